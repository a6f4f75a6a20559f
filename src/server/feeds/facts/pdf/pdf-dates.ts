import { day } from '../../../../lib/durations.ts';
import { isDictionary, readPdfFile, readStream, type PdfFile } from './pdf-objects.ts';
import type { PdfValue } from './pdf-values.ts';

/** When a document was created and last changed, ISO 8601; null: not known. */
export interface PdfDates {
  readonly created: string | null;
  readonly changed: string | null;
}

/** No coin is older than Bitcoin's paper. */
const earliest = Date.parse('2008-01-01T00:00:00Z');

/**
 * From the document's own Info dictionary and XMP metadata: not from those of a picture in it, nor from its text. Unknown in an
 * encrypted file, or if the date is impossible. `now` in ms.
 */
export function readPdfDates(bytes: Uint8Array, now: number): PdfDates {
  const file = readPdfFile(bytes);
  if (file.findEntry('Encrypt') !== undefined) return { created: null, changed: null };
  const info = resolve(file, file.findEntry('Info'));
  const packet = readPacket(file);
  const find = (key: string, element: string) =>
    [isDictionary(info) ? toText(info.get(key)) : undefined, findElement(packet, element)]
      .map(toTime)
      .filter((time) => time >= earliest && time <= now + day);
  const created = find('CreationDate', 'CreateDate');
  const changed = find('ModDate', 'ModifyDate');
  return {
    created: created.length === 0 ? null : toDay(Math.min(...created)),
    changed: changed.length === 0 ? null : toDay(Math.max(...changed)),
  };
}

function resolve(file: PdfFile, value: PdfValue | undefined): PdfValue | undefined {
  const isReference = typeof value === 'object' && value !== null && 'object' in value;
  return isReference ? file.findObject(value.object)?.value : value;
}

/** The XMP metadata of the catalogue; '' without one. */
function readPacket(file: PdfFile): string {
  const root = resolve(file, file.findEntry('Root'));
  const metadata = isDictionary(root) ? root.get('Metadata') : undefined;
  const isReference = typeof metadata === 'object' && metadata !== null && 'object' in metadata;
  const object = isReference ? file.findObject(metadata.object) : undefined;
  return decode((object && readStream(object)) ?? '');
}

function findElement(packet: string, name: string): string | undefined {
  return new RegExp(`<?\\bx[am]p:${name}\\s*(?:>|=\\s*["'])\\s*([^<"'\\s]+)`).exec(packet)?.[1];
}

function toText(value: PdfValue | undefined): string | undefined {
  return typeof value === 'string' ? decode(value) : undefined;
}

/** By its byte order mark; without one it is read byte by byte. */
function decode(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  if (text.startsWith('\xFE\xFF')) return new TextDecoder('utf-16be').decode(bytes);
  if (text.startsWith('\xFF\xFE')) return new TextDecoder('utf-16le').decode(bytes);
  return text.startsWith('\xEF\xBB\xBF') ? bytes.subarray(3).toString() : text;
}

/** 'D:20190301123000+02'00'' and '2019-03-01T12:30:00+02:00'; without a zone it is UTC. */
const date =
  /^(?:D:)?(\d{4})(?:-?(\d\d)(?:-?(\d\d)(?:T?(\d\d):?(\d\d)?(?::?(\d\d)(?:\.\d+)?)?)?)?)?(?:Z.*|([+-])(\d\d)[:']?(\d\d)?'?)?$/;

/** In ms; not a number for any other text. */
function toTime(text: string | undefined): number {
  const [, year, month = '01', dayOfMonth = '01', hours = '00', minutes = '00', seconds = '00', ...zone] =
    date.exec(text?.trim() ?? '') ?? [];
  const [sign, zoneHours = '0', zoneMinutes = '0'] = zone;
  const local = Date.parse(`${year}-${month}-${dayOfMonth}T${hours}:${minutes}:${seconds}Z`);
  // A day that its month lacks reads as one of the next.
  if (Number.isNaN(local) || new Date(local).getUTCDate() !== Number(dayOfMonth)) return Number.NaN;
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60_000;
  return sign === '-' ? local + offset : local - offset;
}

function toDay(time: number): string {
  return new Date(Math.floor(time / day) * day).toISOString();
}
