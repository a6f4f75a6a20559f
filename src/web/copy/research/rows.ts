export const rowsCopy = {
  add: 'Add a row',
  addTo: (question: string) => `Add a row: ${question}`,
  remove: (row: number, question: string) => `Remove row ${row}: ${question}`,
  row: (row: number) => `Row ${row}`,
  cell: (column: string, row: number) => `${column}, row ${row}`,
  /** Shown beside the button at the maximum number of rows. */
  max: (rows: number) => `${rows} rows at most`,
} as const;
