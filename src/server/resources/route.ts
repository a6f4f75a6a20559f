import type { Endpoint, Received, Sent } from '../../contracts/endpoint.ts';
import type { ErrorCode, FieldProblem } from '../../contracts/errors.ts';
import type { Caller, Context } from '../domain/context.ts';

/** The error code of each outcome that refuses a request. */
export const refusalCodes = {
  'member-gone': 'NO_SESSION',
  'watchlist-full': 'WATCHLIST_FULL',
  'no-such-session': 'NOT_FOUND',
  refused: 'INVALID_FIELD',
  'not-saved': 'NOT_SAVED',
  'clock-went-back': 'BUSY',
} as const satisfies Readonly<Record<string, ErrorCode>>;

export interface Refusal {
  readonly kind: keyof typeof refusalCodes;
  readonly problems?: readonly FieldProblem[];
  /** What the operator has to look into; written to the log. */
  readonly fault?: string;
}

interface Effects {
  /** Written to the log of sign-ins. */
  readonly event?: 'logged-out' | 'session-ended' | 'signed-out-everywhere';
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

interface Called {
  readonly caller: Caller;
  readonly params?: unknown;
  readonly body?: unknown;
}

type Handle<Request, Body> = (context: Context, request: Request) => Promise<Done<Body> | Refusal>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: Handle<Called, unknown>;
}

/** Joins an endpoint with what responds to it; http/resource-routes.ts makes the route. */
export function route<Row extends Endpoint>(
  endpoint: Row,
  handle: NoInfer<Handle<Called & Sent<Row>, Received<Row>>>,
): Route {
  return {
    endpoint,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route has validated the request by the endpoint
    handle: (context, request) => handle(context, request as Called & Sent<Row>),
  };
}
