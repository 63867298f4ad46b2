"""Files as people's programs write them: by the usual libraries, whose output is what knowledge bases are made of."""

import csv
import io
from collections.abc import Iterable
from typing import Any

import docx
import openpyxl
import xlwt
from fpdf import FPDF


def pdf(*pages: str, password: str | None = None) -> bytes:
    """A PDF with one text a page; with a password, only who knows it can read it."""
    writer = FPDF()
    if password:
        writer.set_encryption(owner_password=f"owner-{password}", user_password=password)
    writer.set_font("Helvetica", size=11)
    for page in pages:
        writer.add_page()
        writer.multi_cell(0, 6, page)
    return bytes(writer.output())


def word(title: str, *paragraphs: str) -> bytes:
    """A Word document with a heading, paragraphs and a table."""
    document = docx.Document()
    document.add_heading(title, level=1)
    for paragraph in paragraphs:
        document.add_paragraph(paragraph)
    table = document.add_table(rows=1, cols=2)
    table.rows[0].cells[0].text, table.rows[0].cells[1].text = "item", "count"
    return _saved(document)


def workbook(*rows: Iterable[Any]) -> bytes:
    """A workbook of today's form."""
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(list(row))
    return _saved(book)


def old_workbook(*rows: Iterable[Any]) -> bytes:
    """A workbook of the form before 2007."""
    book = xlwt.Workbook()
    sheet = book.add_sheet("Stock")
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            sheet.write(y, x, value)
    return _saved(book)


def table(*rows: Iterable[Any]) -> str:
    """Comma-separated values."""
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


def page(title: str, *paragraphs: str) -> str:
    """An HTML page with what pages have beside their text."""
    body = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    script = "<script>window.secret = 'never indexed'</script>"
    return f"<!doctype html><html><head><title>{title}</title>{script}</head><body><h1>{title}</h1>{body}</body></html>"


def _saved(document: Any) -> bytes:
    packed = io.BytesIO()
    document.save(packed)
    return packed.getvalue()
