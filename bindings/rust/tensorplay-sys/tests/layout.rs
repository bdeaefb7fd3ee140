// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
#![allow(non_snake_case)]
use std::mem::{align_of, offset_of, size_of};
use tensorplay_sys::debug::*;
use tensorplay_sys::*;

#[test]
fn tp_allocator_callbacks_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_allocator_callbacks_t>(), 48);
    assert_eq!(align_of::<tp_allocator_callbacks_t>(), 8);
    assert_eq!(offset_of!(tp_allocator_callbacks_t, struct_size), 0);
    assert_eq!(offset_of!(tp_allocator_callbacks_t, device_type), 4);
    assert_eq!(offset_of!(tp_allocator_callbacks_t, device_index), 8);
    assert_eq!(offset_of!(tp_allocator_callbacks_t, reserved), 12);
    assert_eq!(offset_of!(tp_allocator_callbacks_t, user_data), 16);
    assert_eq!(offset_of!(tp_allocator_callbacks_t, allocate), 24);
    assert_eq!(offset_of!(tp_allocator_callbacks_t, deallocate), 32);
    assert_eq!(offset_of!(tp_allocator_callbacks_t, destroy), 40);
}

#[test]
fn tp_allocator_stats_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_allocator_stats_t>(), 80);
    assert_eq!(align_of::<tp_allocator_stats_t>(), 8);
    assert_eq!(offset_of!(tp_allocator_stats_t, struct_size), 0);
    assert_eq!(offset_of!(tp_allocator_stats_t, reserved), 4);
    assert_eq!(offset_of!(tp_allocator_stats_t, live_bytes), 8);
    assert_eq!(offset_of!(tp_allocator_stats_t, live_blocks), 16);
    assert_eq!(offset_of!(tp_allocator_stats_t, cached_bytes), 24);
    assert_eq!(offset_of!(tp_allocator_stats_t, cached_blocks), 32);
    assert_eq!(offset_of!(tp_allocator_stats_t, peak_bytes), 40);
    assert_eq!(offset_of!(tp_allocator_stats_t, allocations), 48);
    assert_eq!(offset_of!(tp_allocator_stats_t, system_allocations), 56);
    assert_eq!(offset_of!(tp_allocator_stats_t, system_frees), 64);
    assert_eq!(offset_of!(tp_allocator_stats_t, buckets), 72);
}

#[test]
fn tp_function_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_function_t>(), 56);
    assert_eq!(align_of::<tp_function_t>(), 8);
    assert_eq!(offset_of!(tp_function_t, struct_size), 0);
    assert_eq!(offset_of!(tp_function_t, reserved), 4);
    assert_eq!(offset_of!(tp_function_t, name), 8);
    assert_eq!(offset_of!(tp_function_t, backward), 16);
    assert_eq!(offset_of!(tp_function_t, user_data), 24);
    assert_eq!(offset_of!(tp_function_t, destroy), 32);
    assert_eq!(offset_of!(tp_function_t, saved), 40);
    assert_eq!(offset_of!(tp_function_t, saved_count), 48);
}

#[test]
fn tp_scalar_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_scalar_t>(), 32);
    assert_eq!(align_of::<tp_scalar_t>(), 8);
    assert_eq!(offset_of!(tp_scalar_t, dtype), 0);
    assert_eq!(offset_of!(tp_scalar_t, reserved), 4);
    assert_eq!(offset_of!(tp_scalar_t, integer), 8);
    assert_eq!(offset_of!(tp_scalar_t, real), 16);
    assert_eq!(offset_of!(tp_scalar_t, imag), 24);
}

#[test]
fn tp_device_callbacks_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_device_callbacks_t>(), 96);
    assert_eq!(align_of::<tp_device_callbacks_t>(), 8);
    assert_eq!(offset_of!(tp_device_callbacks_t, struct_size), 0);
    assert_eq!(offset_of!(tp_device_callbacks_t, flags), 4);
    assert_eq!(offset_of!(tp_device_callbacks_t, count), 8);
    assert_eq!(offset_of!(tp_device_callbacks_t, reserved), 12);
    assert_eq!(offset_of!(tp_device_callbacks_t, name), 16);
    assert_eq!(offset_of!(tp_device_callbacks_t, user_data), 24);
    assert_eq!(offset_of!(tp_device_callbacks_t, allocate), 32);
    assert_eq!(offset_of!(tp_device_callbacks_t, deallocate), 40);
    assert_eq!(offset_of!(tp_device_callbacks_t, copy_within), 48);
    assert_eq!(offset_of!(tp_device_callbacks_t, copy_to_host), 56);
    assert_eq!(offset_of!(tp_device_callbacks_t, copy_from_host), 64);
    assert_eq!(offset_of!(tp_device_callbacks_t, gather), 72);
    assert_eq!(offset_of!(tp_device_callbacks_t, streams), 80);
    assert_eq!(offset_of!(tp_device_callbacks_t, destroy), 88);
}

#[test]
fn tp_argument_info_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_argument_info_t>(), 16);
    assert_eq!(align_of::<tp_argument_info_t>(), 8);
    assert_eq!(offset_of!(tp_argument_info_t, name), 0);
    assert_eq!(offset_of!(tp_argument_info_t, kind), 8);
    assert_eq!(offset_of!(tp_argument_info_t, is_optional), 12);
}

#[test]
fn tp_argument_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_argument_t>(), 88);
    assert_eq!(align_of::<tp_argument_t>(), 8);
    assert_eq!(offset_of!(tp_argument_t, kind), 0);
    assert_eq!(offset_of!(tp_argument_t, reserved), 4);
    assert_eq!(offset_of!(tp_argument_t, tensor), 8);
    assert_eq!(offset_of!(tp_argument_t, tensors), 16);
    assert_eq!(offset_of!(tp_argument_t, integers), 24);
    assert_eq!(offset_of!(tp_argument_t, count), 32);
    assert_eq!(offset_of!(tp_argument_t, integer), 40);
    assert_eq!(offset_of!(tp_argument_t, scalar), 48);
    assert_eq!(offset_of!(tp_argument_t, other), 80);
}

