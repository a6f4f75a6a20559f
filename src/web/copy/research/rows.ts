export const rowsCopy = {
  add: 'Add a row',
  addTo: (question: string) => `Add a row: ${question}`,
  remove: (row: number | string, question: string) => `Remove row ${row}: ${question}`,
  row: (row: number | string) => (typeof row === 'number' ? `Row ${row}` : row),
  cell: (column: string, row: number | string) =>
    `${column}, ${typeof row === 'number' ? `row ${row}` : row}`,
  /** Shown beside the button at the maximum number of rows. */
  max: (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'} at most`,
} as const;
