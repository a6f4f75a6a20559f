import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { markLife } from '../sessions.ts';
import type { SignInSecrets } from './secrets.ts';

/** Trust marks of a browser, each of another member: people share browsers. */
const most = 3;
const separator = '~';

/** The dependencies of trust marks. */
interface MarkContext extends Context {
  readonly secrets: SignInSecrets;
}

/** The marks of a browser after a sign-in, with earlier marks of others. A mark names nobody and gives no access. */
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

/** Whether the member has signed in with the browser of these marks, and has not signed out everywhere since. */
export async function isKnownBrowser(
  { storage, secrets }: MarkContext,
  email: string,
  kept: string | undefined,
): Promise<boolean> {
  const ends = toMarks(kept).map((mark) => findEnd(secrets, email, mark));
  const endsAt = ends.find((end) => end !== undefined);
  if (endsAt === undefined) return false;
  const member = await storage.reads.findMemberByEmail(email);
  const ended = member && (await storage.reads.findTrustRevokedAt(member.id));
  return ended === undefined || endsAt > ended;
}

/** When a mark expires, in ms since 1970 UTC; 0: it is from before marks had an end. Undefined: it is not this member's. */
function findEnd(secrets: SignInSecrets, email: string, mark: string): number | undefined {
  const parts = mark.split('.');
  const named = parts.slice(0, -1).join('.');
  if (!secrets.isSigned('browser', toText(email, named), parts.at(-1) ?? '')) return undefined;
  return parts.length === 3 ? Number(parts[0]) : 0;
}

/** The signed text of a mark. */
const toText = (email: string, named: string) => `${named} ${email}`;

function toMarks(kept = ''): readonly string[] {
  const marks = kept.split(separator).filter((mark) => mark !== '');
  // More than the server ever issues.
  return marks.slice(0, most);
}
