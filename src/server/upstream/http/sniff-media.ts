import type { MediaType } from '../../ports/media.ts';

/** How many bytes may precede the head of a PDF, as in other readers. */
const maxBeforePdf = 1024;
const pdfHead = '%PDF-';

/** Bytes needed to recognize a file's type. */
export const sniffLength = maxBeforePdf + pdfHead.length;

/** Brands of MP4 in its 'ftyp' box. */
const mp4Brands = /^(?:isom|iso[2-9a]|mp4[12]|mp71|avc1|hvc1|hev1|M4V[ HP]|f4v |F4V |dash|MSNV|cmf[cs2])$/;
/** AVIF, and brands of HEIF that are AVIF if it is among the compatible brands. */
const avifBrands = ['avif', 'avis'];
const heifBrands = ['mif1', 'msf1', 'miaf'];

/** A file's type by its first bytes; undefined for every type that is not shown, such as SVG and HTML. */
export function sniffMedia(bytes: Uint8Array): MediaType | undefined {
  const text = Buffer.from(bytes.subarray(0, sniffLength)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) !== 'ftyp') return text.includes(pdfHead) ? 'application/pdf' : undefined;
  const brand = text.slice(8, 12);
  if (avifBrands.includes(brand)) return 'image/avif';
  if (heifBrands.includes(brand)) return listCompatible(bytes, text).some(isAvif) ? 'image/avif' : undefined;
  return mp4Brands.test(brand) ? 'video/mp4' : undefined;
}

/** The compatible brands in the 'ftyp' box, which follow its length, name, brand and version. */
function listCompatible(bytes: Uint8Array, text: string): readonly string[] {
  const length = Buffer.from(bytes.subarray(0, 4)).readUInt32BE();
  return text.slice(16, length).match(/.{4}/gs) ?? [];
}

function isAvif(brand: string): boolean {
  return avifBrands.includes(brand);
}
