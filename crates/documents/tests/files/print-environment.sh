#!/bin/sh
# A child that answers with its environment as the text.
cat >/dev/null
echo '{"Text":{"title":null,"sections":[],"truncated":null}}'
env
