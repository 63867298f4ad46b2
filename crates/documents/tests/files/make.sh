#!/bin/sh
# Makes the binary files beside it from letter.html and sheet.csv: LibreOffice, qpdf and msoffcrypto-tool (PyPI).
# They are checked in because tests must not need an office suite; the Rust tests make all other files themselves.
set -eu
cd "$(dirname "$0")"
convert() { soffice --headless --convert-to "$@" >/dev/null; }
convert odt --infilter="HTML (StarWriter)" letter.html
convert docx letter.odt
convert "doc:MS Word 97" letter.odt
convert pdf letter.odt
convert xls --infilter=CSV:44,34,76,1 sheet.csv
convert xlsx --infilter=CSV:44,34,76,1 sheet.csv
msoffcrypto-tool -e -p secret letter.docx encrypted.docx
qpdf --encrypt secret secret 256 -- letter.pdf encrypted.pdf
qpdf --encrypt "" secret 256 -- letter.pdf no-printing.pdf
rm letter.odt
