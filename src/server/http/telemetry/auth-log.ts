import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../contracts/errors.ts';
import type { Session } from '../../ports/entities.ts';
import { toNetwork } from '../network-of.ts';

const authEvents = {
  'logged-in': 'a member signed in',
  'log-in-refused': 'a sign-in was refused',
  'code-asked-for': 'a sign-in code was asked for',
  'limit-hit': 'a limit was hit',
  'access-refused': 'a request was refused access',
  'passkey-added': 'a passkey was added',
  'passkey-removed': 'a passkey was removed',
  'logged-out': 'a member logged out',
  'session-ended': 'a member ended another session of theirs',
  'signed-out-everywhere': 'a member signed out everywhere',
  'account-leaving': 'a member asked to be deleted',
  'account-kept': 'a member stays after all',
  'account-deleted': 'a member who had asked for it was deleted',
} as const;

type AuthEvent = keyof typeof authEvents;

interface AuthDetails {
  /** The member's id. Absent: the caller has not proven who they are. */
  readonly member?: string | undefined;
  readonly method?: Session['method'];
  /** What was wrong; does not reveal whether there is such a member. */
  readonly reason?: 'email' | 'code' | 'passkey' | ErrorCode;
  readonly limit?: string;
}

interface AuthLog {
  write(event: AuthEvent, details: AuthDetails, request?: FastifyRequest): void;
  memberName(id: string): string;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly authLog: AuthLog;
  }
}

export interface AuthLogOptions {
  /** The same text always has the same pseudonym; finding the text needs the server's key. */
  readonly pseudonym: (text: string) => string;
  readonly logLevel: string;
}

/** Long enough to tell members apart, and short enough to read. */
const nameLength = 16;

/** No line has an e-mail, an address, a code or a token. */
export function addAuthLog(app: FastifyInstance, { pseudonym, logLevel }: AuthLogOptions): void {
  const toName = (use: string, text: string) => pseudonym(`${use} ${text}`).slice(0, nameLength);
  // These lines are no warnings, but wanted where warnings are.
  const level = logLevel === 'warn' ? 'info' : logLevel;
  const memberName = (id: string) => toName('member', id);
  app.decorate('authLog', {
    memberName,
    write(event, { member, ...details }, request) {
      app.metrics?.countAuth(event, details.method ?? details.reason ?? details.limit ?? '');
      const who = {
        ...(member !== undefined && { member: memberName(member) }),
        ...(request && { network: toName('network', toNetwork(request.ip)) }),
      };
      (request ?? app).log.child({}, { level }).info({ event, ...details, ...who }, authEvents[event]);
    },
  });
}

export function logAuthEvent(request: FastifyRequest, event: AuthEvent, details: AuthDetails = {}): void {
  request.server.authLog.write(event, { member: request.caller?.memberId, ...details }, request);
}
