/** The rows with each id once: what comes later takes the place of what came before. */
export function uniqueBy<Row>(rows: readonly Row[], toId: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [toId(row), row])).values()];
}
