import type { MediaType } from '../../ports/media.ts';

/** As many bytes as are looked at. */
export const sniffLength = 32;

const avifBrands = ['avif', 'avis'];
const mp4Brands = [
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'M4VP',
  'dash',
  'MSNV',
];

/** The kind of a file by its first bytes; undefined for everything that is not shown, SVG and HTML among it. */
export function sniffMedia(bytes: Uint8Array): MediaType | undefined {
  const text = Buffer.from(bytes.subarray(0, sniffLength)).toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  const brand = text.slice(8, 12);
  if (avifBrands.includes(brand)) return 'image/avif';
  return mp4Brands.includes(brand) ? 'video/mp4' : undefined;
}
