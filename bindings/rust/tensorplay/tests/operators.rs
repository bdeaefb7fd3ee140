//! Every operator leaves nothing behind: neither when it succeeds, nor when
//! memory runs out at any of its allocations.
//!
//! Live objects are counted for the process, so this is the only test here.
use tensorplay::{Code, sys};

#[rustfmt::skip]
#[allow(clippy::all)]
mod calls;

fn live_objects() -> i64 {
    // SAFETY: takes nothing.
    unsafe { sys::debug::tp_debug_live_objects() }
}

/// Lets the n-th allocation from now on fail, and all after it; 0 ends that
/// and tells how many failed.
fn fail_from(n: u64) -> u64 {
    // SAFETY: take numbers.
    unsafe {
        let failed = sys::debug::tp_debug_failed_allocations();
        sys::debug::tp_debug_fail_allocations(n);
        failed
    }
}

#[test]
fn every_operator_leaves_nothing_behind() {
    assert_eq!(live_objects(), 0);
    for (name, call) in calls::CALLS {
        call().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(live_objects(), 0, "{name}");
    }
    let operators = calls::CALLS.len();
    println!("operators called: {operators}");

    // SAFETY: takes a number; nobody else uses the library.
    unsafe { sys::debug::tp_debug_set_caching(0) };
    let mut failures = 0;
    for (name, call) in calls::CALLS {
        failures += fail_everywhere(name, call);
        assert_eq!(live_objects(), 0, "{name}");
    }
    // SAFETY: as above.
    unsafe { sys::debug::tp_debug_set_caching(1) };
    println!("injected failures: {failures}");
    assert!(failures > operators as u64);
}

/// Calls with every allocation failing in turn, until none is asked for.
fn fail_everywhere(name: &str, call: calls::Call) -> u64 {
    for n in 1.. {
        fail_from(n);
        let result = call();
        let failed = fail_from(0);
        match result {
            Ok(()) if failed == 0 => return n - 1,
            // What did without the memory, as a cache does.
            Ok(()) => {}
            Err(error) => {
                let code = error.code();
                assert_eq!(code, Code::OUT_OF_MEMORY, "{name}: {error}");
            }
        }
        assert_eq!(live_objects(), 0, "{name}, allocation {n}");
    }
    unreachable!()
}
