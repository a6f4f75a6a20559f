/** One row per id; the last one wins. */
export function uniqueBy<Row>(rows: readonly Row[], toId: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [toId(row), row])).values()];
}
