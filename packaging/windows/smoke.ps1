# Install in silence, start, remove in silence: what a person's Windows would see, on the build machine.
$ErrorActionPreference = "Stop"
$setup = Get-ChildItem dist\*-setup.exe | Select-Object -First 1
$folder = "$env:LOCALAPPDATA\Programs\Spieltisch"
$env:SPIELTISCH_DATA_DIR = Join-Path $env:RUNNER_TEMP "matches"

function Assert($condition, $sentence) { if (-not $condition) { throw $sentence } }
function Run($program, $words) {
    $process = Start-Process $program -ArgumentList $words -Wait -PassThru -NoNewWindow
    Assert ($process.ExitCode -eq 0) "$program $words ended with $($process.ExitCode)"
}

Run $setup.FullName "/S"
Run "$folder\spieltisch-cli.exe" "--version"
foreach ($game in "cribbage", "dominoes", "five_hundred", "watten") {
    Run "$folder\spieltisch-cli.exe" @("arena", "--game", $game, "--players", "beginner,beginner", "--matches", "1", "--seed", "1")
}
Run "$folder\spieltisch.exe" @("--screenshot", "dist\windows.png", "--game", "watten", "--page", "table")
Assert (Test-Path "$env:APPDATA\Microsoft\Windows\Start Menu\Programs\Spieltisch.lnk") "There is no entry in the start menu."
Assert ((Get-Item "HKCU:\Software\Classes\.spieltisch").GetValue("") -eq "Spieltisch.Match") "The file type is not registered."

# An uninstaller copies itself away and returns at once; with _?= it stays and can be waited for.
Run "$folder\uninstall.exe" @("/S", "_?=$folder")
Assert (-not (Test-Path "$folder\_internal")) "The program was not removed."
Assert (-not (Test-Path "HKCU:\Software\Classes\Spieltisch.Match")) "The file type was not taken back."
