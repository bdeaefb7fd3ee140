//! Whose bytes may be lent, and how.
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tensorplay::*;

fn three() -> Tensor {
    Tensor::from_slice(&[1.0f32, 2.0, 3.0], &[3]).unwrap()
}

fn code<T>(result: Result<T>) -> Code {
    result.map_or_else(|error| error.code(), |_| Code::OK)
}

/// What the two kinds of slices say, which agree but for read-only bytes.
fn both(tensor: &mut Tensor) -> (Code, Code) {
    (
        code(tensor.as_slice::<f32>()),
        code(tensor.as_mut_slice::<f32>()),
    )
}

#[test]
fn bytes_are_lent_while_one_handle_leads_to_them() {
    assert_eq!(both(&mut three()), (Code::OK, Code::OK));
}

#[test]
fn every_other_way_to_the_bytes_ends_lending() {
    let in_use = (Code::IN_USE, Code::IN_USE);
    let mut a = three();
    type Way = fn(&Tensor) -> Box<dyn std::any::Any>;
    let ways: [Way; 6] = [
        |a| Box::new(a.clone()),
        |a| Box::new(a.select(0, 0).unwrap()),
        |a| Box::new(a.storage()),
        |a| Box::new(a.storage().part(0, 4).unwrap()),
        |a| Box::new(a.downgrade().unwrap()),
        |a| Box::new(a.storage().downgrade().unwrap()),
    ];
    for (place, way) in ways.iter().enumerate() {
        let other = way(&a);
        assert!(!a.is_unique());
        assert_eq!(both(&mut a), in_use, "way {place}");
        drop(other);
        assert_eq!(both(&mut a), (Code::OK, Code::OK), "way {place}");
    }
}

#[test]
fn a_part_and_the_last_handle_of_its_tensor_do_not_lend() {
    let whole = Storage::new(16, Device::CPU).unwrap();
    let part = whole.part(0, 12).unwrap();
    let mut a = part.tensor(&[3], None, 0, Dtype::F32).unwrap();
    drop(part);
    assert_eq!(both(&mut a), (Code::IN_USE, Code::IN_USE));
}

#[test]
fn memory_of_several_processes_is_copied_only() {
    let storage = Storage::shared(None, 12).unwrap();
    let mut a = storage.tensor(&[3], None, 0, Dtype::F32).unwrap();
    drop(storage);
    assert_eq!(both(&mut a), (Code::IN_USE, Code::IN_USE));
    assert_eq!(code(a.as_cells::<f32>()), Code::IN_USE);
    assert_eq!(a.to_vec::<f32>().unwrap(), [0.0; 3]);
}

#[test]
fn read_only_bytes_are_lent_for_reading_only() {
    static TABLE: [f32; 3] = [1.0, 2.0, 3.0];
    let mut a = Tensor::from_static(&TABLE, &[3]).unwrap();
    assert_eq!(both(&mut a), (Code::OK, Code::READ_ONLY));
    assert_eq!(code(a.as_cells::<f32>()), Code::READ_ONLY);
}

#[test]
fn gaps_and_other_types_are_refused() {
    let a = Tensor::zeros(&[2, 3], Dtype::F32).unwrap();
    let mut turned = a.t().unwrap();
    drop(a);
    assert_eq!(both(&mut turned), (Code::LAYOUT, Code::LAYOUT));
    assert_eq!(code(turned.as_cells::<f32>()), Code::LAYOUT);
    assert_eq!(code(turned.as_slice::<f64>()), Code::DTYPE);
}

#[test]
fn misaligned_elements_are_refused() {
    let storage = Storage::new(16, Device::CPU).unwrap();
    let bytes = storage.tensor(&[12], None, 1, Dtype::U8).unwrap();
    drop(storage);
    // The library asks for aligned offsets itself.
    assert!(bytes.view_dtype(Dtype::F32).is_err());
}

#[test]
fn what_a_history_keeps_is_not_lent() {
    let mut x = three();
    x.set_requires_grad(true).unwrap();
    let mut y = x.exp().unwrap();
    assert_eq!(both(&mut y), (Code::IN_USE, Code::IN_USE));
    let mut kept = y.sum(&[], false).unwrap();
    kept.backward().unwrap();
    assert_eq!(code(kept.as_slice::<f32>()), Code::OK);
}

#[test]
fn a_write_through_a_slice_is_counted() {
    let mut a = three();
    a.as_mut_slice::<f32>().unwrap().fill(9.0);
    assert_eq!(a.version(), Some(1));
    assert_eq!(a.to_vec::<f32>().unwrap(), [9.0; 3]);
}

#[test]
fn cells_are_seen_by_views_and_keep_the_storage_as_it_is() {
    let a = three();
    let view = a.at(1..).unwrap();
    let cells = a.as_cells::<f32>().unwrap();
    cells[1].set(7.0);
    assert_eq!(view.to_vec::<f32>().unwrap(), [7.0, 3.0]);
    let mut storage = a.storage();
    assert_eq!(storage.resize(1 << 20).unwrap_err().code(), Code::IN_USE);
    drop(cells);
    storage.resize(1 << 20).unwrap();
    assert_eq!(a.to_vec::<f32>().unwrap(), [1.0, 7.0, 3.0]);
}

#[test]
fn operators_and_cells_see_each_other() {
    let mut writer = three();
    let a = writer.clone();
    let cells = a.as_cells::<f32>().unwrap();
    writer.add_scalar_inplace(1).unwrap();
    let seen: Vec<f32> = cells.iter().map(|cell| cell.get()).collect();
    assert_eq!(seen, [2.0, 3.0, 4.0]);
}

#[test]
fn a_vector_is_neither_copied_nor_dropped_early_nor_twice() {
    struct Counted(Box<[f32; 2]>, Arc<AtomicUsize>);
    impl Drop for Counted {
        fn drop(&mut self) {
            self.1.fetch_add(1, Ordering::Relaxed);
        }
    }
    let dropped = Arc::new(AtomicUsize::new(0));
    let mut owner = Counted(Box::new([1.0, 2.0]), dropped.clone());
    let data: *mut f32 = owner.0.as_mut_ptr();
    // SAFETY: the box keeps the two numbers.
    let a = unsafe {
        Tensor::from_raw_memory(data.cast(), &[2], Dtype::F32, owner)
    }
    .unwrap();
    assert_eq!(a.as_ptr(), data.cast());
    let view = a.at(1).unwrap();
    drop(a);
    assert_eq!(dropped.load(Ordering::Relaxed), 0);
    assert_eq!(view.item().unwrap().to_f64(), Some(2.0));
    drop(view);
    assert_eq!(dropped.load(Ordering::Relaxed), 1);

    let refused = Counted(Box::new([0.0; 2]), dropped.clone());
    // SAFETY: nothing is made of it.
    let error = unsafe {
        Tensor::from_raw_memory(data.cast(), &[-1], Dtype::F32, refused)
    };
    assert!(error.is_err());
    assert_eq!(dropped.load(Ordering::Relaxed), 2);
}
