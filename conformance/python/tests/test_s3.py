"""The S3 API on the server's own port: what programs do with buckets and objects."""

import hashlib
import http.client
import io
import os
import threading
import urllib.request
from urllib.parse import urlsplit

import pytest
from boto3.s3.transfer import TransferConfig
from botocore import UNSIGNED

from conformance.buckets import body_of, keys_of, refused, s3_client
from conformance.client import REGION
from conformance.server import Server

MIB = 1 << 20
PARTS = TransferConfig(multipart_threshold=5 * MIB, multipart_chunksize=5 * MIB, max_concurrency=4)
# What file systems, URLs and XML would each make something else of.
KEYS = [
    "plain.txt",
    "with space and +plus.txt",
    "percent%20%2F%.txt",
    "ümläut/日本語/🪨.md",
    "../../etc/passwd",
    "./a//b/",
    "quotes\"'<&>;.txt",
    "tab\tand\nline",
    "question?and#hash=1&x",
    "x" * 1024,
    "/leading",
    "~tilde!(*)",
]


def test_buckets_come_and_go(s3, bucket):
    assert bucket in [each["Name"] for each in s3.list_buckets()["Buckets"]]
    assert s3.head_bucket(Bucket=bucket)["ResponseMetadata"]["HTTPStatusCode"] == 200
    assert s3.get_bucket_location(Bucket=bucket)["LocationConstraint"] is None
    s3.create_bucket(Bucket=bucket)  # in us-east-1 no error
    s3.put_object(Bucket=bucket, Key="a", Body=b"a")
    refused(lambda: s3.delete_bucket(Bucket=bucket), "BucketNotEmpty", 409)
    s3.delete_object(Bucket=bucket, Key="a")
    s3.delete_bucket(Bucket=bucket)
    refused(lambda: s3.head_bucket(Bucket=bucket), "404", 404)
    refused(lambda: s3.list_objects_v2(Bucket=bucket), "NoSuchBucket", 404)
    refused(lambda: s3.put_object(Bucket=bucket, Key="a", Body=b""), "NoSuchBucket", 404)
    refused(lambda: s3.create_bucket(Bucket="Not_A_Name"), "InvalidBucketName", 400)


def test_an_object_is_given_back_as_it_came(s3, bucket):
    body = os.urandom(300_000)
    put = s3.put_object(
        Bucket=bucket,
        Key="a/b.bin",
        Body=body,
        ContentType="image/png",
        CacheControl="max-age=60",
        ContentDisposition='attachment; filename="b.bin"',
        ContentLanguage="de",
        Metadata={"author": "Ada", "title": "a = b, c"},
        Tagging="kind=rock&age=old",
    )
    etag = f'"{hashlib.md5(body).hexdigest()}"'
    assert put["ETag"] == etag and put["ChecksumCRC32"]
    for got in (s3.get_object(Bucket=bucket, Key="a/b.bin"), s3.head_object(Bucket=bucket, Key="a/b.bin")):
        assert (got["ETag"], got["ContentLength"], got["ContentType"]) == (etag, len(body), "image/png")
        assert (got["CacheControl"], got["ContentLanguage"]) == ("max-age=60", "de")
        assert got["ContentDisposition"] == 'attachment; filename="b.bin"'
        assert got["Metadata"] == {"author": "Ada", "title": "a = b, c"}
        if "Body" in got:
            assert got["Body"].read() == body and got["TagCount"] == 2
    tags = s3.get_object_tagging(Bucket=bucket, Key="a/b.bin")["TagSet"]
    assert {tag["Key"]: tag["Value"] for tag in tags} == {"kind": "rock", "age": "old"}
    s3.put_object_tagging(Bucket=bucket, Key="a/b.bin", Tagging={"TagSet": [{"Key": "one", "Value": "1"}]})
    assert s3.get_object_tagging(Bucket=bucket, Key="a/b.bin")["TagSet"] == [{"Key": "one", "Value": "1"}]
    s3.delete_object_tagging(Bucket=bucket, Key="a/b.bin")
    assert s3.get_object_tagging(Bucket=bucket, Key="a/b.bin")["TagSet"] == []
    told = s3.get_object_attributes(Bucket=bucket, Key="a/b.bin", ObjectAttributes=["ETag", "ObjectSize", "Checksum"])
    assert (told["ETag"].strip('"'), told["ObjectSize"]) == (etag.strip('"'), len(body))
    assert told["Checksum"]["ChecksumCRC32"] == put["ChecksumCRC32"]
    s3.put_object(Bucket=bucket, Key="empty", Body=b"")
    assert body_of(s3, bucket, "empty") == b""


