//! Gradients, hooks and functions of a program's own.
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use tensorplay::autograd::*;
use tensorplay::*;

fn leaf(values: &[f64]) -> Tensor {
    let mut leaf = Tensor::from_slice(values, &[values.len() as i64]).unwrap();
    leaf.set_requires_grad(true).unwrap();
    leaf
}

fn total(tensor: &Tensor) -> Tensor {
    tensor.sum(&[], false).unwrap()
}

fn grad(tensor: &Tensor) -> Vec<f64> {
    tensor.grad().unwrap().unwrap().to_vec().unwrap()
}

const AGAIN: Backward = Backward {
    retain_graph: true,
    create_graph: false,
    allow_unused: false,
};

#[test]
fn passes_add_up_until_the_gradient_is_cleared() {
    let mut x = leaf(&[1.0, 2.0]);
    let y = total(&(&x * &x));
    backward(&[&y], &[], AGAIN).unwrap();
    backward(&[&y], &[], AGAIN).unwrap();
    assert_eq!(grad(&x), [4.0, 8.0]);
    x.zero_grad().unwrap();
    assert_eq!(grad(&x), [0.0, 0.0]);
    x.set_grad(None).unwrap();
    y.backward().unwrap();
    assert_eq!(grad(&x), [2.0, 4.0]);
    assert_eq!(y.backward().unwrap_err().code(), Code::STATE);
}

#[test]
fn a_tensor_is_no_gradient_of_its_own() {
    let mut x = leaf(&[1.0, 2.0]);
    let detached = x.detach().unwrap();
    let turned = detached.flip(&[0]).unwrap();
    let spread = detached.at(0).unwrap().expand(&[2]).unwrap();
    let own = [x.clone(), x.alias().unwrap(), detached, turned, spread];
    for gradient in &own {
        let error = x.set_grad(Some(gradient)).unwrap_err();
        assert_eq!(error.code(), Code::OVERLAP);
        assert_eq!(error.function(), "tp_tensor_grad_set");
    }
    drop(own);
    assert!(x.grad().unwrap().is_none());
    // What lies beside it in one storage is no part of it.
    let both = Tensor::zeros(&[2, 3], Dtype::F64).unwrap();
    let mut first = both.at(0).unwrap();
    first.set_requires_grad(true).unwrap();
    first.set_grad(Some(&both.at(1).unwrap())).unwrap();
    let mut none = leaf(&[]);
    assert!(none.set_grad(Some(&none.clone())).is_err());
    // Nor is it that of its gradient.
    let [mut y, mut z] = [leaf(&[1.0, 2.0]), leaf(&[1.0, 2.0])];
    x.set_grad(Some(&y)).unwrap();
    y.set_grad(Some(&z)).unwrap();
    assert_eq!(z.set_grad(Some(&x)).unwrap_err().code(), Code::OVERLAP);
    drop((y, z));
    let gone = x.downgrade().unwrap();
    drop(x);
    assert!(gone.upgrade().is_none());
}

#[test]
fn gradients_of_inputs_touch_no_leaf() {
    let (x, unused) = (leaf(&[3.0]), leaf(&[1.0]));
    let y = x.square().unwrap();
    let how = Backward {
        allow_unused: true,
        ..AGAIN
    };
    let given = gradients(&[&y], &[], &[&x, &unused], how).unwrap();
    let of_x = given[0].as_ref().unwrap().item().unwrap();
    assert_eq!(of_x.to_f64(), Some(6.0));
    assert!(given[1].is_none() && x.grad().unwrap().is_none());
    let error = gradients(&[&y], &[], &[&unused], AGAIN).unwrap_err();
    assert_eq!(error.code(), Code::STATE);
}

#[test]
fn as_many_gradients_as_tensors_are_asked_for() {
    let x = leaf(&[1.0]);
    let error = backward(&[&x], &[None, None], AGAIN).unwrap_err();
    assert_eq!(error.code(), Code::ARGUMENT);
}

#[test]
fn a_saved_value_that_is_overwritten_ends_the_pass() {
    let x = leaf(&[1.0]);
    let mut y = x.exp().unwrap();
    let z = total(&y.square().unwrap());
    y.add_scalar_inplace(1).unwrap();
    let error = z.backward().unwrap_err();
    assert_eq!(error.code(), Code::VERSION);
}

#[test]
fn modes_nest_and_end_where_they_are_dropped() {
    let x = leaf(&[1.0]);
    let outer = GradMode::new(false).unwrap();
    let inner = GradMode::new(true).unwrap();
    assert!((&x * 2).requires_grad());
    drop(inner);
    assert!(!(&x * 2).requires_grad());
    drop(outer);
    let made = inference_mode(|| {
        assert!(is_inference_mode() && !is_recording());
        Tensor::zeros(&[1], Dtype::F32).unwrap()
    })
    .unwrap();
    assert!(made.flags().contains(TensorFlags::INFERENCE));
    assert!(is_recording() && !is_inference_mode());
}

