/** The wording of answers by rows. */
export const rowsCopy = {
  add: 'Add a row',
  addTo: (question: string) => `Add a row: ${question}`,
  remove: (row: number, question: string) => `Remove row ${row}: ${question}`,
  row: (row: number) => `Row ${row}`,
  cell: (column: string, row: number) => `${column}, row ${row}`,
  /** Beside the button, where no more can be added. */
  most: (rows: number) => `${rows} rows at most`,
} as const;
