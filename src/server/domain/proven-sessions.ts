import type { Session } from '../ports/entities.ts';
import type { Context } from './context.ts';

/**
 * A context for a server that logs in by code: a session that an e-mail address alone began, while the server was open, is
 * none. Whoever began it proved nothing.
 */
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