@pytest.mark.parametrize("key", KEYS, ids=lambda key: ascii(key)[:30])
def test_every_key_is_a_name_and_no_path(s3, bucket, key):
    s3.put_object(Bucket=bucket, Key=key, Body=key.encode())
    assert body_of(s3, bucket, key) == key.encode()
    assert keys_of(s3, bucket) == [key]
    s3.copy_object(Bucket=bucket, Key="copy", CopySource={"Bucket": bucket, "Key": key})
    assert body_of(s3, bucket, "copy") == key.encode()
    deleted = s3.delete_objects(Bucket=bucket, Delete={"Objects": [{"Key": key}, {"Key": "copy"}, {"Key": "none"}]})
    assert [each["Key"] for each in deleted["Deleted"]] == [key, "copy", "none"]
    refused(lambda: s3.get_object(Bucket=bucket, Key=key), "NoSuchKey", 404)


def test_a_key_that_is_too_long_or_no_text_is_refused(server, s3, bucket):
    refused(lambda: s3.put_object(Bucket=bucket, Key="x" * 1025, Body=b""), "KeyTooLongError", 400)
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(f"{server.endpoint}/{bucket}/%ff%fe")
    assert caught.value.code == 400 and b"<Code>InvalidURI</Code>" in caught.value.read()


def test_ranges_and_conditions(s3, bucket):
    etag = s3.put_object(Bucket=bucket, Key="k", Body=b"0123456789")["ETag"]
    for asked, got, where in (
        ("bytes=2-4", b"234", "bytes 2-4/10"),
        ("bytes=7-", b"789", "bytes 7-9/10"),
        ("bytes=-2", b"89", "bytes 8-9/10"),
        ("bytes=5-99", b"56789", "bytes 5-9/10"),
    ):
        answer = s3.get_object(Bucket=bucket, Key="k", Range=asked)
        assert (answer["Body"].read(), answer["ContentRange"]) == (got, where)
        assert answer["ResponseMetadata"]["HTTPStatusCode"] == 206
    refused(lambda: s3.get_object(Bucket=bucket, Key="k", Range="bytes=10-"), "InvalidRange", 416)
    modified = s3.head_object(Bucket=bucket, Key="k")["LastModified"]
    assert body_of(s3, bucket, "k", IfMatch=etag, IfUnmodifiedSince=modified) == b"0123456789"
    refused(lambda: s3.get_object(Bucket=bucket, Key="k", IfMatch='"other"'), "PreconditionFailed", 412)
    refused(lambda: s3.get_object(Bucket=bucket, Key="k", IfNoneMatch=etag), "304", 304)
    refused(lambda: s3.get_object(Bucket=bucket, Key="k", IfModifiedSince=modified), "304", 304)
    refused(lambda: s3.put_object(Bucket=bucket, Key="k", Body=b"x", IfNoneMatch="*"), "PreconditionFailed", 412)
    refused(lambda: s3.put_object(Bucket=bucket, Key="k", Body=b"x", IfMatch='"other"'), "PreconditionFailed", 412)
    refused(lambda: s3.put_object(Bucket=bucket, Key="none", Body=b"x", IfMatch=etag), "NoSuchKey", 404)
    s3.put_object(Bucket=bucket, Key="k", Body=b"new", IfMatch=etag)
    assert body_of(s3, bucket, "k") == b"new"


