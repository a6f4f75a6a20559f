import { Ajv, type SchemaObject, type ValidateFunction } from 'ajv';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { UpstreamError } from '../../ports/upstream.ts';

/** Where a response is from, for errors: the source's name as people read it, and the route as the log names it. */
export interface ResponseOrigin {
  readonly source: string;
  readonly route: string;
}

/** What both ajv and the types take for a schema. */
type Schema = SchemaObject & Exclude<JSONSchema, boolean>;

/** The check of a whole response against a schema; it throws UpstreamError 'malformed'. */
export function buildResponseReader<const Shape extends Schema>(
  origin: ResponseOrigin,
  schema: Shape,
): (body: unknown) => FromSchema<Shape>;
// What a schema describes is worked out where one is given: over all schemas it is beyond the compiler.
export function buildResponseReader({ source, route }: ResponseOrigin, schema: Schema) {
  return compileLate(schema, (errors) => {
    throw new UpstreamError('malformed', source, { detail: `${route}: ${errors}` });
  });
}

/** The check of one row of a response against a schema: undefined where the row is broken. */
export function buildRowReader<const Shape extends Schema>(
  schema: Shape,
): (row: unknown) => FromSchema<Shape> | undefined;
export function buildRowReader(schema: Schema) {
  return compileLate(schema, () => undefined);
}

/**
 * What the rows of a response come to, without those that come to nothing. Throws UpstreamError 'malformed' where
 * none of them is left; no rows at all are an empty list.
 */
export function keepUsable<Row, Usable>(
  { source, route }: ResponseOrigin,
  rows: readonly Row[],
  toUsable: (row: Row) => Usable | undefined,
): Usable[] {
  const usable = rows.map((row) => toUsable(row)).filter((row) => row !== undefined);
  if (usable.length > 0 || rows.length === 0) return usable;
  throw new UpstreamError('malformed', source, { detail: `${route}: no row of ${rows.length} is usable` });
}

// Most sources are never asked, and a check takes its time to compile.
function compileLate(
  schema: SchemaObject,
  refuse: (errors: string) => undefined,
): (value: unknown) => unknown {
  let ajv: Ajv | undefined;
  let check: ValidateFunction | undefined;
  return (value) => {
    ajv ??= new Ajv({ allowUnionTypes: true });
    check ??= ajv.compile(schema);
    return check(value) ? value : refuse(ajv.errorsText(check.errors));
  };
}
