//! Runs calls that have to leave nothing behind: neither when they succeed,
//! nor when memory runs out at any of their allocations.
//!
//! Live objects are counted for the process, so a test that uses this is the
//! only one in its file.
use tensorplay::{Code, Error, Result, sys};

pub type Call = fn() -> Result<()>;

pub fn live_objects() -> i64 {
    // SAFETY: takes nothing.
    unsafe { sys::debug::tp_debug_live_objects() }
}

/// Lets the n-th allocation from now on fail, and all after it; 0 ends that.
/// Tells how many failed before.
fn fail_from(n: u64) -> u64 {
    // SAFETY: take numbers.
    unsafe {
        let failed = sys::debug::tp_debug_failed_allocations();
        sys::debug::tp_debug_fail_allocations(n);
        failed
    }
}

fn set_caching(on: bool) {
    // SAFETY: takes a number; nobody else uses the library.
    unsafe { sys::debug::tp_debug_set_caching(i32::from(on)) };
}

/// Runs every call, then every call with every allocation failing in turn.
/// Prints how many there were of `what`.
pub fn check(what: &str, calls: &[(&str, Call)]) {
    assert_eq!(live_objects(), 0);
    for (name, call) in calls {
        call().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(live_objects(), 0, "{name}");
    }
    println!("{what} called: {}", calls.len());
    set_caching(false);
    let failures: u64 = calls
        .iter()
        .map(|(name, call)| fail_everywhere(name, *call))
        .sum();
    set_caching(true);
    println!("injected failures: {failures}");
    assert!(failures > calls.len() as u64);
    assert_eq!(live_objects(), 0);
}

/// Whether memory was what failed, also where a callback or a cause says so.
fn is_out_of_memory(error: &Error) -> bool {
    error.code() == Code::OUT_OF_MEMORY
        || error.native_code() == Some(i64::from(sys::TP_ERROR_OUT_OF_MEMORY))
}

/// Calls with every allocation failing in turn, until none is asked for.
fn fail_everywhere(name: &str, call: Call) -> u64 {
    for n in 1.. {
        fail_from(n);
        let result = call();
        let failed = fail_from(0);
        match result {
            Ok(()) if failed == 0 => return n - 1,
            // It did without the memory, as a cache does.
            Ok(()) => {}
            Err(error) => {
                assert!(is_out_of_memory(&error), "{name}: {error}")
            }
        }
        assert_eq!(live_objects(), 0, "{name}, allocation {n}");
    }
    unreachable!()
}
