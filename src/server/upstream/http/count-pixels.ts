import type { MediaType } from '../../ports/media.ts';

/** Pixels of an image, from its header; undefined if the header does not say, 0 for files that are no images. */
export function countPixels(type: MediaType, bytes: Buffer): number | undefined {
  try {
    return readers[type](bytes);
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Readonly<Record<MediaType, (bytes: Buffer) => number | undefined>> = {
  'image/png': (bytes) => bytes.readUInt32BE(16) * bytes.readUInt32BE(20),
  'image/gif': countGif,
  'image/jpeg': countJpeg,
  'image/webp': countWebp,
  'image/avif': countAvif,
  'video/mp4': () => 0,
  'application/pdf': () => 0,
};

/** A crafted file could have millions of parts; a real image has a few dozen. */
const maxParts = 1000;

/** A first frame larger than the screen enlarges it in browsers. Extensions come before the frame. */
function countGif(bytes: Buffer): number | undefined {
  const flags = bytes.readUInt8(10);
  let at = 13 + (flags >= 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (bytes.readUInt8(at) === 0x21) {
    at += 2;
    // Blocks, each after its length, up to an empty one.
    while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
    at += 1;
  }
  if (bytes.readUInt8(at) !== 0x2c) return undefined;
  const width = Math.max(bytes.readUInt16LE(6), bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5));
  const height = Math.max(bytes.readUInt16LE(8), bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7));
  return width * height;
}

const notFrames = [0xc4, 0xc8, 0xcc];

/** The frame header comes after segments of any length. */
function countJpeg(bytes: Buffer): number | undefined {
  let at = 2;
  for (let parts = 0; parts < maxParts && bytes.readUInt8(at) === 0xff; parts += 1) {
    const marker = bytes.readUInt8(at + 1);
    if (isBare(marker)) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !notFrames.includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    // 0xff bytes may pad the space before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** A marker without a segment: what follows it is no length, and browsers skip it before the frame. */
function isBare(marker: number): boolean {
  return marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9);
}

function countWebp(bytes: Buffer): number | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      const sizes = bytes.readUInt32LE(21);
      return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
    default:
      return undefined;
  }
}

/** Its parts (thumbnails, tiles, the whole) each have a size; the largest counts. */
function countAvif(bytes: Buffer): number | undefined {
  let largest: number | undefined;
  let parts = 0;
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    parts += 1;
    if (parts > maxParts) return undefined;
    const pixels = bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12);
    largest = Math.max(largest ?? 0, pixels);
  }
  return largest;
}
