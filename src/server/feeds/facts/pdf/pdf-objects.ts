import { inflateSync } from 'node:zlib';
import { readValue, skipBlanks, type PdfDictionary, type PdfValue } from './pdf-values.ts';

/** An object of a file, with the bytes of its stream as they are in the file. */
interface PdfObject {
  /** Where it is in the file: of two with one number the later counts. */
  readonly at: number;
  readonly value: PdfValue;
  readonly stream?: string;
}

export interface PdfFile {
  /** The newest entry of the file's trailers; undefined if none has it. */
  readonly findEntry: (name: string) => PdfValue | undefined;
  readonly findObject: (number: number) => PdfObject | undefined;
}

/** In bytes, of one stream. */
const maxStream = 4_000_000;
/** Objects of one number that may be the length of a stream. */
const maxLengths = 20;
/** Object streams that are read. */
const maxStreams = 200;

/**
 * Reads the objects of a PDF from its start to its end, and skips what is in streams. Its tables of positions are not used:
 * they are wrong in many files.
 */
export function readPdfFile(bytes: Uint8Array): PdfFile {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const objects = new Map<number, PdfObject>();
  const trailers: PdfDictionary[] = [];
  const packed: PdfObject[] = [];
  let known: ReturnType<typeof findLengths> | undefined;
  const toLengths = (length: PdfValue | undefined): readonly number[] => {
    if (typeof length === 'number') return [length];
    if (typeof length !== 'object' || length === null || !('object' in length)) return [];
    // It may follow the stream.
    known ??= findLengths(text);
    return known.get(length.object)?.slice(-maxLengths) ?? [];
  };
  const start =
    /(?<![0-9])(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![A-Za-z])|(?<![A-Za-z])trailer(?![A-Za-z])|%[^\r\n]*/g;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    if (found[0].startsWith('%')) continue;
    const read = readValue(text, start.lastIndex);
    // What follows a broken object may be its text.
    if (read === undefined) break;
    start.lastIndex = read.end;
    const { value } = read;
    if (found[1] === undefined) {
      if (isDictionary(value)) trailers.push(value);
      continue;
    }
    const stream = isDictionary(value)
      ? findStream(text, read.end, toLengths(value.get('Length')))
      : undefined;
    if (stream !== undefined) start.lastIndex = stream.end;
    const object = { at: found.index, value, ...(stream && { stream: stream.bytes }) };
    objects.set(Number(found[1]), object);
    if (isOfType(value, 'XRef')) trailers.push(value);
    if (isOfType(value, 'ObjStm') && packed.length < maxStreams) packed.push(object);
  }
  const inPacked = packed.toReversed();
  return {
    findEntry: (name) => trailers.findLast((trailer) => trailer.has(name))?.get(name),
    findObject(number) {
      const own = objects.get(number);
      for (const object of inPacked) {
        if (own !== undefined && own.at > object.at) return own;
        const value = findPacked(object, number);
        if (value !== undefined) return { at: object.at, value };
      }
      return own;
    },
  };
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

function isOfType(value: PdfValue, type: string): value is PdfDictionary {
  return isDictionary(value) && isName(value.get('Type'), type);
}

function isName(value: PdfValue | undefined, name: string): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && value.name === name;
}

function findStream(text: string, at: number, lengths: readonly number[]) {
  const [head] =
    /^stream(?:\r\n|\n|\r)/.exec(text.slice(skipBlanks(text, at), skipBlanks(text, at) + 8)) ?? [];
  if (head === undefined) return undefined;
  const start = skipBlanks(text, at) + head.length;
  const ends = lengths.map((length) => start + length);
  const known = ends.find((end) => text.startsWith('endstream', skipLine(text, end)));
  const end = known ?? text.indexOf('endstream', start);
  // Without an end nothing after it can be told from the stream.
  return { bytes: text.slice(start, Math.max(start, end)), end: end < 0 ? text.length : end };
}

function skipLine(text: string, at: number): number {
  return at + (/^[\r\n]{0,2}/.exec(text.slice(at, at + 2))?.[0].length ?? 0);
}

/** Objects that are whole numbers, by their number; an update may have another of one number. */
function findLengths(text: string): ReadonlyMap<number, readonly number[]> {
  const defined = /(?<![0-9])(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\s{1,9}(\d{1,10})\s{1,9}endobj/g;
  const rows = Array.from(text.matchAll(defined), ([, number, figure]) => [Number(number), Number(figure)]);
  return new Map(
    [...Map.groupBy(rows, ([number = 0]) => number)].map(([number, all]) => [
      number,
      all.map(([, figure = 0]) => figure),
    ]),
  );
}

/** The text of a stream that is plain or compressed by Flate; undefined for any other. */
export function readStream({ value, stream }: PdfObject): string | undefined {
  if (stream === undefined || !isDictionary(value)) return undefined;
  const filter = [value.get('Filter') ?? []].flat();
  if (filter.length === 0) return stream.slice(0, maxStream);
  if (filter.length > 1 || !isName(filter[0], 'FlateDecode') || value.has('DecodeParms')) return undefined;
  try {
    return inflateSync(Buffer.from(stream, 'latin1'), { maxOutputLength: maxStream }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** An object in a stream of objects, which begins with pairs of number and position. */
function findPacked(object: PdfObject, number: number): PdfValue | undefined {
  const first = isDictionary(object.value) ? object.value.get('First') : undefined;
  const text = readStream(object);
  if (text === undefined || typeof first !== 'number') return undefined;
  const figures = text.slice(0, first).trim().split(/\s+/).map(Number);
  const at = figures.findIndex((one, index) => index % 2 === 0 && one === number);
  const position = figures[at + 1];
  return at < 0 || position === undefined ? undefined : readValue(text, first + position)?.value;
}
