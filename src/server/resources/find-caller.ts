import { findSession, revokeSessions } from './sessions.ts';
import type { Caller, Context } from '../domain/context.ts';
import { hasLeft, isFormer, isFresh, isLive, needsTouch, showsAccount, toHash } from '../domain/sessions.ts';

type CallerOutcome =
  | {
      /** 'former': the membership has ended; only the account page opens. */
      readonly kind: 'member' | 'former';
      readonly caller: Caller;
      readonly fresh: boolean;
      /** Whether the use of the session must be stored. */
      readonly due: boolean;
    }
  | { readonly kind: 'no-session' | 'subscription-ended' };

/** If the subscription has ended, the member's earlier sessions end too. */
export async function findCaller(context: Context, token: string): Promise<CallerOutcome> {
  const { storage, clock } = context;
  const tokenHash = toHash(token);
  const now = clock.now();
  const found = await findSession(context, tokenHash);
  if (!found || !isLive(found.session, now)) return { kind: 'no-session' };
  const { session, member } = found;
  if (hasLeft(member, now)) return { kind: 'no-session' };
  const former = isFormer(member, now);
  if (former && !showsAccount(session, member)) {
    await storage.run(revokeSessions, { memberId: member.id });
    return { kind: 'subscription-ended' };
  }
  const caller = { memberId: member.id, email: member.email, tokenHash };
  return {
    kind: former ? 'former' : 'member',
    caller,
    fresh: isFresh(session, now),
    due: needsTouch(session, now),
  };
}