#[test]
fn anomaly_mode_leaves_the_other_modes_alone() {
    let off = GradMode::new(false).unwrap();
    let anomaly = AnomalyMode::new(true).unwrap();
    let inner = AnomalyMode::new(false).unwrap();
    assert!(!is_anomaly_mode() && !is_recording());
    drop(inner);
    assert!(is_anomaly_mode() && !is_recording());
    drop(off);
    assert!(is_anomaly_mode() && is_recording());
    let x = leaf(&[1.0]);
    let mut y = x.exp().unwrap();
    let z = total(&y.square().unwrap());
    y.add_scalar_inplace(1).unwrap();
    assert_eq!(z.backward().unwrap_err().code(), Code::VERSION);
    drop(anomaly);
    assert!(!is_anomaly_mode());
}

#[test]
fn a_mode_ends_when_its_closure_panics() {
    let caught = std::panic::catch_unwind(|| no_grad(|| panic!("as meant")));
    assert!(caught.is_err() && is_recording());
}

#[test]
fn hooks_see_and_replace_gradients_until_they_are_removed() {
    let x = leaf(&[1.0, 2.0]);
    let seen = Rc::new(RefCell::new(Vec::new()));
    let notes = seen.clone();
    let first = x.add_hook(move |gradient| {
        notes.borrow_mut().push(gradient.to_vec::<f64>()?);
        Ok(Some(gradient * 10))
    });
    let notes = seen.clone();
    x.add_hook(move |gradient| {
        notes.borrow_mut().push(gradient.to_vec::<f64>()?);
        Ok(None)
    })
    .unwrap();
    total(&(&x * 3)).backward().unwrap();
    assert_eq!(grad(&x), [30.0, 30.0]);
    assert_eq!(*seen.borrow(), [vec![3.0; 2], vec![30.0; 2]]);
    x.remove_hook(first.unwrap()).unwrap();
    assert_eq!(Rc::strong_count(&seen), 2);
    drop(x);
    assert_eq!(Rc::strong_count(&seen), 1);
}

#[test]
fn an_error_of_a_hook_is_carried() {
    let x = leaf(&[1.0]);
    x.add_hook(|_| Err(Error::new(Code::RANGE, "not this one")))
        .unwrap();
    let error = total(&x).backward().unwrap_err();
    assert_eq!(error.code(), Code::RANGE);
    assert_eq!(error.cause(), Some("not this one"));
}

#[test]
fn the_innermost_reason_comes_through_all_callbacks() {
    let x = leaf(&[2.0]);
    let y = total(&x.square().unwrap());
    let again = y.clone();
    let id = x
        .add_hook(move |_| backward(&[&again], &[], AGAIN).map(|()| None))
        .unwrap();
    let error = backward(&[&y], &[], AGAIN).unwrap_err();
    assert_eq!(error.code(), Code::STATE);
    assert!(error.message().contains("hook"), "{error:?}");
    let cause = error.cause().unwrap();
    let reason = "64 backward passes are inside each other";
    assert!(cause.starts_with(reason), "{cause}");
    assert_eq!(cause.matches("a hook").count(), 1, "{cause}");
    x.remove_hook(id).unwrap();
    // What the system said, and about what.
    let load = |_: &Tensor| io::npy::load("/no/such/file").map(Some);
    x.add_hook(load).unwrap();
    let error = y.backward().unwrap_err();
    let cause = error.cause().unwrap();
    assert!(cause.contains("No such file"), "{cause}");
    assert!(cause.contains("/no/such/file"), "{cause}");
}

#[test]
fn a_panic_of_a_hook_is_caught() {
    let x = leaf(&[1.0]);
    let id = x.add_hook(|_| panic!("number {}", 7)).unwrap();
    let error = total(&x).backward().unwrap_err();
    assert_eq!(error.code(), Code::CALLBACK);
    assert!(error.cause().unwrap().ends_with("number 7"));
    x.remove_hook(id).unwrap();
    total(&x).backward().unwrap();
}

#[test]
fn a_hook_may_run_a_pass_that_calls_it() {
    let x = leaf(&[2.0]);
    let depth = Rc::new(Cell::new(0));
    let (inner, level) = (x.clone(), depth.clone());
    let id = x
        .add_hook(move |_| {
            level.set(level.get() + 1);
            if level.get() < 3 {
                enable_grad(|| inner.square().and_then(|y| y.backward()))??;
            }
            Ok(None)
        })
        .unwrap();
    total(&(&x * 1)).backward().unwrap();
    assert_eq!(depth.get(), 3);
    assert_eq!(grad(&x), [9.0]);
    // The hook holds the tensor that holds the hook.
    x.remove_hook(id).unwrap();
    assert_eq!(x.use_count(), 1);
}