def test_lists_by_pages(s3, bucket):
    keys = ["a.txt", "docs/1", "docs/2", "docs/deep/3", "docs.md", "z é", "zz/1"]
    for key in keys:
        s3.put_object(Bucket=bucket, Key=key, Body=key.encode())
    assert keys_of(s3, bucket) == sorted(keys)
    assert keys_of(s3, bucket, PaginationConfig={"PageSize": 2}) == sorted(keys)
    assert keys_of(s3, bucket, Prefix="docs/", StartAfter="docs/1") == ["docs/2", "docs/deep/3"]
    for size in (1, 2, 3, 1000):
        found = []
        options = {"Bucket": bucket, "Delimiter": "/", "PaginationConfig": {"PageSize": size}}
        for name in ("list_objects_v2", "list_objects"):
            pages = list(s3.get_paginator(name).paginate(**options))
            entries = [e["Key"] for p in pages for e in p.get("Contents", [])]
            entries += [e["Prefix"] for p in pages for e in p.get("CommonPrefixes", [])]
            found.append(sorted(entries))
            counts = [len(p.get("Contents", [])) + len(p.get("CommonPrefixes", [])) for p in pages]
            assert all(count <= size for count in counts), counts
        assert found == [["a.txt", "docs.md", "docs/", "z é", "zz/"]] * 2
    page = s3.list_objects_v2(Bucket=bucket, Prefix="docs/", Delimiter="/")
    assert [e["Key"] for e in page["Contents"]] == ["docs/1", "docs/2"] and page["KeyCount"] == 3
    assert [e["Prefix"] for e in page["CommonPrefixes"]] == ["docs/deep/"]
    entry = page["Contents"][0]
    assert (entry["Size"], entry["ETag"]) == (6, f'"{hashlib.md5(b"docs/1").hexdigest()}"')
    assert s3.list_objects_v2(Bucket=bucket, MaxKeys=0)["KeyCount"] == 0
    refused(lambda: s3.list_objects_v2(Bucket=bucket, ContinuationToken="no token"), "InvalidArgument", 400)


def test_files_go_up_and_down_in_parts(s3, bucket, tmp_path):
    data = os.urandom(17 * MIB + 3)
    (tmp_path / "up").write_bytes(data)
    s3.upload_file(str(tmp_path / "up"), bucket, "big", Config=PARTS, ExtraArgs={"Metadata": {"kind": "big"}})
    head = s3.head_object(Bucket=bucket, Key="big")
    sums = b"".join(hashlib.md5(data[at : at + 5 * MIB]).digest() for at in range(0, len(data), 5 * MIB))
    assert head["ETag"] == f'"{hashlib.md5(sums).hexdigest()}-4"'
    assert (head["ContentLength"], head["Metadata"]) == (len(data), {"kind": "big"})
    s3.download_file(bucket, "big", str(tmp_path / "down"), Config=PARTS)
    assert (tmp_path / "down").read_bytes() == data
    assert body_of(s3, bucket, "big", Range=f"bytes={5 * MIB - 2}-{5 * MIB + 1}") == data[5 * MIB - 2 : 5 * MIB + 2]
    part = s3.get_object(Bucket=bucket, Key="big", PartNumber=4)
    assert part["PartsCount"] == 4 and part["Body"].read() == data[15 * MIB :]
    parts = s3.get_object_attributes(Bucket=bucket, Key="big", ObjectAttributes=["ObjectParts"])["ObjectParts"]
    assert parts["TotalPartsCount"] == 4 and [p["Size"] for p in parts["Parts"]][:2] == [5 * MIB] * 2
    # A copy in parts, as large ones are made.
    s3.copy({"Bucket": bucket, "Key": "big"}, bucket, "again", Config=PARTS)
    assert hashlib.md5(body_of(s3, bucket, "again")).digest() == hashlib.md5(data).digest()
    assert s3.list_multipart_uploads(Bucket=bucket).get("Uploads", []) == []


