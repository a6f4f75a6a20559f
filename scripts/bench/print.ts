export function printTitle(title: string): void {
  console.log(`\n${title}`);
}

export function printRow(name: string, value: string, limit = ''): void {
  console.log(`${name.padEnd(60)}${value.padStart(10)}   ${limit}`.trimEnd());
}

export function printCells(name: string, cells: readonly string[]): void {
  console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(11)).join('')}`);
}
