// A deployment package with one stored file: all that a test needs of the zip format.

const table = Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

const crc32 = (data) => ~data.reduce((crc, byte) => (crc >>> 8) ^ table[(crc ^ byte) & 255], ~0) >>> 0;

export function zipped(name, text) {
  const data = Buffer.from(text);
  const file = Buffer.from(name);
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(0x21, 8); // 1 January 1980
  about.writeUInt32LE(crc32(data), 10);
  about.writeUInt32LE(data.length, 14);
  about.writeUInt32LE(data.length, 18);
  about.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), about, file, data]);
  const central = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), about, Buffer.alloc(14), file]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
