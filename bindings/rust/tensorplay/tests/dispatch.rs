//! Operators by name, and what else the library tells.
use tensorplay::dispatch::{Argument, operator, operators};
use tensorplay::*;

#[test]
fn operators_are_found_and_called_by_name() {
    let a = Tensor::from_slice(&[3.0f32, 1.0, 2.0], &[3]).unwrap();
    let call = |name: &str, arguments: &[Argument]| {
        operator(name).unwrap().call(arguments)
    };
    let by_name =
        call("add", &[Argument::Tensor(&a), Argument::Scalar(2.into())]);
    let sum = by_name.unwrap().remove(0).to_vec::<f32>().unwrap();
    assert_eq!(sum, [5.0, 3.0, 4.0]);
    let list = [&a, &a];
    let joined = call("cat", &[Argument::Tensors(&list), Argument::Integer(0)]);
    assert_eq!(joined.unwrap()[0].sizes(), [6]);
    let index = Tensor::from_slice(&[2i64, 0], &[2]).unwrap();
    let chosen = call(
        "index_select",
        &[
            Argument::Tensor(&a),
            Argument::Integer(0),
            Argument::Tensor(&index),
        ],
    );
    assert_eq!(chosen.unwrap()[0].to_vec::<f32>().unwrap(), [2.0, 3.0]);
}

#[test]
fn wrong_calls_by_name_are_errors() {
    assert_eq!(operator("no such").unwrap_err().code(), Code::ARGUMENT);
    let add = operator("add").unwrap();
    assert!(add.call(&[]).is_err());
    assert!(add.call(&[Argument::Bool(true); 3]).is_err());
}

#[test]
fn every_operator_tells_what_it_is() {
    let all = operators().unwrap();
    for one in &all {
        assert!(!one.name.is_empty() && !one.arguments.is_empty());
        assert!(one.results >= 1 && !one.is_registered, "{one:?}");
        assert!(one.form.name().is_some() && one.result.name().is_some());
    }
    let two = all.iter().find(|one| one.name == "max_dim").unwrap();
    assert_eq!(two.results, 2);
}

#[test]
fn unknown_numbers_of_an_enumeration_are_kept() {
    let later = Dtype::from_raw(99);
    assert_eq!(later.name(), None);
    assert_eq!(format!("{later:?}"), "Dtype(99)");
    assert_eq!(format!("{:?}", Code::SHAPE), "TP_ERROR_SHAPE");
    assert_eq!("f8_e5m2".parse(), Ok(Dtype::F8_E5M2));
    assert_eq!("f7".parse::<Dtype>().unwrap_err().code(), Code::ARGUMENT);
}

#[test]
fn errors_are_told_whole_and_belong_to_no_thread() {
    let unknown = Tensor::zeros(&[1], Dtype::from_raw(99)).unwrap_err();
    assert_eq!(unknown.argument(), Some(3));
    assert_eq!(unknown.function(), "tp_zeros");
    let elsewhere = std::thread::spawn(move || unknown.to_string());
    let text = elsewhere.join().unwrap();
    assert!(text.starts_with("tp_zeros: "), "{text}");
    assert!(text.ends_with("[argument 3] (TP_ERROR_ARGUMENT)"), "{text}");
    let boxed: Box<dyn std::error::Error + Send + Sync> =
        Error::new(Code::STATE, "not now").into();
    assert_eq!(boxed.to_string(), "not now (TP_ERROR_STATE)");
}

#[test]
fn flags_are_told_by_name() {
    let a = Tensor::zeros(&[2, 2], Dtype::F32).unwrap();
    let text = format!("{:?}", a.t().unwrap().flags());
    assert_eq!(text, "{NON_OVERLAPPING_AND_DENSE, VIEW}");
    let both = TensorFlags::VIEW | TensorFlags::CONTIGUOUS;
    assert!(!a.flags().contains(both) && a.flags().intersects(both));
}
