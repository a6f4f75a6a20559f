import { Ajv, type ValidateFunction } from 'ajv';
import type { Static, TSchema } from 'typebox';
import { SourceFailure } from '../../ports/upstream.ts';

/** For routes that always exist: a 404 means a wrong base address. Rejects with SourceFailure 'malformed' then. */
export async function requireRoute<Body>(route: string, loading: Promise<Body>): Promise<Body> {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof SourceFailure) || error.kind !== 'not-found') throw error;
    throw new SourceFailure('malformed', `${route} is unknown`, { cause: error });
  }
}

/**
 * Throws SourceFailure 'malformed' if a response is about another thing than the one asked for; one that does not say which
 * passes.
 */
export function refuseOther(route: string, asked: string, given: string | null | undefined): void {
  if (!given || given.toLowerCase() === asked.toLowerCase()) return;
  throw new SourceFailure('malformed', `${route}: about another one`);
}

/** A check of a whole response against a schema; it throws SourceFailure 'malformed'. */
export function buildResponseReader<const Shape extends TSchema>(
  route: string,
  schema: Shape,
): (body: unknown) => Static<Shape> {
  return compileLate(schema, (errors) => {
    throw new SourceFailure('malformed', `${route}: ${errors}`);
  });
}

/** The same of a route that always exists. */
export function buildRouteReader<const Shape extends TSchema>(
  route: string,
  schema: Shape,
): (loading: Promise<unknown>) => Promise<Static<Shape>> {
  const read = buildResponseReader(route, schema);
  return async (loading) => read(await requireRoute(route, loading));
}

/** A check of one row of a response against a schema: undefined if the row is broken. */
export function buildRowReader<const Shape extends TSchema>(
  schema: Shape,
): (row: unknown) => Static<Shape> | undefined {
  return compileLate(schema, () => undefined);
}

/**
 * Converts the rows of a response, and drops those without a result: undefined for a broken row, null for one that is not
 * wanted. Throws SourceFailure 'malformed' if all are broken; no rows at all give an empty list.
 */
export function convertRows<Row, Converted>(
  route: string,
  rows: readonly Row[],
  convert: (row: Row) => Converted | null | undefined,
): Converted[] {
  const converted = rows.map((row) => convert(row)).filter((row) => row !== undefined);
  if (converted.length > 0 || rows.length === 0) return converted.filter((row) => row !== null);
  throw new SourceFailure('malformed', `${route}: no row of ${rows.length} is usable`);
}

/**
 * A check of lists that have all coins or markets of a source: throws SourceFailure 'malformed' if one is cut short, with
 * fewer than `least` rows, or than half of those of the last whole list.
 */
export function buildWholeListCheck(route: string, least: number) {
  let last = 0;
  return <Row>(rows: readonly Row[]): readonly Row[] => {
    const expected = Math.max(least, last / 2);
    if (rows.length < expected) throw new SourceFailure('malformed', `${route}: ${rows.length} rows only`);
    last = rows.length;
    return rows;
  };
}

// Most sources are never asked, and compiling a check takes time. The builder of the schemas checks them.
function compileLate<Shape extends TSchema, Refused>(
  schema: Shape,
  refuse: (errors: string) => Refused,
): (value: unknown) => Static<Shape> | Refused {
  let ajv: Ajv | undefined;
  let check: ValidateFunction<Static<Shape>> | undefined;
  return (value) => {
    ajv ??= new Ajv({ allowUnionTypes: true, meta: false, validateSchema: false });
    check ??= ajv.compile<Static<Shape>>(schema);
    return check(value) ? value : refuse(ajv.errorsText(check.errors));
  };
}
