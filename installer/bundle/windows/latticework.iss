; The installer for Windows, by Inno Setup 6, of the folder that `py installer\build.py bundle` makes there:
;     iscc /DVersion=0.1.0 installer\bundle\windows\latticework.iss

[Setup]
AppId={{6B0F5C0E-5A37-4C5B-9C36-2F0E6A1D7C44}
AppName=Latticework
AppVersion={#Version}
DefaultDirName={autopf}\Latticework
DefaultGroupName=Latticework
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
SourceDir=..\..\..\dist
OutputDir=.
OutputBaseFilename=latticework-{#Version}-setup
LicenseFile=latticework\LICENSE
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
ChangesEnvironment=yes

[Tasks]
Name: path; Description: "Add the command latticework to the path"; Flags: unchecked
Name: desktop; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "latticework\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Latticework"; Filename: "{app}\latticework-window.exe"
Name: "{autodesktop}\Latticework"; Filename: "{app}\latticework-window.exe"; Tasks: desktop

; Puzzles are .toml files, as many others are, so only "Open with" gets the program for them.
[Registry]
Root: HKA; Subkey: "Software\Classes\.search"; ValueType: string; ValueData: "Latticework.Search"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Latticework.Search"; ValueType: string; ValueData: "Latticework search"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Latticework.Search\shell\open\command"; ValueType: string; ValueData: """{app}\latticework-window.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.xmpuzzle\OpenWithProgids"; ValueType: string; ValueName: "Latticework.Puzzle"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.toml\OpenWithProgids"; ValueType: string; ValueName: "Latticework.Puzzle"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Latticework.Puzzle"; ValueType: string; ValueData: "Puzzle"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Latticework.Puzzle\shell\open\command"; ValueType: string; ValueData: """{app}\latticework-window.exe"" ""%1"""
Root: HKCU; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: path

[Run]
Filename: "{app}\latticework-window.exe"; Description: "{cm:LaunchProgram,Latticework}"; Flags: nowait postinstall skipifsilent
