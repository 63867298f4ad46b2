//! Files of a request: fetched, and their text read, before the turn begins.

use agents::turn::SessionFile;
use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{FileSource, FileSourceType, FileUseCase, InputFile};
use bytes::Bytes;
use documents::Kind;

use crate::server::App;

/// Files of one request, as AWS allows.
const MAX_FILES: usize = 5;
/// Bytes of a request's files together, as AWS allows.
const MAX_BYTES: u64 = 10 * 1024 * 1024;

/// A file before it is read.
struct Attached {
    name: String,
    media_type: Option<String>,
    bytes: Bytes,
}

/// The text of the files; `state` is the request's member that has them.
pub(super) async fn read(app: &App, files: Option<Vec<InputFile>>, state: &str) -> Result<Vec<SessionFile>, Error> {
    let files = files.unwrap_or_default();
    if files.len() > MAX_FILES {
        return Err(Error::validation(format!(
            "{state}.files has {} files where {MAX_FILES} are allowed.",
            files.len()
        )));
    }
    let mut left = MAX_BYTES;
    let mut texts = Vec::with_capacity(files.len());
    for (index, file) in files.into_iter().enumerate() {
        let place = format!("{state}.files[{index}] ({})", file.name);
        if file.use_case == FileUseCase::CodeInterpreter {
            return Err(Error::validation(format!(
                "{place}: useCase CODE_INTERPRETER needs the code interpreter, which is not available in this version of \
                 Outcrop. Use CHAT, or leave the file out."
            )));
        }
        let attached = fetch(app, file, &place, left).await?;
        left = left.checked_sub(attached.bytes.len() as u64).ok_or_else(|| {
            Error::validation(format!("{state}.files: the files together have more than {MAX_BYTES} bytes."))
        })?;
        texts.push(text(app, attached, &place).await?);
    }
    Ok(texts)
}

async fn fetch(app: &App, file: InputFile, place: &str, limit: u64) -> Result<Attached, Error> {
    let InputFile { name, source, use_case: _ } = file;
    let invalid = |problem: &str| Error::validation(format!("{place}: {problem}"));
    match source {
        FileSource { source_type: FileSourceType::ByteContent, byte_content: Some(content), .. } => {
            Ok(Attached { name, media_type: Some(content.media_type), bytes: content.data.0 })
        }
        FileSource { source_type: FileSourceType::ByteContent, .. } => {
            Err(invalid("source.byteContent is missing for sourceType BYTE_CONTENT."))
        }
        FileSource { source_type: FileSourceType::S3, s3_location: Some(location), .. } => {
            let address = location.uri.strip_prefix("s3://").and_then(|address| address.split_once('/'));
            let (bucket, key) = address
                .filter(|(bucket, key)| !bucket.is_empty() && !key.is_empty())
                .ok_or_else(|| invalid("source.s3Location.uri must have the form s3://bucket/key."))?;
            let object = app.objects.read(bucket, key, limit).await;
            let bytes = object.map_err(|error| invalid(&format!("{error}.")))?;
            Ok(Attached { name, media_type: None, bytes })
        }
        FileSource { source_type: FileSourceType::S3, .. } => {
            Err(invalid("source.s3Location is missing for sourceType S3."))
        }
    }
}

async fn text(app: &App, file: Attached, place: &str) -> Result<SessionFile, Error> {
    let Attached { name, media_type, bytes } = file;
    let kind = media_type.as_deref().and_then(Kind::of_media_type).or_else(|| Kind::of_name(&name));
    let Some(kind) = kind else {
        return Err(Error::validation(format!(
            "{place}: neither the name nor the media type {} tells one of the kinds that can be read: CSV, XLS, XLSX, YAML, \
             JSON, DOC, DOCX, HTML, MD, TXT, PDF.",
            media_type.as_deref().unwrap_or("(none)")
        )));
    };
    let read = app.documents.extract(kind, bytes).await;
    let mut read = read.map_err(|error| Error::validation(format!("{place}: {error}")))?;
    if let Some(truncated) = read.truncated {
        // The model has to know that it does not see all.
        read.text.push_str(&format!("\n({truncated})\n"));
    }
    Ok(SessionFile { name, text: read.text, replaces: false })
}
