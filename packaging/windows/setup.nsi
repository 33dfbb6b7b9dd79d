; The setup for Windows: for the user alone, without an administrator's rights.
; Made by packaging/native/windows.py, which defines VERSION, BUNDLE, MARK, ICON, TARGET, KILOBYTES and HOMEPAGE.
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
LangString NO_ROOM ${LANG_ENGLISH} "Not everything could be written to $INSTDIR. Is the disk full? Nothing has been changed."
LangString NO_ROOM ${LANG_GERMAN} "Nicht alles konnte nach $INSTDIR geschrieben werden. Ist der Datenträger voll? Es wurde nichts verändert."
LangString NO_ROOM ${LANG_DANISH} "Ikke alt kunne skrives til $INSTDIR. Er disken fuld? Intet er ændret."
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

; Everything that the setup brings, from one folder into another; the error flag tells when something stays.
!macro MOVE FROM TO NAME
  ${If} ${FileExists} "${FROM}\${NAME}"
    Rename "${FROM}\${NAME}" "${TO}\${NAME}"
  ${EndIf}
!macroend
!macro MOVE_ALL FROM TO
  !insertmacro MOVE "${FROM}" "${TO}" "_internal"
  !insertmacro MOVE "${FROM}" "${TO}" "spieltisch.exe"
  !insertmacro MOVE "${FROM}" "${TO}" "spieltisch-cli.exe"
  !insertmacro MOVE "${FROM}" "${TO}" "spieltisch.ico"
  !insertmacro MOVE "${FROM}" "${TO}" "package"
  !insertmacro MOVE "${FROM}" "${TO}" "uninstall.exe"
!macroend

Var InUse ; 1 when a file of the version before cannot be moved
Section
  !insertmacro WAIT_UNTIL_CLOSED
  ; Written aside first: what is there is not touched before all of the new version is on the disk.
  ; A file that cannot be written ends the section at once; .onInstFailed tidies up.
  RMDir /r "$INSTDIR\_new"
  SetOutPath "$INSTDIR\_new"
  File /r "${BUNDLE}/*"
  File "/oname=spieltisch.ico" "${ICON}"
  File "/oname=package" "${MARK}"
  ClearErrors
  WriteUninstaller "$INSTDIR\_new\uninstall.exe"
  SetOutPath "$INSTDIR"
  ${If} ${Errors}
    Abort
  ${EndIf}

  RMDir /r "$INSTDIR\_before"
  CreateDirectory "$INSTDIR\_before"
  ClearErrors
  !insertmacro MOVE_ALL "$INSTDIR" "$INSTDIR\_before"
  ${If} ${Errors}
    StrCpy $InUse 1
  ${Else}
    !insertmacro MOVE_ALL "$INSTDIR\_new" "$INSTDIR"
    ${If} ${Errors}
      StrCpy $InUse 1
    ${EndIf}
  ${EndIf}
  ${If} $InUse == 1 ; what has been moved goes back
    !insertmacro MOVE_ALL "$INSTDIR" "$INSTDIR\_new"
    !insertmacro MOVE_ALL "$INSTDIR\_before" "$INSTDIR"
    RMDir "$INSTDIR\_before"
    Abort
  ${EndIf}
  RMDir /r "$INSTDIR\_before"
  RMDir "$INSTDIR\_new"

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

Function .onInstFailed
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR\_new"
  RMDir "$INSTDIR"
  ${If} $InUse == 1
    MessageBox MB_ICONSTOP "$(IS_OPEN)" /SD IDOK
    SetErrorLevel 3
  ${Else}
    MessageBox MB_ICONSTOP "$(NO_ROOM)" /SD IDOK
    SetErrorLevel 4
  ${EndIf}
FunctionEnd

Section Uninstall
  !insertmacro WAIT_UNTIL_CLOSED
  ; Only what the setup has brought: the folder may have been one with other things in it.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\_before"
  RMDir /r "$INSTDIR\_new"
  Delete "$INSTDIR\spieltisch.exe"
  Delete "$INSTDIR\spieltisch-cli.exe"
  Delete "$INSTDIR\spieltisch.ico"
  Delete "$INSTDIR\package"
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
