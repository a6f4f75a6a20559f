import { CamelCasePlugin, type UnknownRow } from 'kysely';
import { renamedColumns } from '../ports/database.ts';

const toCode: ReadonlyMap<string, string> = new Map(Object.entries(renamedColumns));
const toColumn: ReadonlyMap<string, string> = new Map(
  Object.entries(renamedColumns).map(([column, name]) => [name, column]),
);

/** Translates between column names and the names in the code. */
export class Names extends CamelCasePlugin {
  toNamed<Row>(rows: readonly Row[]): readonly Row[] {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row is an object of columns
    return rows.map((row) => this.mapRow(row as UnknownRow) as Row);
  }

  protected override camelCase(column: string): string {
    return toCode.get(column) ?? super.camelCase(column);
  }

  protected override snakeCase(name: string): string {
    return toColumn.get(name) ?? super.snakeCase(name);
  }
}
