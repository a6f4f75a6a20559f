import { clockSkew } from '../ports/clock.ts';
import { findTrustedTime } from '../resources/retention-state.ts';
import { writeWithoutMember } from '../resources/write.ts';

/** Deletes expired challenges, counters and networks. */
export const purgeSignIns = writeWithoutMember(
  'purgeSignIns',
  async (tx, { now }: { readonly now: number }) => {
    // Another server's clock may be behind.
    const before = (await findTrustedTime(tx, now)) - clockSkew;
    await tx.deleteFrom('loginChallenges').where('expiresAt', '<', before).execute();
    await tx.deleteFrom('usedChallenges').where('expiresAt', '<', before).execute();
    await tx.deleteFrom('counters').where('endsAt', '<', before).execute();
    await tx.deleteFrom('knownNetworks').where('expiresAt', '<', before).execute();
    return { kind: 'purged' } as const;
  },
);
