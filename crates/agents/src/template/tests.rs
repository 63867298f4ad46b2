//! Templates as people bring them.
