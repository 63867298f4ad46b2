//! What a step may hold: the bounds of its content, and of each image in it.
//!
//! Only the first bytes of an image are looked at, and none of its pixels. An object that an image names is not read: its
//! address is kept and given back.

use aws_wire::bedrock_agent_runtime::Error;
use aws_wire::bedrock_agent_runtime::types::{
    BedrockSessionContentBlock, ImageBlock, ImageFormat, ImageSource, InvocationStepPayload,
};
use imagesize::ImageType;

/// Most bytes of one step, texts and images together.
const MOST_BYTES: usize = 50 << 20;
/// Most images of one step.
const MOST_IMAGES: usize = 20;
/// Most bytes of one image, 3.75 MiB.
const MOST_IMAGE_BYTES: usize = 15 << 18;
/// Most pixels in width and in height.
const MOST_PIXELS: usize = 8_000;

/// Refuses what a step may not hold, all that is wrong with it at once.
pub(super) fn check(payload: &InvocationStepPayload) -> Result<(), Error> {
    let InvocationStepPayload::ContentBlocks(blocks) = payload;
    let mut faults = Vec::new();
    let (mut bytes, mut images) = (0, 0);
    for (index, block) in blocks.iter().enumerate() {
        match block {
            BedrockSessionContentBlock::Text(text) => bytes += text.len(),
            BedrockSessionContentBlock::Image(image) => {
                images += 1;
                bytes += size(image);
                // Beyond the allowed number no image is looked at.
                if images <= MOST_IMAGES
                    && let Some(fault) = fault(image)
                {
                    faults.push(format!("payload.contentBlocks[{index}].image {fault}"));
                }
            }
        }
    }
    if images > MOST_IMAGES {
        faults.push(format!("payload has {images} images; a step can have {MOST_IMAGES}"));
    }
    if bytes > MOST_BYTES {
        faults.push(format!("payload has {bytes} bytes; a step can have {MOST_BYTES}"));
    }
    if faults.is_empty() { Ok(()) } else { Err(Error::validation(format!("{}.", faults.join("; ")))) }
}

fn size(image: &ImageBlock) -> usize {
    match &image.source {
        ImageSource::Bytes(bytes) => bytes.0.len(),
        ImageSource::S3Location(_) => 0,
    }
}

/// What is wrong with an image, if anything is.
fn fault(image: &ImageBlock) -> Option<String> {
    let ImageSource::Bytes(bytes) = &image.source else { return None };
    let bytes = &bytes.0;
    if bytes.len() > MOST_IMAGE_BYTES {
        return Some(format!("has {} bytes; an image can have {MOST_IMAGE_BYTES}", bytes.len()));
    }
    let expected = match image.format {
        ImageFormat::Png => ImageType::Png,
        ImageFormat::Jpeg => ImageType::Jpeg,
        ImageFormat::Gif => ImageType::Gif,
        ImageFormat::Webp => ImageType::Webp,
    };
    let name = image.format.as_str();
    match imagesize::image_type(bytes) {
        Ok(found) if found == expected => {}
        _ => return Some(format!("is no {name}, which its format says it is")),
    }
    match imagesize::blob_size(bytes) {
        Ok(size) if size.width <= MOST_PIXELS && size.height <= MOST_PIXELS => None,
        Ok(size) => Some(format!(
            "is {} pixels wide and {} high; an image can have {MOST_PIXELS} of both",
            size.width, size.height
        )),
        Err(_) => Some(format!("is a {name} that ends before it says how large it is")),
    }
}
