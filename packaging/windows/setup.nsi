; The setup for Windows: for the user alone, without an administrator's rights.
; Made by packaging/native/windows.py, which defines VERSION, BUNDLE, ICON, TARGET, KILOBYTES and HOMEPAGE.
; Silent: setup.exe /S [/D=C:\folder], "uninstall.exe" /S.

Unicode true
!ifdef TARGET_CPU
  Target ${TARGET_CPU}
!endif
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS all

!include "MUI2.nsh"
!include "WinVer.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define PRODUCT "Spieltisch"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${PRODUCT}"
!define FILE_CLASS "Spieltisch.Match"

Name "${PRODUCT}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\${PRODUCT}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${PRODUCT} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "${PRODUCT}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileDescription" "${PRODUCT} Setup"
VIAddVersionKey /LANG=1033 "LegalCopyright" "The Spieltisch authors, MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\spieltisch.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Danish"

LangString TOO_OLD ${LANG_ENGLISH} "${PRODUCT} needs Windows 10 or newer."
LangString TOO_OLD ${LANG_GERMAN} "${PRODUCT} braucht Windows 10 oder neuer."
LangString TOO_OLD ${LANG_DANISH} "${PRODUCT} kræver Windows 10 eller nyere."
LangString IS_OPEN ${LANG_ENGLISH} "${PRODUCT} is open. Please close it, then go on."
LangString IS_OPEN ${LANG_GERMAN} "${PRODUCT} ist geöffnet. Bitte schließe es und mach dann weiter."
LangString IS_OPEN ${LANG_DANISH} "${PRODUCT} er åbent. Luk det, og fortsæt så."
LangString MATCH ${LANG_ENGLISH} "Spieltisch match"
LangString MATCH ${LANG_GERMAN} "Spieltisch-Partie"
LangString MATCH ${LANG_DANISH} "Spieltisch-parti"
LangString NO_ROOM ${LANG_ENGLISH} "Not everything could be written to $INSTDIR. Is the disk full? The version from before is there again."
LangString NO_ROOM ${LANG_GERMAN} "Nicht alles konnte nach $INSTDIR geschrieben werden. Ist der Datenträger voll? Die Version von vorher ist wieder da."
LangString NO_ROOM ${LANG_DANISH} "Ikke alt kunne skrives til $INSTDIR. Er disken fuld? Den tidligere version er der igen."
LangString DATA_STAYS ${LANG_ENGLISH} "Your matches and settings stay in $LOCALAPPDATA\Spieltisch."
LangString DATA_STAYS ${LANG_GERMAN} "Deine Partien und Einstellungen bleiben in $LOCALAPPDATA\Spieltisch."
LangString DATA_STAYS ${LANG_DANISH} "Dine partier og indstillinger bliver i $LOCALAPPDATA\Spieltisch."

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

; A program that runs cannot be written over: ask until it is closed; in silence, give up.
!macro WAIT_UNTIL_CLOSED
  ${Do}
    ClearErrors
    ${IfNot} ${FileExists} "$INSTDIR\spieltisch.exe"
      ${ExitDo}
    ${EndIf}
    FileOpen $0 "$INSTDIR\spieltisch.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_OPEN)" /SD IDCANCEL IDRETRY +3
      SetErrorLevel 3
      Quit
  ${Loop}
!macroend

Section
  !insertmacro WAIT_UNTIL_CLOSED
  ; The old version is put aside whole and comes back if the new one cannot be written.
  RMDir /r "$INSTDIR\_before"
  CreateDirectory "$INSTDIR\_before"
  Rename "$INSTDIR\_internal" "$INSTDIR\_before\_internal"
  Rename "$INSTDIR\spieltisch.exe" "$INSTDIR\_before\spieltisch.exe"
  Rename "$INSTDIR\spieltisch-cli.exe" "$INSTDIR\_before\spieltisch-cli.exe"

  ClearErrors
  SetOverwrite try
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*"
  File "/oname=spieltisch.ico" "${ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  ${If} ${Errors}
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\spieltisch.exe"
    Delete "$INSTDIR\spieltisch-cli.exe"
    Rename "$INSTDIR\_before\_internal" "$INSTDIR\_internal"
    Rename "$INSTDIR\_before\spieltisch.exe" "$INSTDIR\spieltisch.exe"
    Rename "$INSTDIR\_before\spieltisch-cli.exe" "$INSTDIR\spieltisch-cli.exe"
    RMDir /r "$INSTDIR\_before"
    MessageBox MB_ICONSTOP "$(NO_ROOM)" /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
  RMDir /r "$INSTDIR\_before"

  CreateShortcut "$SMPROGRAMS\${PRODUCT}.lnk" "$INSTDIR\spieltisch.exe" "" "$INSTDIR\spieltisch.ico"

  WriteRegStr HKCU "Software\Classes\.spieltisch" "" "${FILE_CLASS}"
  WriteRegStr HKCU "Software\Classes\.spieltisch\OpenWithProgids" "${FILE_CLASS}" ""
  WriteRegStr HKCU "Software\Classes\${FILE_CLASS}" "" "$(MATCH)"
  WriteRegStr HKCU "Software\Classes\${FILE_CLASS}\DefaultIcon" "" "$INSTDIR\spieltisch.ico"
  WriteRegStr HKCU "Software\Classes\${FILE_CLASS}\shell\open\command" "" '"$INSTDIR\spieltisch.exe" "%1"'

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${PRODUCT}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\spieltisch.ico"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Spieltisch authors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section Uninstall
  !insertmacro WAIT_UNTIL_CLOSED
  ; Only what the setup has brought: the folder may have been one with other things in it.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\_before"
  Delete "$INSTDIR\spieltisch.exe"
  Delete "$INSTDIR\spieltisch-cli.exe"
  Delete "$INSTDIR\spieltisch.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${PRODUCT}.lnk"
  DeleteRegValue HKCU "Software\Classes\.spieltisch\OpenWithProgids" "${FILE_CLASS}"
  ReadRegStr $0 HKCU "Software\Classes\.spieltisch" ""
  ${If} $0 == "${FILE_CLASS}"
    DeleteRegKey HKCU "Software\Classes\.spieltisch"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${FILE_CLASS}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  ${RefreshShellIcons}
  MessageBox MB_ICONINFORMATION "$(DATA_STAYS)" /SD IDOK
SectionEnd