/// (a * b, a + b) with gradients that are told by hand.
fn product_and_sum(a: &Tensor, b: &Tensor) -> Result<[Tensor; 2]> {
    let mut out = no_grad(|| [a * b, a + b])?;
    Function::new("product_and_sum", |context| {
        let (a, b) = (context.saved(0)?, context.saved(1)?);
        assert_eq!(context.inputs(), 2);
        let through = |other: &Tensor| -> Option<Tensor> {
            let product = context.gradient(0).map(|g| g * other);
            match (product, context.gradient(1)) {
                (Some(product), Some(sum)) => Some(product + sum),
                (product, sum) => product.or(sum.cloned()),
            }
        };
        Ok(vec![through(&b), through(&a)])
    })
    .keep(a)
    .keep(b)
    .record(&[a, b], &mut out)?;
    Ok(out)
}

#[test]
fn a_function_of_several_inputs_and_outputs_is_differentiated() {
    let (a, b) = (leaf(&[2.0, 3.0]), leaf(&[5.0, 7.0]));
    let [product, sum] = product_and_sum(&a, &b).unwrap();
    assert!(product.graph(GraphStyle::TEXT).contains("product_and_sum"));
    total(&(product + sum * 10)).backward().unwrap();
    assert_eq!(grad(&a), [15.0, 17.0]);
    assert_eq!(grad(&b), [12.0, 13.0]);
    let [_, sum] = product_and_sum(&a, &b).unwrap();
    total(&sum).backward().unwrap();
    assert_eq!(grad(&a), [16.0, 18.0]);
}

#[test]
fn a_function_is_differentiated_twice() {
    let (a, b) = (leaf(&[2.0]), leaf(&[5.0]));
    let [product, _] = product_and_sum(&(&a * &a), &b).unwrap();
    let create = Backward {
        create_graph: true,
        ..Default::default()
    };
    let first = gradients(&[&product], &[], &[&a], create).unwrap();
    let first = first[0].as_ref().unwrap();
    assert_eq!(first.item().unwrap().to_f64(), Some(20.0));
    let second = gradients(&[first], &[], &[&a], AGAIN).unwrap();
    let second = second[0].as_ref().unwrap();
    assert_eq!(second.item().unwrap().to_f64(), Some(10.0));
}

#[test]
fn a_tensor_is_one_output_of_a_function() {
    let x = leaf(&[1.0, 2.0]);
    let y = no_grad(|| &x * 2).unwrap();
    let other = no_grad(|| &x * 3).unwrap();
    let mut out = [y.clone(), other, y];
    let double = || Function::new("double", |_| Ok(vec![None]));
    let error = double().record(&[&x], &mut out).unwrap_err();
    assert_eq!(error.code(), Code::OVERLAP);
    assert_eq!(error.message(), "outputs 0 and 2 are one tensor");
    assert!(out.iter().all(Tensor::is_leaf));
    double().record(&[&x], &mut out[..2]).unwrap();
    assert!(!out[0].is_leaf() && !out[1].is_leaf());
}

/// The error of a pass through a function with a formula.
fn fails_with(
    formula: impl Fn(&Context) -> Result<Vec<Option<Tensor>>> + 'static,
) -> Error {
    let x = leaf(&[1.0]);
    let mut out = [no_grad(|| &x * 2).unwrap()];
    let function = Function::new("wrong", formula).keep(&x);
    function.record(&[&x], &mut out).unwrap();
    out[0].backward().unwrap_err()
}

#[test]
fn errors_and_panics_of_a_function_are_carried() {
    let error = fails_with(|_| Err(Error::new(Code::SHAPE, "no shape")));
    assert_eq!(
        (error.code(), error.cause()),
        (Code::SHAPE, Some("no shape"))
    );
    let error = fails_with(|_| panic!("no luck"));
    assert_eq!(error.code(), Code::CALLBACK);
    assert!(error.cause().unwrap().contains("no luck"));
    let error = fails_with(|_| Ok(vec![None, None]));
    assert_eq!(error.cause(), Some("2 gradients for 1 inputs"));
    let error = fails_with(|context| context.saved(1).map(|_| vec![]));
    assert_eq!(error.code(), Code::RANGE);
    let wrong = |_: &Context| Ok(vec![Some(Tensor::scalar(1)?)]);
    assert_ne!(fails_with(wrong).code(), Code::OK);
}

#[test]
fn a_formula_goes_with_its_history() {
    let alive = Rc::new(());
    let (x, held) = (leaf(&[1.0]), alive.clone());
    let record = |x: &Tensor, held: Rc<()>| {
        let mut out = [no_grad(|| x * 2).unwrap()];
        Function::new("held", move |_| {
            let _ = &held;
            Ok(vec![None])
        })
        .record(&[x], &mut out)
        .map(|()| out)
    };
    let out = record(&x, held).unwrap();
    assert_eq!(Rc::strong_count(&alive), 2);
    drop(out);
    assert_eq!(Rc::strong_count(&alive), 1);
    // Nothing is recorded without a leaf, and after a failure.
    record(&x.detach().unwrap(), alive.clone()).unwrap();
    assert_eq!(Rc::strong_count(&alive), 1);
    let held = alive.clone();
    let function = Function::new("held", move |_| {
        let _ = &held;
        Ok(vec![])
    });
    assert!(function.record(&[&x], &mut []).is_err());
    assert_eq!(Rc::strong_count(&alive), 1);
}
