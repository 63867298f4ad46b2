"""Small files of the kinds that an agent reads, made by hand so that nothing else has to be installed."""

import io
import zipfile
from collections.abc import Iterable
from typing import Any

DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
PDF = "application/pdf"

PACKAGE = "http://schemas.openxmlformats.org/package/2006"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def attached(name: str, data: bytes | str, media_type: str = "text/plain", use_case: str = "CHAT") -> dict[str, Any]:
    """A file in a request, its content with it."""
    content = {"mediaType": media_type, "data": data.encode() if isinstance(data, str) else data}
    return {"name": name, "useCase": use_case, "source": {"sourceType": "BYTE_CONTENT", "byteContent": content}}


def at(name: str, uri: str) -> dict[str, Any]:
    """A file in a request, its content an object of S3."""
    return {"name": name, "useCase": "CHAT", "source": {"sourceType": "S3", "s3Location": {"uri": uri}}}


def docx(*paragraphs: str, zeros: int = 0) -> bytes:
    """A Word document; `zeros`: an entry beside its text that unpacks to so many zero bytes."""
    body = "".join(f"<w:p><w:r><w:t>{text}</w:t></w:r></w:p>" for text in paragraphs)
    return _archive(
        {
            "[Content_Types].xml": _types("word/document.xml", DOCX),
            "_rels/.rels": _relation("officeDocument", "word/document.xml"),
            "word/document.xml": f'<w:document xmlns:w="{WORD}"><w:body>{body}</w:body></w:document>',
        },
        zeros,
    )


def xlsx(*rows: Iterable[Any]) -> bytes:
    """A workbook with one sheet, "Stock"; its cells are texts and numbers."""
    cells = "".join(f"<row>{''.join(map(_cell, row))}</row>" for row in rows)
    sheets = '<sheets><sheet name="Stock" sheetId="1" r:id="rId1"/></sheets>'
    return _archive(
        {
            "[Content_Types].xml": _types("xl/workbook.xml", XLSX),
            "_rels/.rels": _relation("officeDocument", "xl/workbook.xml"),
            "xl/_rels/workbook.xml.rels": _relation("worksheet", "worksheets/sheet1.xml"),
            "xl/workbook.xml": f'<workbook xmlns="{SHEET}" xmlns:r="{OFFICE}">{sheets}</workbook>',
            "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{SHEET}"><sheetData>{cells}</sheetData></worksheet>',
        }
    )


def pdf(line: str) -> bytes:
    """A PDF of one page with one line of Latin text."""
    drawing = f"BT /F1 12 Tf 72 700 Td ({line}) Tj ET"
    objects = (
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 612 792 ] /Contents 4 0 R "
        "/Resources << /Font << /F1 5 0 R >> >> >>",
        f"<< /Length {len(drawing)} >>\nstream\n{drawing}\nendstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    )
    text, offsets = "%PDF-1.7\n", []
    for number, content in enumerate(objects, 1):
        offsets.append(len(text))
        text += f"{number} 0 obj\n{content}\nendobj\n"
    places = "".join(f"{offset:010} 00000 n \n" for offset in offsets)
    size = len(objects) + 1
    table = f"xref\n0 {size}\n0000000000 65535 f \n{places}trailer\n<< /Size {size} /Root 1 0 R >>\n"
    return f"{text}{table}startxref\n{len(text)}\n%%EOF\n".encode()


def _archive(parts: dict[str, str], zeros: int = 0) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
        if zeros:
            with archive.open("zeros.bin", "w") as entry:
                for _ in range(zeros >> 20):
                    entry.write(bytes(1 << 20))
    return packed.getvalue()


def _types(part: str, kind: str) -> str:
    defaults = "".join(
        f'<Default Extension="{extension}" ContentType="application/{content}"/>'
        for extension, content in (("rels", "vnd.openxmlformats-package.relationships+xml"), ("xml", "xml"))
    )
    override = f'<Override PartName="/{part}" ContentType="{kind}.main+xml"/>'
    return f'<Types xmlns="{PACKAGE}/content-types">{defaults}{override}</Types>'


def _relation(kind: str, target: str) -> str:
    relation = f'<Relationship Id="rId1" Type="{OFFICE}/{kind}" Target="{target}"/>'
    return f'<Relationships xmlns="{PACKAGE}/relationships">{relation}</Relationships>'


def _cell(value: Any) -> str:
    if isinstance(value, str):
        return f'<c t="inlineStr"><is><t>{value}</t></is></c>'
    return f"<c><v>{value}</v></c>"
