//! Prompts as agents get them.
