import Papa from 'papaparse';
import { findEmailFault, toEmail } from '../../src/contracts/email.ts';
import { emailRemedies } from '../../src/contracts/messages.ts';
import { toUtcDay } from '../../src/lib/utc-day.ts';

interface ListedMember {
  readonly email: string;
  readonly subExpiry: number;
}

type MemberListReading =
  | {
      readonly kind: 'read';
      readonly members: readonly ListedMember[];
      readonly repeated: readonly string[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

interface ListedLine extends ListedMember {
  readonly line: number;
}

/**
 * Reads the bytes of a CSV file of `email,until` rows, as spreadsheets write them: UTF-8 or UTF-16, with commas,
 * semicolons or tabs, with or without a heading. A member who is listed more than once gets the latest day.
 */
export function readMemberList(bytes: Uint8Array): MemberListReading {
  const listed: ListedLine[] = [];
  const problems: string[] = [];
  let places = { email: 0, until: 1 };
  let isFirst = true;
  for (const { line, cells } of readRows(toText(bytes))) {
    const head = isFirst ? toPlaces(cells) : undefined;
    isFirst = false;
    if (head) {
      places = head;
      continue;
    }
    const member = readMember(cells[places.email] ?? '', cells[places.until] ?? '');
    if (typeof member === 'string') problems.push(`line ${line}: ${member}`);
    else if (cells.length !== 2) problems.push(`line ${line}: expected two cells, email and until.`);
    else listed.push({ ...member, line });
  }
  if (problems.length > 0) return { kind: 'refused', problems };
  if (listed.length === 0) return { kind: 'refused', problems: ['The file lists no members.'] };
  const groups = [...Map.groupBy(listed, ({ email }) => email).values()];
  return {
    kind: 'read',
    members: groups.map((lines) => latestOf(lines)),
    repeated: groups.filter((lines) => lines.length > 1).map(toRepeated),
  };
}

/** A member from the two texts, or a sentence that says what is wrong with them. */
export function readMember(emailText: string, untilText: string): ListedMember | string {
  const email = readEmail(emailText);
  if (email.kind === 'refused') return email.problem;
  const subExpiry = toEndOfDay(untilText);
  if (subExpiry === undefined) return `"${untilText}" is not a day such as 2027-12-31.`;
  return { email: email.email, subExpiry };
}

type EmailReading =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'refused'; readonly problem: string };

export function readEmail(text: string): EmailReading {
  const email = toEmail(text);
  if (email !== undefined) return { kind: 'email', email };
  const fault = findEmailFault(text) ?? 'other';
  const problem = `"${text}" is not an e-mail address.`;
  return { kind: 'refused', problem: fault === 'other' ? problem : `${problem} ${emailRemedies[fault]}` };
}

/** The last millisecond of a UTC day (YYYY-MM-DD); undefined when there is no such day. */
function toEndOfDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const end = Date.parse(`${text}T23:59:59.999Z`);
  return Number.isNaN(end) || toUtcDay(end) !== text ? undefined : end;
}

/** Detects UTF-16 by its byte order mark, or by the zero byte beside an ASCII character. The decoder drops the mark. */
function toText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || second === 0;
  const isBig = (first === 0xfe && second === 0xff) || first === 0;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function readRows(text: string): readonly Row[] {
  // A file put together from others has several kinds of line ends.
  const plain = text.replaceAll(/\r\n?/g, '\n');
  // Excel writes such a first line, and hides it.
  const [wholeLine = '', separator] = /^"?sep=([^"\n])"?[^\S\t\n]*(?:\n|$)/i.exec(plain) ?? [];
  const content = plain.slice(wholeLine.length);
  const [firstFilled = ''] = /\S.*/.exec(content) ?? [];
  const delimiter = separator ?? [';', '\t'].find((one) => firstFilled.includes(one)) ?? ',';
  let line = wholeLine === '' ? 1 : 2;
  return Papa.parse<readonly string[]>(content, { delimiter, newline: '\n' }).data.flatMap((row) => {
    const start = line;
    line += 1 + row.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    const cells = row.map((cell) => cell.trim());
    // A spreadsheet fills a short row up with empty cells.
    const length = cells.findLastIndex((cell) => cell !== '') + 1;
    return length === 0 ? [] : [{ line: start, cells: cells.slice(0, length) }];
  });
}

/** Where a heading has its two columns; undefined: the row is no heading. */
function toPlaces(cells: readonly string[]): { readonly email: number; readonly until: number } | undefined {
  const names = cells.map((cell) => cell.toLowerCase());
  const email = names.findIndex((name) => name === 'email' || name === 'e-mail');
  const until = names.indexOf('until');
  return names.length === 2 && email >= 0 && until >= 0 ? { email, until } : undefined;
}

function latestOf(lines: readonly ListedLine[]): ListedMember {
  const { email, subExpiry } = lines.reduce((latest, one) =>
    one.subExpiry > latest.subExpiry ? one : latest,
  );
  return { email, subExpiry };
}

function toRepeated(lines: readonly ListedLine[]): string {
  const { email, subExpiry } = latestOf(lines);
  const places = lines.map(({ line }) => line).join(', ');
  return `${email} is in the list ${lines.length} times (lines ${places}): the latest day counts, ${toUtcDay(subExpiry)}.`;
}
