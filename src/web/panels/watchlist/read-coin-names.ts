import { maxNameLength } from '../../../contracts/record.ts';
import { foldName } from '../../../contracts/subject.ts';
import { isWritten } from '../../../lib/is-written.ts';
import { takeCharacters } from '../../../lib/count-characters.ts';
import { uniqueBy } from '../../../lib/unique-by.ts';
import { chooseColumns, columnWords, isActionWord, type Columns } from './column-words.ts';

/** A name to search for. */
export interface CoinName {
  readonly name: string;
  /** Of the same row of a table. */
  readonly symbol?: string;
  /** Names to search for instead if no coin has the name: 'BTC ETH' may be one name or two symbols. */
  readonly parts: readonly string[];
}

export interface ReadNames {
  readonly names: readonly CoinName[];
  /** What is no name, as written. */
  readonly left: readonly string[];
}

/**
 * Reads a pasted list, several names a line too, or a table with a coin a row: a CSV, cells of a spreadsheet. Drops ranks,
 * bullets, amounts, prices and the other currency of a pair.
 */
export function readCoinNames(text: string): ReadNames {
  const read = readCells(text).map(({ cell, symbol }) => ({ cell, name: toCoinName(cell, symbol) }));
  const names = read.flatMap(({ name }) => name ?? []);
  return {
    // The first of a name stays.
    names: uniqueBy(names.toReversed(), ({ name }) => foldName(name)).toReversed(),
    left: [...new Set(read.flatMap(({ cell, name }) => (name === undefined ? cell : [])))],
  };
}

interface Cell {
  readonly cell: string;
  readonly symbol?: string | undefined;
}

function readCells(text: string): readonly Cell[] {
  const rows = toLines(text)
    .map((line) => splitCells(line))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [headings = []] = rows;
  if (isHeadingRow(headings.filter(isWritten), rows.length)) {
    const columns = chooseColumns(headings);
    return rows.slice(1).flatMap((cells) => readRow(cells, columns));
  }
  const written = rows.map((cells) => cells.filter(isWritten));
  const symbolAt = findSymbolColumn(written);
  if (symbolAt !== undefined)
    return written.flatMap((cells) => readRow(cells, { name: 1 - symbolAt, symbol: symbolAt }));
  return written.flatMap((cells) => readList(cells, written.length === 1));
}

/** The coin of a table's row. */
function readRow(cells: readonly string[], { name, symbol }: Columns): readonly Cell[] {
  const [cell, other] = [name, symbol].map((at) => (at === undefined ? '' : (cells[at] ?? '')));
  if (isText(cell)) return [{ cell, ...(isText(other) && { symbol: other }) }];
  if (isText(other)) return [{ cell: other }];
  return readList(cells.filter(isWritten), false);
}

/** All cells; but of cells with figures the first name only, since the others say something about it. */
function readList(cells: readonly string[], isAlone: boolean): readonly Cell[] {
  const texts = cells.filter(isText);
  const isRow = texts.length > 0 && texts.length < cells.length && !(isAlone && texts.length > 1);
  const chosen = isRow ? [texts.find((text) => !isActionWord(text)) ?? texts[0] ?? ''] : cells;
  return chosen.map((cell) => ({ cell }));
}

function isText(cell: string | undefined): cell is string {
  return cell !== undefined && cell !== '' && !isFigure(cell);
}

function toLines(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/[^\S\r\n\t]/g, ' ')
    .split(/\r\n?|\n|\u2028|\u2029/);
}

/** Cells in quotes may have separators. Rules (---) are blank. */
function splitCells(line: string): readonly string[] {
  const fields = `,${splitRanks(line)}`.matchAll(
    /[,;\t|•、，；](\s*"(?:[^"]|"")*"\s*(?=[,;\t|•、，；]|$)|[^,;\t|•、，；]*)/g,
  );
  return [...fields].map(([, field = '']) => {
    const cell = field.trim();
    const text = /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell;
    return /[^\s"'`:-]/.test(text) ? takeCharacters(text, 2 * maxNameLength) : '';
  });
}

/** '1. Bitcoin 2. Ethereum' is a list too. */
function splitRanks(line: string): string {
  return /^\s*\d{1,3}[.)]\s/.test(line) ? line.replaceAll(/\s(?=\d{1,3}[.)]\s)/g, ';') : line;
}

