import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../contracts/errors.ts';
import type { Session } from '../../ports/entities.ts';
import { toNetwork } from '../network-of.ts';

/** What befalls the doors to an account, and what the log says of it. */
const authEvents = {
  'logged-in': 'a member logged in',
  'log-in-refused': 'a log-in was refused',
  'code-asked-for': 'a log-in code was asked for',
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

export type AuthEvent = keyof typeof authEvents;

interface AuthDetails {
  /** Whose account it is, by their id. Absent: nobody has proven who they are. */
  readonly member?: string | undefined;
  readonly method?: Session['method'];
  /** What was not accepted; it says nothing of whether there is such a member. */
  readonly reason?: 'email' | 'code' | 'passkey' | ErrorCode;
  /** What there was too much of. */
  readonly limit?: string;
}

interface AuthLog {
  note(event: AuthEvent, details: AuthDetails, request?: FastifyRequest): void;
  /** How the log calls a member. */
  memberName(id: string): string;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly authLog: AuthLog;
  }
}

export interface AuthLogOptions {
  /** The same text is always the same pseudonym; nobody without the server's key finds the text. */
  readonly pseudonym: (text: string) => string;
  readonly logLevel: string;
}

/** So much of a pseudonym tells members apart, and stays readable. */
const nameLength = 16;

/** Notes who gets in and out, by pseudonyms: no line has an e-mail, an address, a code or a token. */
export function addAuthLog(app: FastifyInstance, { pseudonym, logLevel }: AuthLogOptions): void {
  const toName = (use: string, text: string) => pseudonym(`${use} ${text}`).slice(0, nameLength);
  // These are no warnings, yet they are wanted where warnings are.
  const level = logLevel === 'warn' ? 'info' : logLevel;
  const memberName = (id: string) => toName('member', id);
  app.decorate('authLog', {
    memberName,
    note(event, { member, ...details }, request) {
      app.metrics?.countAuth(event, details.method ?? details.reason ?? details.limit ?? '');
      const who = {
        ...(member !== undefined && { member: memberName(member) }),
        ...(request && { network: toName('network', toNetwork(request.ip)) }),
      };
      (request ?? app).log.child({}, { level }).info({ event, ...details, ...who }, authEvents[event]);
    },
  });
}

/** Notes what a request did. */
export function noteAuth(request: FastifyRequest, event: AuthEvent, details: AuthDetails = {}): void {
  request.server.authLog.note(event, { member: request.caller?.memberId, ...details }, request);
}
