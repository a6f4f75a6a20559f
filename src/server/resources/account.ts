import { deleteLeaving, getSession, putDisclaimer, putLeaving } from '../../contracts/account.ts';
import { getExport } from '../../contracts/export.ts';
import { day } from '../../lib/durations.ts';
import type { Context } from '../domain/context.ts';
import { toLeaving } from '../domain/login.ts';
import { exportMember } from './export-member.ts';
import { loadSession } from './load-session.ts';
import { updateMember } from './members.ts';
import { done, route, type Route } from './route.ts';
import { endSessions, listSessions } from './sessions.ts';
import { write } from './write.ts';

interface AccountContext extends Context {
  /** How long a former member's data is stored, in ms. */
  readonly retention: number;
}

export const accountRoutes: readonly Route<AccountContext>[] = [
  route(getSession, async (context: AccountContext, { caller }) => {
    const loaded = await loadSession(context, caller, context.retention);
    return loaded ? done(loaded.session, { damaged: loaded.damaged }) : { kind: 'member-gone' };
  }),

  route(putDisclaimer, async ({ storage, clock }, { caller: { memberId } }) => {
    const outcome = await storage.run(agreeDisclaimer, { memberId, now: clock.now() });
    return outcome.kind === 'agreed' ? done({ disclaimer_agreed: true }) : outcome;
  }),

  route(putLeaving, async ({ storage, clock }, { caller: { memberId, tokenHash } }) => {
    const args = { memberId, leaves: true, keep: tokenHash, now: clock.now() };
    const outcome = await storage.run(changeLeaving, args);
    if (outcome.kind !== 'changed') return outcome;
    return done(toLeaving(outcome.leavesAt), { event: 'account-leaving' });
  }),

  route(deleteLeaving, async ({ storage, clock }, { caller: { memberId, tokenHash } }) => {
    const args = { memberId, leaves: false, keep: tokenHash, now: clock.now() };
    const outcome = await storage.run(changeLeaving, args);
    if (outcome.kind !== 'changed') return outcome;
    return done(toLeaving(outcome.leavesAt), { event: 'account-kept' });
  }),

  // One record at a time: all of them may not fit into memory.
  route(getExport, async (context, { caller }) => done(exportMember(context, caller))),
];

export const agreeDisclaimer = write(
  'agreeDisclaimer',
  async (tx, { memberId, now }: { readonly memberId: string; readonly now: number }, { member }) => {
    if (member.disclaimerAgreedAt === null) await updateMember(tx, memberId, { disclaimerAgreedAt: now });
    return { kind: 'agreed' } as const;
  },
);

/** In ms. */
const graceTime = 7 * day;

interface ChangeLeavingArgs {
  readonly memberId: string;
  readonly leaves: boolean;
  /** The token hash of the session that does not end. */
  readonly keep: string;
  readonly now: number;
}

/** Scheduling ends all sessions except `keep`; a second request does not postpone the deletion. */
export const changeLeaving = write(
  'changeLeaving',
  async (tx, { memberId, leaves, keep, now }: ChangeLeavingArgs, { member }) => {
    const leavesAt = leaves ? (member.leavesAt ?? now + graceTime) : null;
    await updateMember(tx, memberId, { leavesAt });
    if (leaves) {
      const tokens = (await listSessions(tx, memberId)).map(({ tokenHash }) => tokenHash);
      await endSessions(
        tx,
        tokens.filter((token) => token !== keep),
      );
    }
    return { kind: 'changed', leavesAt } as const;
  },
);