function isHeadingRow(cells: readonly string[], rows: number): boolean {
  const known = cells.filter((cell) => columnWords.has(foldName(cell)));
  if (cells.length === 1) return rows > 1 && known.length === 1;
  return known.length >= 2 && known.length * 2 >= cells.length;
}

/** Where each row has a name and its symbol. */
function findSymbolColumn(rows: readonly (readonly string[])[]): 0 | 1 | undefined {
  if (rows.length < 2 || rows.some((cells) => cells.length !== 2)) return undefined;
  return ([0, 1] as const).find((at) =>
    rows.every((cells) => isSymbol(cells[at] ?? '') && !isSymbol(cells[1 - at] ?? '')),
  );
}

function isSymbol(text: string): boolean {
  return /^\$?[A-Z0-9]{2,6}$/.test(text) && /[A-Z]/.test(text);
}

const figure = String.raw`[-+−]?\s*(?:US)?[$€£¥₿]?\s*\d[\d.,'’ ]*`;
const unit = String.raw`\s*(?:%|[kmbt]n?|usd[tc]?|eur|gbp|\$|€|£)?`;
function toFigurePattern(before: string, after: string): RegExp {
  return new RegExp(`${before}${figure}${unit}${after}`, 'iu');
}

const dateText = /^\d{4}-\d{2}-\d{2}|^\d{1,2}[./]\d{1,2}[./]\d{2,4}/;

function isFigure(cell: string): boolean {
  return toFigurePattern('^[~≈(]?', '\\)?$').test(cell) || /^#\d+$/.test(cell) || dateText.test(cell);
}

function toCoinName(cell: string, symbol: string | undefined): CoinName | undefined {
  const name = toName(cell);
  if (name === undefined) return undefined;
  const short = symbol === undefined ? undefined : toName(symbol);
  return short === undefined ? withoutQuote(name) : { name, symbol: short, parts: [short] };
}

/** Undefined if the text is no name. */
function toName(cell: string): string | undefined {
  const bare = cell
    .replaceAll(/["“”„«»`]/g, '')
    .trim()
    .replace(/^(?:[-*•–—·▪◦‣+>]\s*|\[[ xX]?\]\s*)+/, '')
    .replace(/^#?\d{1,4}[.)]\s*(?=\D)|^#\d{1,4}\s+/, '')
    .replace(toFigurePattern('^', '\\s+(?=\\p{L})'), '')
    .replace(toFigurePattern('[\\s:=–-]+', '$'), '')
    .replace(/\s*\(\$?[A-Za-z0-9]{2,10}\)$/, '')
    .replace(/^[$#@](?=\p{L})/u, '')
    .replace(/[\s.:!]+$/, '')
    .trim();
  const name = takeCharacters(bare, maxNameLength);
  return /\p{L}/u.test(name) && !isFigure(cell) ? name : undefined;
}

const quoteWords = 'USDT|USDC|BUSD|FDUSD|TUSD|USD|EUR|GBP|TRY|JPY|KRW|BTC|ETH|BNB|PERP';

/** The first currency of 'ETH/USD' or 'BINANCE:BTCUSDT'. A coin may have a symbol like 'PYUSD': that is tried first. */
function withoutQuote(name: string): CoinName {
  const separatePair = new RegExp(
    `^(?:[A-Z]+:)?([A-Z0-9]{1,15})[/_-](?:${quoteWords})(?:[.-]?P(?:ERP)?)?$`,
    'i',
  );
  const [, separate] = separatePair.exec(name) ?? [];
  if (separate !== undefined) return { name: separate, parts: [] };
  const bare = name.replace(/^[A-Z]{3,}:(?=[A-Z0-9])/, '');
  const [, base] = new RegExp(`^([A-Z0-9]{2,10}?)(?:${quoteWords})(?:\\.P)?$`).exec(bare) ?? [];
  return { name: bare, parts: base === undefined ? toParts(bare) : [base] };
}

/** Names with blanks, such as 'Bitcoin Cash', have no parts. */
function toParts(name: string): readonly string[] {
  const joined = name.split(/\s+(?:and|&|\+|[-–—])\s+|\s*\/\s*/i);
  const parts = joined.length > 1 ? joined : name.split(/\s+/);
  const areSymbols = parts.every((part) => /^(?:[$#]\w{2,10}|[A-Z0-9]{2,6}|[a-z0-9]{2,5})$/.test(part));
  if (parts.length < 2 || !(joined.length > 1 || areSymbols)) return [];
  return parts.map((part) => part.replace(/^[$#]/, '')).filter((part) => part !== '');
}
