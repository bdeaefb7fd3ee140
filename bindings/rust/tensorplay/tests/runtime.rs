//! Settings of the process. Each test puts back what it sets, but they share
//! the process, so they take turns.
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use tensorplay::*;

static TURN: Mutex<()> = Mutex::new(());

fn turn() -> MutexGuard<'static, ()> {
    TURN.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn large() -> Tensor {
    Tensor::ones(&[200_000], Dtype::F64).unwrap()
}

fn sum(tensor: &Tensor) -> Option<f64> {
    tensor.sum(&[], false).unwrap().item().unwrap().to_f64()
}

#[test]
fn the_number_of_threads_is_set_and_refused() {
    let _turn = turn();
    runtime::set_num_threads(3).unwrap();
    assert_eq!(runtime::num_threads(), 3);
    assert_eq!(sum(&large()), Some(200_000.0));
    let error = runtime::set_num_threads(-1).unwrap_err();
    assert_eq!(error.code(), Code::ARGUMENT);
    runtime::set_num_threads(0).unwrap();
    runtime::set_streaming_limit(1 << 20).unwrap();
    assert_eq!(runtime::streaming_limit(), 1 << 20);
    runtime::set_streaming_limit(0).unwrap();
}

#[test]
fn a_pool_of_the_program_works_and_goes() {
    let _turn = turn();
    let (calls, alive) = (Arc::new(AtomicUsize::new(0)), Arc::new(()));
    let (counter, held) = (calls.clone(), alive.clone());
    runtime::set_num_threads(4).unwrap();
    runtime::set_parallel_for(move |count, task| {
        let _ = &held;
        counter.fetch_add(1, Ordering::Relaxed);
        std::thread::scope(|scope| {
            for _ in 0..count {
                scope.spawn(|| task.run());
            }
        });
    })
    .unwrap();
    assert_eq!(sum(&large().exp().unwrap().log().unwrap()), Some(200_000.0));
    assert!(calls.load(Ordering::Relaxed) > 0);
    // A pool that panics is only slower.
    runtime::set_parallel_for(|_, _| panic!("no threads today")).unwrap();
    assert_eq!(Arc::strong_count(&alive), 1);
    assert_eq!(sum(&large()), Some(200_000.0));
    runtime::use_own_workers().unwrap();
    runtime::set_num_threads(0).unwrap();
}

#[test]
fn the_log_is_written_to_and_may_panic() {
    let _turn = turn();
    let lines = Arc::new(Mutex::new(Vec::new()));
    let log = lines.clone();
    runtime::set_log(LogLevel::LAYOUT, move |level, line| {
        log.lock().unwrap().push((level, line.to_owned()));
    })
    .unwrap();
    Tensor::scalar(1.0).unwrap().exp().unwrap();
    runtime::set_log(LogLevel::LAYOUT, |_, _| panic!("no paper")).unwrap();
    assert_eq!(Arc::strong_count(&lines), 1);
    Tensor::scalar(1.0).unwrap().exp().unwrap();
    runtime::clear_log().unwrap();
    let lines = lines.lock().unwrap();
    let (level, line) = lines.last().unwrap();
    assert_eq!(*level, LogLevel::LAYOUT);
    assert!(line.starts_with("exp/f64/"), "{line}");
}

#[test]
fn memory_that_runs_out_is_collected_first() {
    let _turn = turn();
    let asked = Arc::new(AtomicUsize::new(0));
    let count = asked.clone();
    runtime::set_collect(move || {
        count.fetch_add(1, Ordering::Relaxed);
        false
    })
    .unwrap();
    let error = Tensor::empty(&[1 << 60], Dtype::U8, None).unwrap_err();
    assert_eq!(error.code(), Code::OUT_OF_MEMORY);
    assert_eq!(asked.load(Ordering::Relaxed), 1);
    runtime::clear_collect().unwrap();
    assert_eq!(Arc::strong_count(&asked), 1);
}

#[test]
fn shutdown_waits_for_the_last_handle() {
    let _turn = turn();
    let a = Tensor::scalar(1).unwrap();
    // SAFETY: no other thread uses the library in this turn.
    let error = unsafe { runtime::shutdown() }.unwrap_err();
    assert_eq!(error.code(), Code::LIVE_OBJECTS);
    drop(a);
    // SAFETY: as above.
    unsafe { runtime::shutdown() }.unwrap();
    assert_eq!(sum(&large()), Some(200_000.0));
}
