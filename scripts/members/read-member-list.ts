import Papa from 'papaparse';
import { toEmail } from '../../src/contracts/email.ts';
import { toUtcDay } from '../../src/lib/utc-day.ts';

export interface ListedMember {
  readonly email: string;
  readonly subExpiry: number;
}

export type MemberListReading =
  | { readonly kind: 'read'; readonly members: readonly ListedMember[] }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

/** Reads a CSV of `email,until` rows; a first row of just these two words is its head. */
export function readMemberList(text: string): MemberListReading {
  const members: ListedMember[] = [];
  const problems: string[] = [];
  const { data } = Papa.parse<readonly string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',' });
  for (const [index, row] of data.entries()) {
    const cells = row.map((cell) => cell.trim());
    if (cells.every((cell) => cell === '') || (index === 0 && cells.join() === 'email,until')) continue;
    const member = readMember(cells[0] ?? '', cells[1] ?? '');
    if (typeof member === 'string' || cells.length !== 2) {
      problems.push(
        `line ${index + 1}: ${typeof member === 'string' ? member : 'expected two cells, email,until'}`,
      );
    } else members.push(member);
  }
  if (problems.length > 0) return { kind: 'refused', problems };
  return members.length > 0
    ? { kind: 'read', members }
    : { kind: 'refused', problems: ['there is no member in it'] };
}

/** A member out of the two texts, or what is wrong with them. */
export function readMember(emailText: string, untilText: string): ListedMember | string {
  const email = toEmail(emailText);
  if (email === undefined) return `"${emailText}" is not an e-mail address`;
  const subExpiry = toEndOfDay(untilText);
  if (subExpiry === undefined) return `"${untilText}" is not a day such as 2027-12-31`;
  return { email, subExpiry };
}

/** The last millisecond of a UTC day given as YYYY-MM-DD, or undefined when there is no such day. */
function toEndOfDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const end = Date.parse(`${text}T23:59:59.999Z`);
  return Number.isNaN(end) || toUtcDay(end) !== text ? undefined : end;
}