def test_an_upload_in_parts_by_hand(s3, bucket):
    upload = s3.create_multipart_upload(Bucket=bucket, Key="k", ContentType="text/plain")["UploadId"]
    at = {"Bucket": bucket, "Key": "k", "UploadId": upload}
    s3.upload_part(**at, PartNumber=2, Body=b"old end")
    end = s3.upload_part(**at, PartNumber=2, Body=b"end")["ETag"]
    first = s3.upload_part(**at, PartNumber=1, Body=b"x" * 5 * MIB)["ETag"]
    listed = s3.list_parts(**at)["Parts"]
    assert [(p["PartNumber"], p["Size"], p["ETag"]) for p in listed] == [(1, 5 * MIB, first), (2, 3, end)]
    uploads = s3.list_multipart_uploads(Bucket=bucket)["Uploads"]
    assert [(u["Key"], u["UploadId"]) for u in uploads] == [("k", upload)]
    refused(lambda: s3.get_object(Bucket=bucket, Key="k"), "NoSuchKey", 404)

    def complete(*parts):
        listed = [{"PartNumber": number, "ETag": etag} for number, etag in parts]
        return s3.complete_multipart_upload(**at, MultipartUpload={"Parts": listed})

    refused(lambda: complete((2, end), (1, first)), "InvalidPartOrder", 400)
    refused(lambda: complete((1, first), (2, first)), "InvalidPart", 400)
    done = complete((1, first), (2, end))
    assert done["ETag"].endswith('-2"') and complete((1, first), (2, end))["ETag"] == done["ETag"]
    got = s3.get_object(Bucket=bucket, Key="k")
    assert (got["ContentLength"], got["ContentType"], got["Body"].read()[-5:]) == (5 * MIB + 3, "text/plain", b"xxend")
    other = s3.create_multipart_upload(Bucket=bucket, Key="k")["UploadId"]
    s3.abort_multipart_upload(Bucket=bucket, Key="k", UploadId=other)
    refused(lambda: s3.list_parts(Bucket=bucket, Key="k", UploadId=other), "NoSuchUpload", 404)


def test_copies(s3, bucket):
    s3.put_object(Bucket=bucket, Key="a", Body=b"text", ContentType="text/plain", Metadata={"x": "1"}, Tagging="t=1")
    source = {"Bucket": bucket, "Key": "a"}
    s3.copy_object(Bucket=bucket, Key="b", CopySource=source)
    kept = s3.get_object(Bucket=bucket, Key="b")
    assert (kept["ContentType"], kept["Metadata"], kept["TagCount"]) == ("text/plain", {"x": "1"}, 1)
    s3.copy_object(
        Bucket=bucket, Key="a", CopySource=source, MetadataDirective="REPLACE", ContentType="text/html", Metadata={}
    )
    replaced = s3.get_object(Bucket=bucket, Key="a")
    assert (replaced["ContentType"], replaced["Metadata"], replaced["Body"].read()) == ("text/html", {}, b"text")
    refused(lambda: s3.copy_object(Bucket=bucket, Key="a", CopySource=source), "InvalidRequest", 400)
    none = {"Bucket": bucket, "Key": "none"}
    refused(lambda: s3.copy_object(Bucket=bucket, Key="c", CopySource=none), "NoSuchKey", 404)
    stale = dict(CopySource=source, CopySourceIfMatch='"other"')
    refused(lambda: s3.copy_object(Bucket=bucket, Key="c", **stale), "PreconditionFailed", 412)


@pytest.mark.parametrize("algorithm", ["CRC32", "SHA1", "SHA256"])
def test_a_body_that_is_not_what_its_checksum_says_is_refused(s3, bucket, algorithm):
    s3.put_object(Bucket=bucket, Key="k", Body=b"text", ChecksumAlgorithm=algorithm)
    wrong = {f"Checksum{algorithm}": {"CRC32": "AAAAAA==", "SHA1": "A" * 27 + "=", "SHA256": "A" * 43 + "="}[algorithm]}
    refused(lambda: s3.put_object(Bucket=bucket, Key="k", Body=b"other", **wrong), "BadDigest", 400)
    refused(lambda: s3.put_object(Bucket=bucket, Key="k", Body=b"other", ContentMD5="A" * 22 + "=="), "BadDigest", 400)
    got = s3.get_object(Bucket=bucket, Key="k", ChecksumMode="ENABLED")
    assert got[f"Checksum{algorithm}"] and got["Body"].read() == b"text"


