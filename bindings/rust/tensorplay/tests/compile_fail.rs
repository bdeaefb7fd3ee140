//! What the types do not allow: each program of compile_fail/src/bin says in
//! its first line with which error, and no other, the compiler refuses it.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

type Codes = BTreeMap<String, BTreeSet<String>>;

/// The error that each program is to be refused with.
fn expected(folder: &Path) -> Codes {
    std::fs::read_dir(folder.join("src/bin"))
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let code = text.lines().next().unwrap().trim_start_matches("// ");
            let codes = Some(code.to_owned()).filter(|code| code != "nothing");
            let name = path.file_stem().unwrap().to_string_lossy();
            (name.into_owned(), codes.into_iter().collect())
        })
        .collect()
}

/// The errors that the compiler reports, by program.
fn reported(folder: &Path) -> Codes {
    let output = Command::new(env!("CARGO"))
        .args(["check", "--offline", "--bins", "--keep-going"])
        .args(["--message-format", "short", "--color", "never"])
        .arg("--target-dir")
        .arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("compile_fail"))
        .current_dir(folder)
        .env_remove("RUSTFLAGS")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    let mut codes = Codes::new();
    for line in text.lines() {
        // src/bin/NAME.rs:LINE:COLUMN: error[CODE]: MESSAGE
        let Some((place, message)) = line.split_once(": error") else {
            continue;
        };
        let name = place.strip_prefix("src/bin/").unwrap_or(place);
        let name = name.split_once(".rs:").map_or(name, |(name, _)| name);
        let code = message.split(['[', ']']).nth(1).unwrap_or("no code");
        codes.entry(name.into()).or_default().insert(code.into());
    }
    assert!(!codes.is_empty(), "{text}");
    codes
}

#[test]
fn the_compiler_refuses_what_would_be_unsound() {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compile_fail");
    let (expected, reported) = (expected(&folder), reported(&folder));
    for (program, codes) in &expected {
        let given = reported.get(program).cloned().unwrap_or_default();
        assert_eq!(given, *codes, "{program}");
    }
    for program in reported.keys() {
        assert!(expected.contains_key(program), "error in {program}");
    }
    println!("programs refused: {}", reported.len());
    assert_eq!(reported.len() + 1, expected.len());
}
