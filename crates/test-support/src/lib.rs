//! What tests need that no test should write twice. Nothing here is part of the product.

pub mod fake_model;
