//! What leaves its thread, and what does not.
use std::sync::{Arc, Mutex};
use std::thread;
use tensorplay::*;

fn send<T: Send>() {}
fn share<T: Send + Sync>() {}

#[test]
fn types_leave_their_thread_as_the_guide_says() {
    send::<SendTensor>();
    share::<FrozenTensor>();
    share::<Allocator>();
    share::<Generator>();
    share::<Error>();
    share::<Scalar>();
    share::<Dims>();
}

fn two() -> Tensor {
    Tensor::from_vec(vec![1.0f64, 2.0], &[2]).unwrap()
}

fn refusal(tensor: Tensor) -> Code {
    let (sent, tensor) = tensor.into_send().unwrap_err();
    let (frozen, _) = tensor.freeze().unwrap_err();
    assert_eq!(sent.code(), frozen.code());
    sent.code()
}

#[test]
fn a_tensor_that_others_reach_stays() {
    let a = two();
    let _clone = a.clone();
    assert_eq!(refusal(a), Code::IN_USE);
    let a = two();
    let _view = a.select(0, 0).unwrap();
    assert_eq!(refusal(a), Code::IN_USE);
    let a = two();
    let _weak = a.downgrade().unwrap();
    assert_eq!(refusal(a), Code::IN_USE);
    let a = two();
    let _bytes = a.storage();
    assert_eq!(refusal(a), Code::IN_USE);
}

#[test]
fn a_tensor_that_gradients_follow_stays() {
    let mut a = two();
    a.set_requires_grad(true).unwrap();
    assert_eq!(refusal(a.clone()), Code::STATE);
    assert_eq!(refusal(a.exp().unwrap()), Code::STATE);
}

#[test]
fn hooks_stay_in_the_thread_that_added_them() {
    /// Tells where it was dropped.
    struct Here(Arc<Mutex<Option<thread::ThreadId>>>);
    impl Drop for Here {
        fn drop(&mut self) {
            *self.0.lock().unwrap() = Some(thread::current().id());
        }
    }
    let dropped_in = Arc::new(Mutex::new(None));
    let here = Here(dropped_in.clone());
    let mut a = two();
    a.set_requires_grad(true).unwrap();
    a.add_hook(move |_| {
        let _ = &here;
        Ok(None)
    })
    .unwrap();
    a.set_requires_grad(false).unwrap();
    let sent = a.into_send().unwrap();
    thread::spawn(move || drop(sent.into_tensor()))
        .join()
        .unwrap();
    let dropped_in = dropped_in.lock().unwrap();
    assert_eq!(*dropped_in, Some(thread::current().id()));
}

#[test]
fn a_sent_tensor_is_written_there_and_comes_back() {
    let sent = two().into_send().unwrap();
    let back = thread::spawn(move || {
        let mut a = sent.into_tensor();
        a *= 10;
        a.as_mut_slice::<f64>().unwrap()[0] = 5.0;
        a.into_send().unwrap()
    })
    .join()
    .unwrap();
    assert_eq!(back.into_tensor().to_vec::<f64>().unwrap(), [5.0, 20.0]);
}

#[test]
fn a_frozen_tensor_is_read_by_threads_and_written_by_none() {
    let numbers: Vec<f64> = (0..1000).map(f64::from).collect();
    let frozen = Tensor::from_vec(numbers, &[1000])
        .unwrap()
        .freeze()
        .unwrap();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..50 {
                    let mut own = frozen.clone().tensor().unwrap();
                    let sum = own.sum(&[], false).unwrap();
                    assert_eq!(sum.item().unwrap().to_f64(), Some(499500.0));
                    let error = own.add_scalar_inplace(1).unwrap_err();
                    assert_eq!(error.code(), Code::READ_ONLY);
                    assert_eq!(frozen.as_slice::<f64>().unwrap()[999], 999.0);
                }
            });
        }
    });
}

#[test]
fn a_frozen_view_keeps_its_layout() {
    let base = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], &[2, 3]).unwrap();
    let view = base.at((.., Index::stepped(.., -1))).unwrap();
    drop(base);
    let frozen = view.freeze().unwrap();
    assert_eq!(frozen.sizes(), [2, 3]);
    let own = frozen.tensor().unwrap();
    assert_eq!(own.to_vec::<i64>().unwrap(), [3, 2, 1, 6, 5, 4]);
    assert_eq!(frozen.as_slice::<i64>().unwrap_err().code(), Code::LAYOUT);
}

#[test]
fn empty_tensors_and_single_numbers_leave_too() {
    let none = Tensor::zeros(&[0, 3], Dtype::F32).unwrap();
    let none = none.into_send().unwrap().into_tensor().freeze().unwrap();
    assert!(none.as_slice::<f32>().unwrap().is_empty());
    assert_eq!(none.tensor().unwrap().sizes(), [0, 3]);
    let one = Tensor::scalar(7).unwrap().freeze().unwrap();
    assert_eq!(one.as_slice::<i64>().unwrap(), [7]);
}

#[test]
fn gradients_of_a_frozen_tensor_belong_to_each_thread() {
    let frozen = two().freeze().unwrap();
    thread::scope(|scope| {
        for factor in 1..5 {
            let frozen = &frozen;
            scope.spawn(move || {
                let mut own = frozen.tensor().unwrap();
                own.set_requires_grad(true).unwrap();
                (&own * factor).sum(&[], false).unwrap().backward().unwrap();
                let gradient = own.grad().unwrap().unwrap();
                let expected = [f64::from(factor); 2];
                assert_eq!(gradient.to_vec::<f64>().unwrap(), expected);
            });
        }
    });
}

#[test]
fn modes_and_errors_belong_to_a_thread() {
    autograd::no_grad(|| {
        assert!(!autograd::is_recording());
        thread::spawn(|| assert!(autograd::is_recording()))
            .join()
            .unwrap();
    })
    .unwrap();
    assert!(autograd::is_recording());
}
