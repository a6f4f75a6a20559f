import type { Endpoint, Received, Sent } from '../../contracts/endpoint.ts';
import type { ErrorCode, FieldProblem } from '../../contracts/errors.ts';
import type { Caller, Context } from '../domain/context.ts';
import type { SignInBrowser } from '../domain/sign-in/sign-in-context.ts';
import type { Session } from '../ports/entities.ts';

/** The error code of each outcome that refuses a request. */
export const refusalCodes = {
  'member-gone': 'NO_SESSION',
  'watchlist-full': 'WATCHLIST_FULL',
  'no-such-session': 'NOT_FOUND',
  refused: 'INVALID_FIELD',
  'not-saved': 'NOT_SAVED',
  'clock-went-back': 'BUSY',
  'no-such-passkey': 'NOT_FOUND',
  'passkeys-full': 'PASSKEYS_FULL',
  'no-such-member': 'NOT_FOUND',
  'sign-in-refused': 'AUTH_FAILED',
  'sign-in-limited': 'RATE_LIMITED',
  'no-such-record': 'NOT_FOUND',
  'record-damaged': 'RECORD_DAMAGED',
  'entry-exists': 'ENTRY_EXISTS',
  'key-reused': 'IDEMPOTENCY_MISMATCH',
  stale: 'VERSION_CONFLICT',
  'records-full': 'RECORDS_FULL',
  'answers-full': 'ANSWERS_FULL',
} as const satisfies Readonly<Record<string, ErrorCode>>;

interface SignInDetails {
  /** The member's id; absent: the caller. */
  readonly member?: string;
  readonly method?: Session['method'];
  /** What was wrong; does not reveal whether there is such a member. */
  readonly reason?: 'email' | 'code' | 'passkey';
  readonly limit?: 'codes' | 'mails';
}

interface Logged<Event> {
  /** Written to the log of sign-ins. */
  readonly event?: Event;
  readonly details?: SignInDetails;
}

export interface Refusal extends Logged<'log-in-refused' | 'limit-hit'> {
  readonly kind: keyof typeof refusalCodes;
  readonly problems?: readonly FieldProblem[];
  /** In seconds. */
  readonly retryAfter?: number;
  /** What is refused, named before the message. */
  readonly title?: string;
  /** What the operator has to look into; written to the log. */
  readonly fault?: string;
}

type DoneEvent =
  | 'account-kept'
  | 'account-leaving'
  | 'code-asked-for'
  | 'logged-in'
  | 'logged-out'
  | 'passkey-added'
  | 'passkey-removed'
  | 'session-ended'
  | 'signed-out-everywhere';

interface Effects extends Logged<DoneEvent> {
  /** The body is that of the endpoint's 202 response. */
  readonly accepted?: boolean;
  /** The browser gets the endpoint's cookie, with which it can finish a sign-in. */
  readonly beginsSignIn?: boolean;
  /** The browser gets a session, and a mark by which the member's next sign-in knows it. */
  readonly session?: { readonly token: string; readonly browserMark?: string };
  /** Of the response, such as an ETag. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ids of records that cannot be read; written to the log. */
  readonly damaged?: readonly string[];
  /** The browser forgets the session and the member's pages. */
  readonly endsSession?: boolean;
}

export interface Done<Body> extends Effects {
  readonly kind: 'done';
  readonly body: Body;
}

export function done<Body>(body: Body, effects: Effects = {}): Done<Body> {
  return { kind: 'done', body, ...effects };
}

/** The pieces of a file's text, or the body of the response. */
type Sending<Row> = Row extends { readonly file: string } ? AsyncIterable<string> : Received<Row>;

/** What a handler is given, by its endpoint. */
type Called<Row> = Sent<Row> &
  (Row extends { readonly access: 'public' } ? unknown : { readonly caller: Caller }) &
  (Row extends { readonly cookie: string } ? { readonly browser: SignInBrowser } : unknown);

interface AnyCalled {
  readonly caller?: Caller | undefined;
  readonly browser?: SignInBrowser | undefined;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
}

export interface Route<Needed extends Context = Context> {
  readonly endpoint: Endpoint;
  readonly handle: (context: Needed, request: AnyCalled) => Promise<Done<unknown> | Refusal>;
}

/** Joins an endpoint with what responds to it; http/resource-routes.ts makes the route. */
export function route<Row extends Endpoint, Needed extends Context = Context>(
  endpoint: Row,
  handle: (context: Needed, request: NoInfer<Called<Row>>) => Promise<NoInfer<Done<Sending<Row>>> | Refusal>,
): Route<Needed> {
  return {
    endpoint,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route has validated the request by the endpoint
    handle: (context, request) => handle(context, request as Called<Row>),
  };
}
