import { randomBytes } from 'node:crypto';
import { findTrustRevokedAt } from './sessions.ts';
import { markLife } from '../domain/sessions.ts';
import type { SignInSecrets } from '../domain/sign-in/secrets.ts';
import type { SignInContext } from '../domain/sign-in/sign-in-context.ts';
import { findMemberByEmail } from './members.ts';

/** Each of another member: people share browsers. */
const maxMarks = 3;
const separator = '~';

type MarkContext = Pick<SignInContext, 'storage' | 'clock' | 'secrets'>;

/** Keeps marks of other members. A mark identifies no member and gives no access. */
export function addBrowserMark(
  { secrets, clock }: MarkContext,
  email: string,
  kept: string | undefined,
): string {
  const named = `${clock.now() + markLife}.${randomBytes(16).toString('base64url')}`;
  const others = toMarks(kept).filter((mark) => findEnd(secrets, email, mark) === undefined);
  return [...others, `${named}.${secrets.sign('browser', toText(email, named))}`]
    .slice(-maxMarks)
    .join(separator);
}

/** Not if the member has signed out everywhere since. */
export async function isKnownBrowser(
  { storage, secrets }: MarkContext,
  email: string,
  kept: string | undefined,
): Promise<boolean> {
  const ends = toMarks(kept).map((mark) => findEnd(secrets, email, mark));
  const endsAt = ends.find((end) => end !== undefined);
  if (endsAt === undefined) return false;
  const member = await findMemberByEmail(storage.reads, email);
  const ended = member && (await findTrustRevokedAt(storage.reads, member.id));
  return ended === undefined || endsAt > ended;
}

/** In ms since 1970 UTC; undefined if it is not this member's. */
function findEnd(secrets: SignInSecrets, email: string, mark: string): number | undefined {
  const [end = '', random = '', signature = ''] = mark.split('.');
  return secrets.isSigned('browser', toText(email, `${end}.${random}`), signature) ? Number(end) : undefined;
}

const toText = (email: string, named: string) => `${named} ${email}`;

function toMarks(kept = ''): readonly string[] {
  const marks = kept.split(separator).filter((mark) => mark !== '');
  // More than the server ever issues.
  return marks.slice(0, maxMarks);
}