#[test]
fn tp_operator_info_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_operator_info_t>(), 64);
    assert_eq!(align_of::<tp_operator_info_t>(), 8);
    assert_eq!(offset_of!(tp_operator_info_t, struct_size), 0);
    assert_eq!(offset_of!(tp_operator_info_t, op), 4);
    assert_eq!(offset_of!(tp_operator_info_t, name), 8);
    assert_eq!(offset_of!(tp_operator_info_t, is_registered), 16);
    assert_eq!(offset_of!(tp_operator_info_t, form), 20);
    assert_eq!(offset_of!(tp_operator_info_t, compute), 24);
    assert_eq!(offset_of!(tp_operator_info_t, result), 28);
    assert_eq!(offset_of!(tp_operator_info_t, dtypes), 32);
    assert_eq!(offset_of!(tp_operator_info_t, result_count), 40);
    assert_eq!(offset_of!(tp_operator_info_t, reserved), 44);
    assert_eq!(offset_of!(tp_operator_info_t, arguments), 48);
    assert_eq!(offset_of!(tp_operator_info_t, argument_count), 56);
}

#[test]
fn tp_result_shape_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_result_shape_t>(), 16);
    assert_eq!(align_of::<tp_result_shape_t>(), 8);
    assert_eq!(offset_of!(tp_result_shape_t, dtype), 0);
    assert_eq!(offset_of!(tp_result_shape_t, rank), 4);
    assert_eq!(offset_of!(tp_result_shape_t, sizes), 8);
}

#[test]
fn tp_call_shape_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_call_shape_t>(), 32);
    assert_eq!(align_of::<tp_call_shape_t>(), 8);
    assert_eq!(offset_of!(tp_call_shape_t, struct_size), 0);
    assert_eq!(offset_of!(tp_call_shape_t, compute_dtype), 4);
    assert_eq!(offset_of!(tp_call_shape_t, results), 8);
    assert_eq!(offset_of!(tp_call_shape_t, result_count), 16);
    assert_eq!(offset_of!(tp_call_shape_t, workspace_nbytes), 24);
}

#[test]
fn tp_operator_definition_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_operator_definition_t>(), 88);
    assert_eq!(align_of::<tp_operator_definition_t>(), 8);
    assert_eq!(offset_of!(tp_operator_definition_t, struct_size), 0);
    assert_eq!(offset_of!(tp_operator_definition_t, form), 4);
    assert_eq!(offset_of!(tp_operator_definition_t, name), 8);
    assert_eq!(offset_of!(tp_operator_definition_t, arguments), 16);
    assert_eq!(offset_of!(tp_operator_definition_t, argument_count), 24);
    assert_eq!(offset_of!(tp_operator_definition_t, compute), 32);
    assert_eq!(offset_of!(tp_operator_definition_t, result), 36);
    assert_eq!(offset_of!(tp_operator_definition_t, dtypes), 40);
    assert_eq!(offset_of!(tp_operator_definition_t, result_count), 48);
    assert_eq!(offset_of!(tp_operator_definition_t, reserved), 52);
    assert_eq!(offset_of!(tp_operator_definition_t, shape), 56);
    assert_eq!(offset_of!(tp_operator_definition_t, composite), 64);
    assert_eq!(offset_of!(tp_operator_definition_t, user_data), 72);
    assert_eq!(offset_of!(tp_operator_definition_t, destroy), 80);
}

#[test]
fn tp_kernel_operand_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_kernel_operand_t>(), 32);
    assert_eq!(align_of::<tp_kernel_operand_t>(), 8);
    assert_eq!(offset_of!(tp_kernel_operand_t, data), 0);
    assert_eq!(offset_of!(tp_kernel_operand_t, sizes), 8);
    assert_eq!(offset_of!(tp_kernel_operand_t, strides), 16);
    assert_eq!(offset_of!(tp_kernel_operand_t, rank), 24);
    assert_eq!(offset_of!(tp_kernel_operand_t, dtype), 28);
}

#[test]
fn tp_kernel_call_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_kernel_call_t>(), 80);
    assert_eq!(align_of::<tp_kernel_call_t>(), 8);
    assert_eq!(offset_of!(tp_kernel_call_t, struct_size), 0);
    assert_eq!(offset_of!(tp_kernel_call_t, op), 4);
    assert_eq!(offset_of!(tp_kernel_call_t, path), 8);
    assert_eq!(offset_of!(tp_kernel_call_t, compute_dtype), 12);
    assert_eq!(offset_of!(tp_kernel_call_t, device_type), 16);
    assert_eq!(offset_of!(tp_kernel_call_t, device_index), 20);
    assert_eq!(offset_of!(tp_kernel_call_t, operand_count), 24);
    assert_eq!(offset_of!(tp_kernel_call_t, result_count), 28);
    assert_eq!(offset_of!(tp_kernel_call_t, host_operands), 32);
    assert_eq!(offset_of!(tp_kernel_call_t, attribute_count), 36);
    assert_eq!(offset_of!(tp_kernel_call_t, operands), 40);
    assert_eq!(offset_of!(tp_kernel_call_t, attributes), 48);
    assert_eq!(offset_of!(tp_kernel_call_t, stream), 56);
    assert_eq!(offset_of!(tp_kernel_call_t, workspace), 64);
    assert_eq!(offset_of!(tp_kernel_call_t, workspace_nbytes), 72);
}

#[test]
fn tp_missing_kernel_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_missing_kernel_t>(), 16);
    assert_eq!(align_of::<tp_missing_kernel_t>(), 4);
    assert_eq!(offset_of!(tp_missing_kernel_t, op), 0);
    assert_eq!(offset_of!(tp_missing_kernel_t, device_type), 4);
    assert_eq!(offset_of!(tp_missing_kernel_t, dtype), 8);
    assert_eq!(offset_of!(tp_missing_kernel_t, reserved), 12);
}

#[test]
fn tp_sgd_options_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_sgd_options_t>(), 48);
    assert_eq!(align_of::<tp_sgd_options_t>(), 8);
    assert_eq!(offset_of!(tp_sgd_options_t, struct_size), 0);
    assert_eq!(offset_of!(tp_sgd_options_t, nesterov), 4);
    assert_eq!(offset_of!(tp_sgd_options_t, maximize), 8);
    assert_eq!(offset_of!(tp_sgd_options_t, reserved), 12);
    assert_eq!(offset_of!(tp_sgd_options_t, lr), 16);
    assert_eq!(offset_of!(tp_sgd_options_t, momentum), 24);
    assert_eq!(offset_of!(tp_sgd_options_t, dampening), 32);
    assert_eq!(offset_of!(tp_sgd_options_t, weight_decay), 40);
}

