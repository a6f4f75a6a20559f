import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { UpstreamError } from '../../ports/upstream.ts';
import { buildResponseReader } from '../http/response-checks.ts';

/** The sample's name as people read it. */
export const sampleName = 'Sample data';

/** Gives the rows of a file in assets/sample, which is read and checked once, at the first call. */
export function buildRowsReader<const Shape extends TSchema>(file: string, schema: Shape) {
  const check = buildResponseReader(file, schema);
  let rows: ReturnType<typeof check> | undefined;
  return () => (rows ??= check(JSON.parse(readFileSync(toSampleFile(file), 'utf8'))));
}

export function toSampleFile(file: string): URL {
  return new URL(`../../../../assets/sample/${file}`, import.meta.url);
}

/** Throws UpstreamError 'not-found' if the sample has no such thing. */
export function orRefuse<T>(found: T | undefined): T {
  if (found === undefined) throw new UpstreamError('not-found', sampleName);
  return found;
}