def chunked(server, bucket, chunks, trailer, length):
    """A body as SDKs send it whose checksum follows it."""
    connection = http.client.HTTPConnection(urlsplit(server.endpoint).netloc, timeout=20)
    body = b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks) + b"0\r\n" + trailer + b"\r\n\r\n"
    scope = "AKID/20260101/us-east-1/s3/aws4_request"
    headers = {
        "Authorization": f"AWS4-HMAC-SHA256 Credential={scope}, SignedHeaders=host, Signature={'0' * 64}",
        "X-Amz-Date": "20260101T000000Z",
        "X-Amz-Content-Sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
        "X-Amz-Decoded-Content-Length": str(length),
        "X-Amz-Trailer": "x-amz-checksum-crc32",
        "Content-Encoding": "aws-chunked",
    }
    connection.request("PUT", f"/{bucket}/chunked", body, headers)
    answer = connection.getresponse()
    return answer.status, answer.read()


def test_a_body_in_chunks_with_its_checksum_behind_it(server, s3, bucket):
    good = b"x-amz-checksum-crc32:DUoRhQ=="  # of "hello world"
    assert chunked(server, bucket, [b"hello ", b"world"], good, 11)[0] == 200
    got = s3.get_object(Bucket=bucket, Key="chunked")
    assert got["Body"].read() == b"hello world" and "ContentEncoding" not in got
    status, answer = chunked(server, bucket, [b"hello ", b"there"], good, 11)
    assert status == 400 and b"BadDigest" in answer
    status, answer = chunked(server, bucket, [b"hello"], good, 11)
    assert status == 400 and b"IncompleteBody" in answer
    assert body_of(s3, bucket, "chunked") == b"hello world"


def test_links_for_others(server, s3, bucket):
    link = s3.generate_presigned_url("put_object", Params={"Bucket": bucket, "Key": "a b"})
    urllib.request.urlopen(urllib.request.Request(link, b"linked", method="PUT"))
    link = s3.generate_presigned_url("get_object", Params={"Bucket": bucket, "Key": "a b"})
    assert urllib.request.urlopen(link).read() == b"linked"
    # Without keys nobody has to sign, and a bucket may stand in the host's name.
    assert body_of(s3_client(server.endpoint, signature_version=UNSIGNED), bucket, "a b") == b"linked"
    assert urllib.request.urlopen(f"{server.endpoint}/{bucket}/a%20b").read() == b"linked"
    port = urlsplit(server.endpoint).port
    request = urllib.request.Request(f"{server.endpoint}/a%20b", headers={"Host": f"{bucket}.localhost:{port}"})
    assert urllib.request.urlopen(request).read() == b"linked"


def test_what_the_server_has_no_means_for_is_refused(s3, bucket):
    put = lambda **options: lambda: s3.put_object(Bucket=bucket, Key="k", Body=b"x", **options)  # noqa: E731
    refused(put(ServerSideEncryption="aws:kms"), "NotImplemented", 501)
    refused(put(SSECustomerAlgorithm="AES256", SSECustomerKey="k" * 32), "NotImplemented", 501)
    refused(put(ObjectLockLegalHoldStatus="ON"), "NotImplemented", 501)
    refused(put(Metadata={"x": "y" * 2048}), "MetadataTooLarge", 400)
    refused(lambda: s3.get_object(Bucket=bucket, Key="k", VersionId="3"), "NoSuchVersion", 404)
    refused(lambda: s3.get_bucket_policy(Bucket=bucket), "NotImplemented", 501)
    refused(lambda: s3.get_object(Bucket=bucket, Key="k"), "NoSuchKey", 404)


def test_an_upload_that_breaks_off_changes_nothing(server, s3, bucket):
    s3.put_object(Bucket=bucket, Key="k", Body=b"before")
    connection = http.client.HTTPConnection(urlsplit(server.endpoint).netloc, timeout=20)
    connection.putrequest("PUT", f"/{bucket}/k")
    connection.putheader("Content-Length", str(10 * MIB))
    connection.endheaders(b"x" * MIB)
    connection.close()
    assert body_of(s3, bucket, "k") == b"before"


