import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { markLife } from '../sessions.ts';
import type { SignInSecrets } from './secrets.ts';

/** Marks that a browser keeps, each of another member: people share browsers. */
const most = 3;
const separator = '~';

/** What browsers and their marks are judged by. */
interface MarkContext extends Context {
  readonly secrets: SignInSecrets;
}

/** What a browser keeps once a member has logged in with it, with what it kept of others; it names nobody and opens nothing. */
export function addBrowserMark(
  { secrets, clock }: MarkContext,
  email: string,
  kept: string | undefined,
): string {
  const named = `${clock.now() + markLife}.${randomBytes(16).toString('base64url')}`;
  const others = toMarks(kept).filter((mark) => findEnd(secrets, email, mark) === undefined);
  return [...others, `${named}.${secrets.sign('browser', toText(email, named))}`]
    .slice(-most)
    .join(separator);
}

/** Whether a member has logged in with a browser that keeps these, and has not signed out everywhere since. */
export async function isKnownBrowser(
  { storage, secrets }: MarkContext,
  email: string,
  kept: string | undefined,
): Promise<boolean> {
  const ends = toMarks(kept).map((mark) => findEnd(secrets, email, mark));
  const endsAt = ends.find((end) => end !== undefined);
  if (endsAt === undefined) return false;
  const member = await storage.reads.findMemberByEmail(email);
  const ended = member && (await storage.reads.findMarksEnd(member.id));
  return ended === undefined || endsAt > ended;
}

/** When a mark of that member's ends, in ms since 1970; 0: it is from before they said so. Undefined: it is none of theirs. */
function findEnd(secrets: SignInSecrets, email: string, mark: string): number | undefined {
  const parts = mark.split('.');
  const named = parts.slice(0, -1).join('.');
  if (!secrets.isSigned('browser', toText(email, named), parts.at(-1) ?? '')) return undefined;
  return parts.length === 3 ? Number(parts[0]) : 0;
}

/** What a mark proves. */
const toText = (email: string, named: string) => `${named} ${email}`;

function toMarks(kept = ''): readonly string[] {
  const marks = kept.split(separator).filter((mark) => mark !== '');
  // More than are given out were made up.
  return marks.slice(0, most);
}
