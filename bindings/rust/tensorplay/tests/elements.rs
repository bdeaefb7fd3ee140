//! Elements of every type, into tensors and out of them.
use tensorplay::*;

fn round_trip<T: Plain + PartialEq + std::fmt::Debug>(values: &[T]) {
    let sizes = [values.len() as i64];
    let mut copied = Tensor::from_slice(values, &sizes).unwrap();
    let taken = Tensor::from_vec(values.to_vec(), &sizes).unwrap();
    assert_eq!(copied.dtype(), T::DTYPE);
    assert_eq!(T::DTYPE.size(), size_of::<T>());
    assert_eq!(copied.to_vec::<T>().unwrap(), values);
    assert_eq!(taken.to_vec::<T>().unwrap(), values);
    assert_eq!(copied.as_slice::<T>().unwrap(), values);
    let turned = taken.flip(&[0]).unwrap().to_vec::<T>().unwrap();
    assert!(turned.iter().eq(values.iter().rev()));
}

#[test]
fn all_seventeen_types_go_in_and_out() {
    round_trip(&[0u8, 1, 255]);
    round_trip(&[0u16, u16::MAX]);
    round_trip(&[0u32, u32::MAX]);
    round_trip(&[0u64, u64::MAX]);
    round_trip(&[i8::MIN, 0, i8::MAX]);
    round_trip(&[i16::MIN, i16::MAX]);
    round_trip(&[i32::MIN, i32::MAX]);
    round_trip(&[i64::MIN, i64::MAX]);
    round_trip(&[0.1f32, -0.0, f32::INFINITY]);
    round_trip(&[0.1f64, f64::MIN_POSITIVE]);
    round_trip(&[F16::from_bits(0x3c00), F16::from_bits(0xfc00)]);
    round_trip(&[Bf16::from_bits(0x3f80)]);
    round_trip(&[F8E4m3fn::from_bits(0x38)]);
    round_trip(&[F8E5m2::from_bits(0x3c)]);
    round_trip(&[Complex::new(1.0f32, -2.0)]);
    round_trip(&[Complex::new(1.0f64, -2.0)]);
    round_trip(&[Bool8::from(true), Bool8::from(false)]);
}

#[test]
fn small_floats_are_what_the_library_makes_of_one() {
    let one = Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let of = |dtype| one.to_dtype(dtype).unwrap();
    let f16 = of(Dtype::F16).to_vec::<F16>().unwrap();
    let bf16 = of(Dtype::BF16).to_vec::<Bf16>().unwrap();
    let e4 = of(Dtype::F8_E4M3FN).to_vec::<F8E4m3fn>().unwrap();
    let e5 = of(Dtype::F8_E5M2).to_vec::<F8E5m2>().unwrap();
    assert_eq!(f16[0].to_bits(), 0x3c00);
    assert_eq!(bf16[0].to_bits(), 0x3f80);
    assert_eq!(e4[0].to_bits(), 0x38);
    assert_eq!(e5[0].to_bits(), 0x3c);
}

#[test]
fn any_byte_of_a_bool_tensor_comes_out_as_a_valid_bool() {
    let bytes = Tensor::from_slice(&[0u8, 1, 2, 255], &[4]).unwrap();
    let mut truths = bytes.view_dtype(Dtype::BOOL).unwrap();
    assert_eq!(truths.to_vec::<bool>().unwrap(), [false, true, true, true]);
    drop(bytes);
    let lent: Vec<bool> = truths
        .as_slice::<Bool8>()
        .unwrap()
        .iter()
        .map(|truth| truth.get())
        .collect();
    assert_eq!(lent, [false, true, true, true]);
}

#[test]
fn rank_zero_and_empty_tensors_are_as_good_as_others() {
    let mut zero = Tensor::from_slice(&[7i32], &[]).unwrap();
    assert_eq!(zero.sizes(), []);
    assert_eq!(zero.as_slice::<i32>().unwrap(), [7]);
    let mut none = Tensor::from_vec(Vec::<f64>::new(), &[0, 3]).unwrap();
    assert!(none.to_vec::<f64>().unwrap().is_empty());
    assert!(none.as_slice::<f64>().unwrap().is_empty());
    assert!(none.as_mut_slice::<f64>().unwrap().is_empty());
    assert!(none.as_cells::<f64>().unwrap().is_empty());
}

#[test]
fn sizes_that_do_not_fit_are_refused() {
    let refused = |sizes: &[i64]| {
        let of_slice = Tensor::from_slice(&[1u8, 2], sizes).unwrap_err();
        let of_vec = Tensor::from_vec(vec![1u8, 2], sizes).unwrap_err();
        (of_slice.code(), of_vec.code())
    };
    for sizes in [&[3][..], &[-2], &[-1, -2], &[i64::MAX, 4], &[]] {
        let (of_slice, of_vec) = refused(sizes);
        assert_ne!(of_slice, Code::OK, "{sizes:?}");
        assert_eq!(of_vec, Code::SHAPE, "{sizes:?}");
    }
}

#[test]
fn elements_are_read_and_written_one_by_one() {
    let mut a = Tensor::zeros(&[2, 2], Dtype::C128).unwrap();
    a.set(&[1, -1], Complex::new(1.0, 2.0)).unwrap();
    assert_eq!(a.get(&[1, 1]).unwrap().to_c128(), Complex::new(1.0, 2.0));
    assert_eq!(a.get(&[2, 0]).unwrap_err().code(), Code::RANGE);
    assert_eq!(a.item().unwrap_err().code(), Code::SHAPE);
    let mut b = Tensor::zeros(&[1], Dtype::U64).unwrap();
    b.set(&[0], u64::MAX).unwrap();
    assert_eq!(b.item().unwrap().to_u64(), Some(u64::MAX));
    assert_eq!(b.item().unwrap().to_i64(), None);
}

#[test]
fn scalars_compare_by_value() {
    assert_eq!(Scalar::from(true), Scalar::from(1u8));
    assert_eq!(Scalar::from(u64::MAX), Scalar::from(u64::MAX));
    assert_ne!(Scalar::from(u64::MAX), Scalar::from(-1));
    assert_eq!(Scalar::from(2), Scalar::from(2.0f32));
    assert_ne!(Scalar::from(Complex::new(2.0, 1.0)), Scalar::from(2));
    assert_eq!(format!("{:?}", Scalar::from(-3)), "-3");
    assert_eq!(
        format!("{:?}", Scalar::from(Complex::new(1.0, -2.0))),
        "1.0-2.0i"
    );
}

#[test]
fn more_values_than_memory_has_room_for_are_an_error() {
    let one = Tensor::from_slice(&[1.0f32], &[1]).unwrap();
    let vast = one.expand(&[1 << 44]).unwrap();
    let error = vast.to_vec::<f32>().unwrap_err();
    assert_eq!(error.code(), Code::OUT_OF_MEMORY);
    assert!(error.message().contains(&(1u64 << 44).to_string()));
    let bytes = Tensor::from_slice(&[1u8], &[1]).unwrap();
    let vast = bytes.expand(&[1 << 62]).unwrap();
    let error = vast.to_vec::<u8>().unwrap_err();
    assert_eq!(error.code(), Code::OUT_OF_MEMORY);
    // A list of tensors, as long as the program says.
    let error = vast.split(1, 0).unwrap_err();
    assert_eq!(error.code(), Code::OUT_OF_MEMORY);
}