def memory(pid: int) -> int:
    """The most memory that a process ever had, in bytes."""
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) << 10


class Zeros(io.RawIOBase):
    """A long file that takes no room."""

    def __init__(self, size: int) -> None:
        self.size, self.at = size, 0

    def readable(self) -> bool:
        return True

    def read(self, count: int = -1) -> bytes:
        count = self.size - self.at if count < 0 else min(count, self.size - self.at)
        self.at += count
        return bytes(count)

    def __len__(self) -> int:
        return self.size


def test_large_bodies_do_not_lie_in_memory(tmp_path, config):
    size = 256 * MIB
    server = Server(tmp_path / "server", config)
    try:
        client = s3_client(server.endpoint)
        client.create_bucket(Bucket="large")
        before = memory(server.pid)
        connection = http.client.HTTPConnection(urlsplit(server.endpoint).netloc, timeout=50)
        connection.request("PUT", "/large/zeros", Zeros(size), {"Content-Length": str(size)})
        assert connection.getresponse().status == 200
        body = client.get_object(Bucket="large", Key="zeros")["Body"]
        assert sum(len(chunk) for chunk in body.iter_chunks(MIB)) == size
        assert memory(server.pid) - before < size / 2
    finally:
        assert server.stop() == 0


def test_objects_outlive_a_crash(tmp_path, config):
    folder = tmp_path / "server"
    server = Server(folder, config)
    client = s3_client(server.endpoint)
    client.create_bucket(Bucket="kept")
    client.put_object(Bucket="kept", Key="k", Body=b"first")
    stop, acknowledged = threading.Event(), []

    def write():
        while not stop.is_set():
            try:
                client.put_object(Bucket="kept", Key="k", Body=str(len(acknowledged)).encode() * 1000)
            except Exception:
                return
            acknowledged.append(len(acknowledged))

    writer = threading.Thread(target=write)
    writer.start()
    while len(acknowledged) < 5:
        assert writer.is_alive()
    server.kill()
    stop.set()
    writer.join()
    server = Server(folder, config)
    try:
        client = s3_client(server.endpoint)
        last = acknowledged[-1]
        # What was acknowledged, or the write that was not any more.
        assert body_of(client, "kept", "k") in [str(n).encode() * 1000 for n in (last, last + 1)]
        client.delete_object(Bucket="kept", Key="k")
        blobs = folder / "data" / "objects" / "blobs"
        for _ in range(500):
            if not [file for file in blobs.rglob("*") if file.is_file()]:
                break
            threading.Event().wait(0.01)
        assert [file for file in blobs.rglob("*") if file.is_file()] == []
    finally:
        assert server.stop() == 0


def test_keys_are_asked_for_and_signatures_proved(tmp_path, config):
    keys = '[[keys]]\naccess_key_id = "AKIDREAL"\nsecret_access_key = "the-real-secret-of-the-key"\n'
    server = Server(tmp_path / "server", f"{config}\n{keys}")
    try:
        real = s3_client(server.endpoint, "AKIDREAL", "the-real-secret-of-the-key")
        real.create_bucket(Bucket="locked")
        for key in ("a b/ü+%.txt", "plain"):
            real.put_object(Bucket="locked", Key=key, Body=b"mine", ChecksumAlgorithm="SHA256")
            assert body_of(real, "locked", key) == b"mine"
        assert keys_of(real, "locked", Prefix="a b/") == ["a b/ü+%.txt"]
        link = real.generate_presigned_url("get_object", Params={"Bucket": "locked", "Key": "plain"})
        assert urllib.request.urlopen(link).read() == b"mine"
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(link[:-4] + "0000")
        assert caught.value.code == 403
        get = lambda client: lambda: client.get_object(Bucket="locked", Key="plain")  # noqa: E731
        refused(get(s3_client(server.endpoint, "AKIDREAL", "guessed")), "SignatureDoesNotMatch", 403)
        refused(get(s3_client(server.endpoint, "AKIDOTHER", "guessed")), "InvalidAccessKeyId", 403)
        refused(get(s3_client(server.endpoint, signature_version=UNSIGNED)), "AccessDenied", 403)
    finally:
        assert server.stop() == 0


