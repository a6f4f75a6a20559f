import type { Session } from '../ports/entities.ts';
import type { Context } from './context.ts';

/** With sign-in by code, ignores sessions that began by e-mail alone while sign-in was open. */
export function requireProof({ storage, ...rest }: Context): Context {
  const { reads } = storage;
  const proven: typeof reads = {
    ...reads,
    async findSession(tokenHash) {
      const found = await reads.findSession(tokenHash);
      return found && isProven(found.session) ? found : undefined;
    },
    async listSessions(memberId) {
      return (await reads.listSessions(memberId)).filter(isProven);
    },
  };
  return { ...rest, storage: { ...storage, reads: proven } };
}

const isProven = ({ method }: Session) => method !== 'open';
