import { Type, type Static, type TSchema } from 'typebox';
import { isRecord } from '../../../lib/is-record.ts';
import { buildResponseReader, buildRowReader, convertRows, requireRoute } from './response-checks.ts';
import { orNull, rows } from './schemas.ts';

interface ListRoute<Row extends TSchema> {
  /** As the log names it. */
  readonly route: string;
  /** The fields that lead to the list, outermost first; absent: the body is the list. */
  readonly at?: readonly string[];
  /** The list is of one thing: a 404 means that there is no such thing. */
  readonly isOfOne?: boolean;
  /** The list is null if nothing is found. */
  readonly mayBeNull?: boolean;
  readonly row: Row;
}

/**
 * A reader of a route's list, with `convert` as for convertRows. Rejects with SourceFailure 'malformed' if the list has only
 * broken rows, or if its route does not exist.
 */
export function buildListReader<Row extends TSchema>(list: ListRoute<Row>) {
  const { route, at = [], isOfOne = false, mayBeNull = false, row } = list;
  const innermost: TSchema = mayBeNull ? orNull(rows) : rows;
  const readBody = buildResponseReader(
    route,
    at.reduceRight((schema, field) => Type.Object({ [field]: schema }), innermost),
  );
  const readRow = buildRowReader(row);
  return async <Converted>(
    loading: Promise<unknown>,
    convert: (row: Static<Row>) => Converted | null | undefined,
  ): Promise<Converted[]> => {
    const body: unknown = readBody(await (isOfOne ? loading : requireRoute(route, loading)));
    const found = at.reduce((value, field) => (isRecord(value) ? value[field] : undefined), body);
    return convertRows(route, Array.isArray(found) ? found : [], (one) => {
      const read = readRow(one);
      return read === undefined ? undefined : convert(read);
    });
  };
}