#[test]
fn tp_adam_options_t_is_laid_out_as_in_c() {
    assert_eq!(size_of::<tp_adam_options_t>(), 48);
    assert_eq!(align_of::<tp_adam_options_t>(), 8);
    assert_eq!(offset_of!(tp_adam_options_t, struct_size), 0);
    assert_eq!(offset_of!(tp_adam_options_t, maximize), 4);
    assert_eq!(offset_of!(tp_adam_options_t, lr), 8);
    assert_eq!(offset_of!(tp_adam_options_t, beta1), 16);
    assert_eq!(offset_of!(tp_adam_options_t, beta2), 24);
    assert_eq!(offset_of!(tp_adam_options_t, epsilon), 32);
    assert_eq!(offset_of!(tp_adam_options_t, weight_decay), 40);
}

#[test]
fn every_function_is_in_the_library() {
    let addresses: [usize; 759] = [
        tp_allocator_callbacks_init as *const () as usize,
        tp_allocator_stats_init as *const () as usize,
        tp_allocator_get as *const () as usize,
        tp_allocator_set as *const () as usize,
        tp_allocator_pinned as *const () as usize,
        tp_allocator_new as *const () as usize,
        tp_allocator_retain as *const () as usize,
        tp_allocator_release as *const () as usize,
        tp_allocator_device_type as *const () as usize,
        tp_allocator_allocate as *const () as usize,
        tp_allocator_free as *const () as usize,
        tp_allocator_stats as *const () as usize,
        tp_allocator_reset_peak as *const () as usize,
        tp_allocator_empty_cache as *const () as usize,
        tp_allocator_set_cap as *const () as usize,
        tp_allocator_cap as *const () as usize,
        tp_allocator_set_bypass_threshold as *const () as usize,
        tp_allocator_bypass_threshold as *const () as usize,
        tp_tensor_requires_grad as *const () as usize,
        tp_tensor_set_requires_grad as *const () as usize,
        tp_tensor_is_leaf as *const () as usize,
        tp_tensor_retain_grad as *const () as usize,
        tp_tensor_retains_grad as *const () as usize,
        tp_tensor_grad_get as *const () as usize,
        tp_tensor_grad_set as *const () as usize,
        tp_tensor_grad_zero as *const () as usize,
        tp_tensor_hook_add as *const () as usize,
        tp_tensor_hook_remove as *const () as usize,
        tp_backward as *const () as usize,
        tp_gradients as *const () as usize,
        tp_grad_mode_push as *const () as usize,
        tp_grad_mode_pop as *const () as usize,
        tp_inference_mode_push as *const () as usize,
        tp_inference_mode_pop as *const () as usize,
        tp_saved_new as *const () as usize,
        tp_saved_unpack as *const () as usize,
        tp_saved_release as *const () as usize,
        tp_function_init as *const () as usize,
        tp_function_record as *const () as usize,
        tp_graph_style_name as *const () as usize,
        tp_graph_style_parse as *const () as usize,
        tp_graph_format as *const () as usize,
        tp_version as *const () as usize,
        tp_abi_version as *const () as usize,
        tp_has_feature as *const () as usize,
        tp_status_name as *const () as usize,
        tp_status_parse as *const () as usize,
        tp_error_code as *const () as usize,
        tp_error_message as *const () as usize,
        tp_error_function as *const () as usize,
        tp_error_argument as *const () as usize,
        tp_error_native_code as *const () as usize,
        tp_error_cause as *const () as usize,
        tp_error_format as *const () as usize,
        tp_error_take as *const () as usize,
        tp_error_release as *const () as usize,
        tp_error_set as *const () as usize,
        tp_error_clear as *const () as usize,
        tp_modes_get as *const () as usize,
        tp_modes_set as *const () as usize,
        tp_modes_swap as *const () as usize,
        tp_shutdown as *const () as usize,
        tp_run_deferred as *const () as usize,
        tp_set_collect_callback as *const () as usize,
        tp_dtype_size as *const () as usize,
        tp_dtype_name as *const () as usize,
        tp_dtype_parse as *const () as usize,
        tp_dtype_kind as *const () as usize,
        tp_kind_name as *const () as usize,
        tp_kind_parse as *const () as usize,
        tp_dtype_promote as *const () as usize,
        tp_dtype_promote_list as *const () as usize,
        tp_device_type_name as *const () as usize,
        tp_device_type_parse as *const () as usize,
        tp_device_parse as *const () as usize,
        tp_memory_format_name as *const () as usize,
        tp_memory_format_parse as *const () as usize,
        tp_scalar_set_bool as *const () as usize,
        tp_scalar_set_i64 as *const () as usize,
        tp_scalar_set_u64 as *const () as usize,
        tp_scalar_set_f64 as *const () as usize,
        tp_scalar_set_c128 as *const () as usize,
        tp_debug_count_word as *const () as usize,
        tp_debug_shares_counter as *const () as usize,
        tp_debug_block_total as *const () as usize,
        tp_debug_live_objects as *const () as usize,
        tp_debug_live_bytes as *const () as usize,
        tp_debug_system_allocations as *const () as usize,
        tp_debug_fail_allocations as *const () as usize,
        tp_debug_failed_allocations as *const () as usize,
        tp_debug_set_caching as *const () as usize,
        tp_debug_format_tensor as *const () as usize,
        tp_debug_last_kernel as *const () as usize,
        tp_debug_use_simd as *const () as usize,
        tp_device_callbacks_init as *const () as usize,
        tp_device_register as *const () as usize,
        tp_device_count as *const () as usize,
        tp_compute_rule_name as *const () as usize,
        tp_compute_rule_parse as *const () as usize,
        tp_result_rule_name as *const () as usize,
        tp_result_rule_parse as *const () as usize,
        tp_operator_form_name as *const () as usize,
        tp_operator_form_parse as *const () as usize,
        tp_argument_kind_name as *const () as usize,
        tp_argument_kind_parse as *const () as usize,
        tp_operator_info_init as *const () as usize,
        tp_operator_count as *const () as usize,
        tp_operator_find as *const () as usize,
        tp_operator_info as *const () as usize,
        tp_operator_call as *const () as usize,
        tp_operator_call_name as *const () as usize,
        tp_operator_definition_init as *const () as usize,
        tp_operator_register as *const () as usize,
        tp_load_mode_name as *const () as usize,
        tp_load_mode_parse as *const () as usize,
        tp_npy_load as *const () as usize,
        tp_npz_open as *const () as usize,
        tp_npz_retain as *const () as usize,
        tp_npz_release as *const () as usize,
        tp_npz_count as *const () as usize,
        tp_npz_name as *const () as usize,
        tp_npz_tensor as *const () as usize,
        tp_npz_get as *const () as usize,
        tp_safetensors_open as *const () as usize,
        tp_safetensors_retain as *const () as usize,
        tp_safetensors_release as *const () as usize,
        tp_safetensors_count as *const () as usize,
        tp_safetensors_nbytes as *const () as usize,
        tp_safetensors_name as *const () as usize,
        tp_safetensors_tensor as *const () as usize,
        tp_safetensors_get as *const () as usize,
        tp_safetensors_metadata_count as *const () as usize,
        tp_safetensors_metadata_key as *const () as usize,
        tp_safetensors_metadata_value as *const () as usize,
        tp_npy_save as *const () as usize,
        tp_npy_write as *const () as usize,
        tp_npz_save as *const () as usize,
        tp_npz_write as *const () as usize,
        tp_safetensors_save as *const () as usize,
        tp_safetensors_write as *const () as usize,
        tp_kernel_path_name as *const () as usize,
        tp_kernel_path_parse as *const () as usize,
        tp_kernel_register as *const () as usize,
        tp_kernel_unregister as *const () as usize,
        tp_kernel_exists as *const () as usize,
        tp_kernel_missing as *const () as usize,
        tp_missing_kernel_format as *const () as usize,
        tp_fill_inplace as *const () as usize,
        tp_zero_inplace as *const () as usize,
        tp_result_dtype as *const () as usize,
        tp_leaky_relu as *const () as usize,
        tp_leaky_relu_out as *const () as usize,
        tp_leaky_relu_inplace as *const () as usize,
        tp_elu as *const () as usize,
        tp_elu_out as *const () as usize,
        tp_elu_inplace as *const () as usize,
        tp_softplus as *const () as usize,
        tp_softplus_out as *const () as usize,
        tp_softplus_inplace as *const () as usize,
        tp_silu as *const () as usize,
        tp_silu_out as *const () as usize,
        tp_silu_inplace as *const () as usize,
        tp_gelu as *const () as usize,
        tp_gelu_out as *const () as usize,
        tp_gelu_inplace as *const () as usize,
        tp_gelu_tanh as *const () as usize,
        tp_gelu_tanh_out as *const () as usize,
        tp_gelu_tanh_inplace as *const () as usize,
        tp_add as *const () as usize,
        tp_add_out as *const () as usize,
        tp_add_inplace as *const () as usize,
        tp_add_scalar as *const () as usize,
        tp_add_scalar_out as *const () as usize,
        tp_add_scalar_inplace as *const () as usize,
        tp_sub as *const () as usize,
        tp_sub_out as *const () as usize,
        tp_sub_inplace as *const () as usize,
        tp_sub_scalar as *const () as usize,
        tp_sub_scalar_out as *const () as usize,
        tp_sub_scalar_inplace as *const () as usize,
        tp_mul as *const () as usize,
        tp_mul_out as *const () as usize,
        tp_mul_inplace as *const () as usize,
        tp_mul_scalar as *const () as usize,
        tp_mul_scalar_out as *const () as usize,
        tp_mul_scalar_inplace as *const () as usize,
        tp_div as *const () as usize,
        tp_div_out as *const () as usize,
        tp_div_inplace as *const () as usize,
        tp_div_scalar as *const () as usize,
        tp_div_scalar_out as *const () as usize,
        tp_div_scalar_inplace as *const () as usize,
        tp_maximum as *const () as usize,
        tp_maximum_out as *const () as usize,
        tp_maximum_inplace as *const () as usize,
        tp_maximum_scalar as *const () as usize,
        tp_maximum_scalar_out as *const () as usize,
        tp_maximum_scalar_inplace as *const () as usize,
        tp_minimum as *const () as usize,
        tp_minimum_out as *const () as usize,
        tp_minimum_inplace as *const () as usize,
        tp_minimum_scalar as *const () as usize,
        tp_minimum_scalar_out as *const () as usize,
        tp_minimum_scalar_inplace as *const () as usize,
        tp_isnan as *const () as usize,
        tp_isnan_out as *const () as usize,
        tp_isnan_inplace as *const () as usize,
        tp_isinf as *const () as usize,
        tp_isinf_out as *const () as usize,
        tp_isinf_inplace as *const () as usize,
        tp_isfinite as *const () as usize,
        tp_isfinite_out as *const () as usize,
        tp_isfinite_inplace as *const () as usize,
        tp_nan_to_num as *const () as usize,
        tp_nan_to_num_out as *const () as usize,
        tp_nan_to_num_inplace as *const () as usize,
        tp_eq as *const () as usize,
        tp_eq_out as *const () as usize,
        tp_eq_inplace as *const () as usize,
        tp_eq_scalar as *const () as usize,
        tp_eq_scalar_out as *const () as usize,
        tp_eq_scalar_inplace as *const () as usize,
        tp_ne as *const () as usize,
        tp_ne_out as *const () as usize,
        tp_ne_inplace as *const () as usize,
        tp_ne_scalar as *const () as usize,
        tp_ne_scalar_out as *const () as usize,
        tp_ne_scalar_inplace as *const () as usize,
        tp_lt as *const () as usize,
        tp_lt_out as *const () as usize,
        tp_lt_inplace as *const () as usize,
        tp_lt_scalar as *const () as usize,
        tp_lt_scalar_out as *const () as usize,
        tp_lt_scalar_inplace as *const () as usize,
        tp_le as *const () as usize,
        tp_le_out as *const () as usize,
        tp_le_inplace as *const () as usize,
        tp_le_scalar as *const () as usize,
        tp_le_scalar_out as *const () as usize,
        tp_le_scalar_inplace as *const () as usize,
        tp_gt as *const () as usize,
        tp_gt_out as *const () as usize,
        tp_gt_inplace as *const () as usize,
        tp_gt_scalar as *const () as usize,
        tp_gt_scalar_out as *const () as usize,
        tp_gt_scalar_inplace as *const () as usize,
        tp_ge as *const () as usize,
        tp_ge_out as *const () as usize,
        tp_ge_inplace as *const () as usize,
        tp_ge_scalar as *const () as usize,
        tp_ge_scalar_out as *const () as usize,
        tp_ge_scalar_inplace as *const () as usize,
        tp_where as *const () as usize,
        tp_where_out as *const () as usize,
        tp_conj as *const () as usize,
        tp_conj_out as *const () as usize,
        tp_conj_inplace as *const () as usize,
        tp_angle as *const () as usize,
        tp_angle_out as *const () as usize,
        tp_angle_inplace as *const () as usize,
        tp_floor_divide as *const () as usize,
        tp_floor_divide_out as *const () as usize,
        tp_floor_divide_inplace as *const () as usize,
        tp_floor_divide_scalar as *const () as usize,
        tp_floor_divide_scalar_out as *const () as usize,
        tp_floor_divide_scalar_inplace as *const () as usize,
        tp_trunc_divide as *const () as usize,
        tp_trunc_divide_out as *const () as usize,
        tp_trunc_divide_inplace as *const () as usize,
        tp_trunc_divide_scalar as *const () as usize,
        tp_trunc_divide_scalar_out as *const () as usize,
        tp_trunc_divide_scalar_inplace as *const () as usize,
        tp_remainder as *const () as usize,
        tp_remainder_out as *const () as usize,
        tp_remainder_inplace as *const () as usize,
        tp_remainder_scalar as *const () as usize,
        tp_remainder_scalar_out as *const () as usize,
        tp_remainder_scalar_inplace as *const () as usize,
        tp_fmod as *const () as usize,
        tp_fmod_out as *const () as usize,
        tp_fmod_inplace as *const () as usize,
        tp_fmod_scalar as *const () as usize,
        tp_fmod_scalar_out as *const () as usize,
        tp_fmod_scalar_inplace as *const () as usize,
        tp_exp as *const () as usize,
        tp_exp_out as *const () as usize,
        tp_exp_inplace as *const () as usize,
        tp_exp2 as *const () as usize,
        tp_exp2_out as *const () as usize,
        tp_exp2_inplace as *const () as usize,
        tp_expm1 as *const () as usize,
        tp_expm1_out as *const () as usize,
        tp_expm1_inplace as *const () as usize,
        tp_log as *const () as usize,
        tp_log_out as *const () as usize,
        tp_log_inplace as *const () as usize,
        tp_log2 as *const () as usize,
        tp_log2_out as *const () as usize,
        tp_log2_inplace as *const () as usize,
        tp_log10 as *const () as usize,
        tp_log10_out as *const () as usize,
        tp_log10_inplace as *const () as usize,
        tp_log1p as *const () as usize,
        tp_log1p_out as *const () as usize,
        tp_log1p_inplace as *const () as usize,
        tp_sigmoid as *const () as usize,
        tp_sigmoid_out as *const () as usize,
        tp_sigmoid_inplace as *const () as usize,
        tp_sigmoid_backward as *const () as usize,
        tp_sigmoid_backward_out as *const () as usize,
        tp_sigmoid_backward_inplace as *const () as usize,
        tp_sigmoid_backward_scalar as *const () as usize,
        tp_sigmoid_backward_scalar_out as *const () as usize,
        tp_sigmoid_backward_scalar_inplace as *const () as usize,
        tp_sinh as *const () as usize,
        tp_sinh_out as *const () as usize,
        tp_sinh_inplace as *const () as usize,
        tp_cosh as *const () as usize,
        tp_cosh_out as *const () as usize,
        tp_cosh_inplace as *const () as usize,
        tp_tanh as *const () as usize,
        tp_tanh_out as *const () as usize,
        tp_tanh_inplace as *const () as usize,
        tp_tanh_backward as *const () as usize,
        tp_tanh_backward_out as *const () as usize,
        tp_tanh_backward_inplace as *const () as usize,
        tp_tanh_backward_scalar as *const () as usize,
        tp_tanh_backward_scalar_out as *const () as usize,
        tp_tanh_backward_scalar_inplace as *const () as usize,
        tp_asinh as *const () as usize,
        tp_asinh_out as *const () as usize,
        tp_asinh_inplace as *const () as usize,
        tp_acosh as *const () as usize,
        tp_acosh_out as *const () as usize,
        tp_acosh_inplace as *const () as usize,
        tp_atanh as *const () as usize,
        tp_atanh_out as *const () as usize,
        tp_atanh_inplace as *const () as usize,
        tp_index_select as *const () as usize,
        tp_index_select_out as *const () as usize,
        tp_gather as *const () as usize,
        tp_gather_out as *const () as usize,
        tp_take as *const () as usize,
        tp_take_out as *const () as usize,
        tp_masked_select as *const () as usize,
        tp_masked_select_out as *const () as usize,
        tp_tril as *const () as usize,
        tp_tril_out as *const () as usize,
        tp_tril_inplace as *const () as usize,
        tp_triu as *const () as usize,
        tp_triu_out as *const () as usize,
        tp_triu_inplace as *const () as usize,
        tp_roll as *const () as usize,
        tp_one_hot as *const () as usize,
        tp_embedding as *const () as usize,
        tp_cat as *const () as usize,
        tp_cat_out as *const () as usize,
        tp_stack as *const () as usize,
        tp_stack_out as *const () as usize,
        tp_logical_and as *const () as usize,
        tp_logical_and_out as *const () as usize,
        tp_logical_and_inplace as *const () as usize,
        tp_logical_and_scalar as *const () as usize,
        tp_logical_and_scalar_out as *const () as usize,
        tp_logical_and_scalar_inplace as *const () as usize,
        tp_logical_or as *const () as usize,
        tp_logical_or_out as *const () as usize,
        tp_logical_or_inplace as *const () as usize,
        tp_logical_or_scalar as *const () as usize,
        tp_logical_or_scalar_out as *const () as usize,
        tp_logical_or_scalar_inplace as *const () as usize,
        tp_logical_xor as *const () as usize,
        tp_logical_xor_out as *const () as usize,
        tp_logical_xor_inplace as *const () as usize,
        tp_logical_xor_scalar as *const () as usize,
        tp_logical_xor_scalar_out as *const () as usize,
        tp_logical_xor_scalar_inplace as *const () as usize,
        tp_logical_not as *const () as usize,
        tp_logical_not_out as *const () as usize,
        tp_logical_not_inplace as *const () as usize,
        tp_bitwise_and as *const () as usize,
        tp_bitwise_and_out as *const () as usize,
        tp_bitwise_and_inplace as *const () as usize,
        tp_bitwise_and_scalar as *const () as usize,
        tp_bitwise_and_scalar_out as *const () as usize,
        tp_bitwise_and_scalar_inplace as *const () as usize,
        tp_bitwise_or as *const () as usize,
        tp_bitwise_or_out as *const () as usize,
        tp_bitwise_or_inplace as *const () as usize,
        tp_bitwise_or_scalar as *const () as usize,
        tp_bitwise_or_scalar_out as *const () as usize,
        tp_bitwise_or_scalar_inplace as *const () as usize,
        tp_bitwise_xor as *const () as usize,
        tp_bitwise_xor_out as *const () as usize,
        tp_bitwise_xor_inplace as *const () as usize,
        tp_bitwise_xor_scalar as *const () as usize,
        tp_bitwise_xor_scalar_out as *const () as usize,
        tp_bitwise_xor_scalar_inplace as *const () as usize,
        tp_bitwise_not as *const () as usize,
        tp_bitwise_not_out as *const () as usize,
        tp_bitwise_not_inplace as *const () as usize,
        tp_neg as *const () as usize,
        tp_neg_out as *const () as usize,
        tp_neg_inplace as *const () as usize,
        tp_abs as *const () as usize,
        tp_abs_out as *const () as usize,
        tp_abs_inplace as *const () as usize,
        tp_relu as *const () as usize,
        tp_relu_out as *const () as usize,
        tp_relu_inplace as *const () as usize,
        tp_sqrt as *const () as usize,
        tp_sqrt_out as *const () as usize,
        tp_sqrt_inplace as *const () as usize,
        tp_square as *const () as usize,
        tp_square_out as *const () as usize,
        tp_square_inplace as *const () as usize,
        tp_reciprocal as *const () as usize,
        tp_reciprocal_out as *const () as usize,
        tp_reciprocal_inplace as *const () as usize,
        tp_rsqrt as *const () as usize,
        tp_rsqrt_out as *const () as usize,
        tp_rsqrt_inplace as *const () as usize,
        tp_matmul as *const () as usize,
        tp_matmul_out as *const () as usize,
        tp_dot as *const () as usize,
        tp_dot_out as *const () as usize,
        tp_outer as *const () as usize,
        tp_outer_out as *const () as usize,
        tp_addmm as *const () as usize,
        tp_addmm_out as *const () as usize,
        tp_addmm_inplace as *const () as usize,
        tp_baddbmm as *const () as usize,
        tp_baddbmm_out as *const () as usize,
        tp_baddbmm_inplace as *const () as usize,
        tp_linear as *const () as usize,
        tp_linear_out as *const () as usize,
        tp_loss_reduction_name as *const () as usize,
        tp_loss_reduction_parse as *const () as usize,
        tp_layer_norm as *const () as usize,
        tp_mse_loss as *const () as usize,
        tp_nll_loss as *const () as usize,
        tp_cross_entropy as *const () as usize,
        tp_sgd_options_init as *const () as usize,
        tp_sgd_inplace as *const () as usize,
        tp_adam_options_init as *const () as usize,
        tp_adam_inplace as *const () as usize,
        tp_adamw_inplace as *const () as usize,
        tp_pow as *const () as usize,
        tp_pow_out as *const () as usize,
        tp_pow_inplace as *const () as usize,
        tp_pow_scalar as *const () as usize,
        tp_pow_scalar_out as *const () as usize,
        tp_pow_scalar_inplace as *const () as usize,
        tp_hypot as *const () as usize,
        tp_hypot_out as *const () as usize,
        tp_hypot_inplace as *const () as usize,
        tp_hypot_scalar as *const () as usize,
        tp_hypot_scalar_out as *const () as usize,
        tp_hypot_scalar_inplace as *const () as usize,
        tp_cbrt as *const () as usize,
        tp_cbrt_out as *const () as usize,
        tp_cbrt_inplace as *const () as usize,
        tp_generator_new as *const () as usize,
        tp_generator_retain as *const () as usize,
        tp_generator_release as *const () as usize,
        tp_generator_seed as *const () as usize,
        tp_generator_offset as *const () as usize,
        tp_generator_set as *const () as usize,
        tp_uniform_inplace as *const () as usize,
        tp_normal_inplace as *const () as usize,
        tp_randint_inplace as *const () as usize,
        tp_bernoulli as *const () as usize,
        tp_bernoulli_out as *const () as usize,
        tp_bernoulli_inplace as *const () as usize,
        tp_bernoulli_scalar_inplace as *const () as usize,
        tp_dropout as *const () as usize,
        tp_dropout_inplace as *const () as usize,
        tp_rand as *const () as usize,
        tp_randn as *const () as usize,
        tp_randint as *const () as usize,
        tp_randperm as *const () as usize,
        tp_sum as *const () as usize,
        tp_sum_out as *const () as usize,
        tp_sum_as as *const () as usize,
        tp_sum_as_out as *const () as usize,
        tp_mean as *const () as usize,
        tp_mean_out as *const () as usize,
        tp_mean_as as *const () as usize,
        tp_mean_as_out as *const () as usize,
        tp_prod as *const () as usize,
        tp_prod_out as *const () as usize,
        tp_prod_as as *const () as usize,
        tp_prod_as_out as *const () as usize,
        tp_max as *const () as usize,
        tp_max_out as *const () as usize,
        tp_min as *const () as usize,
        tp_min_out as *const () as usize,
        tp_any as *const () as usize,
        tp_any_out as *const () as usize,
        tp_all as *const () as usize,
        tp_all_out as *const () as usize,
        tp_var as *const () as usize,
        tp_var_out as *const () as usize,
        tp_std as *const () as usize,
        tp_std_out as *const () as usize,
        tp_norm as *const () as usize,
        tp_norm_out as *const () as usize,
        tp_logsumexp as *const () as usize,
        tp_logsumexp_out as *const () as usize,
        tp_count_nonzero as *const () as usize,
        tp_count_nonzero_out as *const () as usize,
        tp_argmax as *const () as usize,
        tp_argmax_out as *const () as usize,
        tp_argmin as *const () as usize,
        tp_argmin_out as *const () as usize,
        tp_max_dim as *const () as usize,
        tp_max_dim_out as *const () as usize,
        tp_min_dim as *const () as usize,
        tp_min_dim_out as *const () as usize,
        tp_aminmax as *const () as usize,
        tp_aminmax_out as *const () as usize,
        tp_sign as *const () as usize,
        tp_sign_out as *const () as usize,
        tp_sign_inplace as *const () as usize,
        tp_floor as *const () as usize,
        tp_floor_out as *const () as usize,
        tp_floor_inplace as *const () as usize,
        tp_ceil as *const () as usize,
        tp_ceil_out as *const () as usize,
        tp_ceil_inplace as *const () as usize,
        tp_round as *const () as usize,
        tp_round_out as *const () as usize,
        tp_round_inplace as *const () as usize,
        tp_trunc as *const () as usize,
        tp_trunc_out as *const () as usize,
        tp_trunc_inplace as *const () as usize,
        tp_frac as *const () as usize,
        tp_frac_out as *const () as usize,
        tp_frac_inplace as *const () as usize,
        tp_cumsum as *const () as usize,
        tp_cumsum_out as *const () as usize,
        tp_cumsum_inplace as *const () as usize,
        tp_cumprod as *const () as usize,
        tp_cumprod_out as *const () as usize,
        tp_cumprod_inplace as *const () as usize,
        tp_cummax as *const () as usize,
        tp_cummax_out as *const () as usize,
        tp_cummin as *const () as usize,
        tp_cummin_out as *const () as usize,
        tp_scatter as *const () as usize,
        tp_scatter_out as *const () as usize,
        tp_scatter_inplace as *const () as usize,
        tp_scatter_scalar as *const () as usize,
        tp_scatter_scalar_inplace as *const () as usize,
        tp_scatter_add as *const () as usize,
        tp_scatter_add_out as *const () as usize,
        tp_scatter_add_inplace as *const () as usize,
        tp_scatter_add_scalar as *const () as usize,
        tp_scatter_add_scalar_inplace as *const () as usize,
        tp_scatter_mul as *const () as usize,
        tp_scatter_mul_out as *const () as usize,
        tp_scatter_mul_inplace as *const () as usize,
        tp_scatter_mul_scalar as *const () as usize,
        tp_scatter_mul_scalar_inplace as *const () as usize,
        tp_left_shift as *const () as usize,
        tp_left_shift_out as *const () as usize,
        tp_left_shift_inplace as *const () as usize,
        tp_left_shift_scalar as *const () as usize,
        tp_left_shift_scalar_out as *const () as usize,
        tp_left_shift_scalar_inplace as *const () as usize,
        tp_right_shift as *const () as usize,
        tp_right_shift_out as *const () as usize,
        tp_right_shift_inplace as *const () as usize,
        tp_right_shift_scalar as *const () as usize,
        tp_right_shift_scalar_out as *const () as usize,
        tp_right_shift_scalar_inplace as *const () as usize,
        tp_softmax as *const () as usize,
        tp_softmax_out as *const () as usize,
        tp_log_softmax as *const () as usize,
        tp_log_softmax_out as *const () as usize,
        tp_erf as *const () as usize,
        tp_erf_out as *const () as usize,
        tp_erf_inplace as *const () as usize,
        tp_erfc as *const () as usize,
        tp_erfc_out as *const () as usize,
        tp_erfc_inplace as *const () as usize,
        tp_lgamma as *const () as usize,
        tp_lgamma_out as *const () as usize,
        tp_lgamma_inplace as *const () as usize,
        tp_digamma as *const () as usize,
        tp_digamma_out as *const () as usize,
        tp_digamma_inplace as *const () as usize,
        tp_clamp as *const () as usize,
        tp_clamp_out as *const () as usize,
        tp_clamp_inplace as *const () as usize,
        tp_clamp_scalar as *const () as usize,
        tp_clamp_scalar_out as *const () as usize,
        tp_clamp_scalar_inplace as *const () as usize,
        tp_lerp as *const () as usize,
        tp_lerp_out as *const () as usize,
        tp_lerp_inplace as *const () as usize,
        tp_lerp_scalar as *const () as usize,
        tp_lerp_scalar_out as *const () as usize,
        tp_lerp_scalar_inplace as *const () as usize,
        tp_addcmul as *const () as usize,
        tp_addcmul_out as *const () as usize,
        tp_addcmul_inplace as *const () as usize,
        tp_addcdiv as *const () as usize,
        tp_addcdiv_out as *const () as usize,
        tp_addcdiv_inplace as *const () as usize,
        tp_masked_fill as *const () as usize,
        tp_masked_fill_out as *const () as usize,
        tp_masked_fill_inplace as *const () as usize,
        tp_masked_fill_scalar as *const () as usize,
        tp_masked_fill_scalar_out as *const () as usize,
        tp_masked_fill_scalar_inplace as *const () as usize,
        tp_sin as *const () as usize,
        tp_sin_out as *const () as usize,
        tp_sin_inplace as *const () as usize,
        tp_cos as *const () as usize,
        tp_cos_out as *const () as usize,
        tp_cos_inplace as *const () as usize,
        tp_tan as *const () as usize,
        tp_tan_out as *const () as usize,
        tp_tan_inplace as *const () as usize,
        tp_asin as *const () as usize,
        tp_asin_out as *const () as usize,
        tp_asin_inplace as *const () as usize,
        tp_acos as *const () as usize,
        tp_acos_out as *const () as usize,
        tp_acos_inplace as *const () as usize,
        tp_atan as *const () as usize,
        tp_atan_out as *const () as usize,
        tp_atan_inplace as *const () as usize,
        tp_atan2 as *const () as usize,
        tp_atan2_out as *const () as usize,
        tp_atan2_inplace as *const () as usize,
        tp_atan2_scalar as *const () as usize,
        tp_atan2_scalar_out as *const () as usize,
        tp_atan2_scalar_inplace as *const () as usize,
        tp_set_num_threads as *const () as usize,
        tp_get_num_threads as *const () as usize,
        tp_set_parallel_for as *const () as usize,
        tp_set_streaming_limit as *const () as usize,
        tp_get_streaming_limit as *const () as usize,
        tp_log_level_name as *const () as usize,
        tp_log_level_parse as *const () as usize,
        tp_set_log as *const () as usize,
        tp_set_anomaly_dump as *const () as usize,
        tp_storage_new as *const () as usize,
        tp_storage_new_from_allocator as *const () as usize,
        tp_storage_from_data as *const () as usize,
        tp_storage_new_part as *const () as usize,
        tp_storage_map_file as *const () as usize,
        tp_storage_read_file as *const () as usize,
        tp_storage_new_shared as *const () as usize,
        tp_storage_open_shared as *const () as usize,
        tp_storage_open_shared_descriptor as *const () as usize,
        tp_storage_shared_descriptor as *const () as usize,
        tp_storage_retain as *const () as usize,
        tp_storage_release as *const () as usize,
        tp_storage_use_count as *const () as usize,
        tp_storage_same as *const () as usize,
        tp_storage_weak as *const () as usize,
        tp_weak_storage_retain as *const () as usize,
        tp_weak_storage_release as *const () as usize,
        tp_weak_storage_lock as *const () as usize,
        tp_storage_nbytes as *const () as usize,
        tp_storage_data as *const () as usize,
        tp_storage_device_type as *const () as usize,
        tp_storage_device_index as *const () as usize,
        tp_storage_allocator as *const () as usize,
        tp_storage_flags as *const () as usize,
        tp_storage_version as *const () as usize,
        tp_storage_resize as *const () as usize,
        tp_storage_take as *const () as usize,
        tp_empty as *const () as usize,
        tp_empty_strided as *const () as usize,
        tp_empty_like as *const () as usize,
        tp_zeros as *const () as usize,
        tp_ones as *const () as usize,
        tp_full as *const () as usize,
        tp_arange as *const () as usize,
        tp_linspace as *const () as usize,
        tp_eye as *const () as usize,
        tp_scalar_tensor as *const () as usize,
        tp_tensor_from_data as *const () as usize,
        tp_tensor_from_blob as *const () as usize,
        tp_tensor_from_storage as *const () as usize,
        tp_tensor_retain as *const () as usize,
        tp_tensor_release as *const () as usize,
        tp_tensor_use_count as *const () as usize,
        tp_tensor_weak as *const () as usize,
        tp_weak_tensor_retain as *const () as usize,
        tp_weak_tensor_release as *const () as usize,
        tp_weak_tensor_lock as *const () as usize,
        tp_tensor_attach_wrapper as *const () as usize,
        tp_tensor_wrapper as *const () as usize,
        tp_tensor_detach_wrapper as *const () as usize,
        tp_tensor_rank as *const () as usize,
        tp_tensor_sizes as *const () as usize,
        tp_tensor_strides as *const () as usize,
        tp_tensor_size as *const () as usize,
        tp_tensor_numel as *const () as usize,
        tp_tensor_nbytes as *const () as usize,
        tp_tensor_dtype as *const () as usize,
        tp_tensor_device_type as *const () as usize,
        tp_tensor_device_index as *const () as usize,
        tp_tensor_offset as *const () as usize,
        tp_tensor_storage as *const () as usize,
        tp_tensor_data as *const () as usize,
        tp_tensor_version as *const () as usize,
        tp_tensor_flags as *const () as usize,
        tp_tensor_is_contiguous as *const () as usize,
        tp_tensor_retained_bytes as *const () as usize,
        tp_tensor_get as *const () as usize,
        tp_tensor_set as *const () as usize,
        tp_tensor_item as *const () as usize,
        tp_tensor_copy_to as *const () as usize,
        tp_tensor_copy_from as *const () as usize,
        tp_tensor_begin_write as *const () as usize,
        tp_tensor_end_write as *const () as usize,
        tp_tensor_mark_written as *const () as usize,
        tp_tensor_resize as *const () as usize,
        tp_tensor_set_storage as *const () as usize,
        tp_tensor_assign as *const () as usize,
        tp_tensor_format as *const () as usize,
        tp_tensor_format_layout as *const () as usize,
        tp_as_strided as *const () as usize,
        tp_view as *const () as usize,
        tp_reshape as *const () as usize,
        tp_flatten as *const () as usize,
        tp_unflatten as *const () as usize,
        tp_select as *const () as usize,
        tp_slice as *const () as usize,
        tp_narrow as *const () as usize,
        tp_transpose as *const () as usize,
        tp_t as *const () as usize,
        tp_permute as *const () as usize,
        tp_movedim as *const () as usize,
        tp_squeeze as *const () as usize,
        tp_unsqueeze as *const () as usize,
        tp_expand as *const () as usize,
        tp_diagonal as *const () as usize,
        tp_unfold as *const () as usize,
        tp_split as *const () as usize,
        tp_chunk as *const () as usize,
        tp_unbind as *const () as usize,
        tp_flip as *const () as usize,
        tp_real as *const () as usize,
        tp_imag as *const () as usize,
        tp_view_dtype as *const () as usize,
        tp_alias as *const () as usize,
        tp_detach as *const () as usize,
        tp_contiguous as *const () as usize,
        tp_clone as *const () as usize,
        tp_to as *const () as usize,
        tp_copy_inplace as *const () as usize,
        tp_repeat as *const () as usize,
    ];
    assert!(addresses.iter().all(|&address| address != 0));
    println!("{} functions", addresses.len());
}