def test_published_folders(tmp_path, config):
    for name in ("read", "write"):
        (tmp_path / name / "2026").mkdir(parents=True)
        (tmp_path / name / "2026" / "may.txt").write_text("We sold 40 bolts.")
    (tmp_path / "secret.txt").write_text("not published")
    folders = f"""[objects.buckets]
read-only = {str(tmp_path / "read")!r}
drop-box = {{ path = {str(tmp_path / "write")!r}, writable = true }}
"""
    server = Server(tmp_path / "server", f"{config}\n{folders}")
    try:
        client = s3_client(server.endpoint)
        names = [each["Name"] for each in client.list_buckets()["Buckets"]]
        assert names == ["drop-box", "read-only"]
        for bucket in ("read-only", "drop-box"):
            assert keys_of(client, bucket, Prefix="2026/m") == ["2026/may.txt"]
            page = client.list_objects_v2(Bucket=bucket, Delimiter="/")
            assert [each["Prefix"] for each in page["CommonPrefixes"]] == ["2026/"]
            assert body_of(client, bucket, "2026/may.txt", Range="bytes=3-6") == b"sold"
            for key in ("../secret.txt", "2026/../../secret.txt", "2026", "2026/", "/2026/may.txt"):
                refused(lambda bucket=bucket, key=key: client.get_object(Bucket=bucket, Key=key), "NoSuchKey", 404)
        change = {"Bucket": "read-only", "Key": "2026/may.txt"}
        refused(lambda: client.put_object(**change, Body=b"x"), "AccessDenied", 403)
        refused(lambda: client.delete_object(**change), "AccessDenied", 403)
        refused(lambda: client.delete_bucket(Bucket="read-only"), "AccessDenied", 403)
        client.put_object(Bucket="drop-box", Key="new/june.txt", Body=b"None yet.")
        assert (tmp_path / "write" / "new" / "june.txt").read_bytes() == b"None yet."
        client.upload_fileobj(io.BytesIO(b"y" * 6 * MIB), "drop-box", "large", Config=PARTS)
        assert (tmp_path / "write" / "large").stat().st_size == 6 * MIB
        refused(lambda: client.put_object(Bucket="drop-box", Key="../escape", Body=b"x"), "AccessDenied", 403)
        client.delete_object(Bucket="drop-box", Key="new/june.txt")
        assert not (tmp_path / "write" / "new" / "june.txt").exists()
    finally:
        assert server.stop() == 0


def test_another_s3_service(server, s3, bucket, tmp_path, config):
    """The buckets of a configured service can be read: here the service is another server of the same kind."""
    for number in range(3):
        s3.put_object(Bucket=bucket, Key=f"docs/{number} é.txt", Body=b"from afar", Metadata={"n": str(number)})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE")
        patch.setenv("AWS_SECRET_ACCESS_KEY", "any")
        service = f'[objects.s3]\nendpoint = "{server.endpoint}"\nregion = "{REGION}"\npath_style = true\n'
        front = Server(tmp_path / "front", f"{config}\n{service}")
    try:
        client = s3_client(front.endpoint)
        got = client.get_object(Bucket=bucket, Key="docs/1 é.txt", Range="bytes=5-")
        assert (got["Body"].read(), got["Metadata"]) == (b"afar", {"n": "1"})
        assert keys_of(client, bucket, Prefix="docs/", PaginationConfig={"PageSize": 2}) == [
            f"docs/{number} é.txt" for number in range(3)
        ]
        refused(lambda: client.get_object(Bucket=bucket, Key="none"), "NoSuchKey", 404)
        refused(lambda: client.put_object(Bucket=bucket, Key="new", Body=b"x"), "AccessDenied", 403)
        assert client.head_bucket(Bucket=bucket)["ResponseMetadata"]["HTTPStatusCode"] == 200
        refused(lambda: client.head_bucket(Bucket="not-there"), "404", 404)
        refused(lambda: client.list_objects_v2(Bucket="not-there"), "NoSuchBucket", 404)
    finally:
        assert front.stop() == 0
