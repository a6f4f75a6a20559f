import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** One call of the HTTP API. The server derives a route from it, and the browser a typed call. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters, such as /api/watchlist/:coin. */
  readonly path: string;
  /** The schema of each parameter of the path. */
  readonly params?: Readonly<Record<string, object>>;
  /** The schema of the query. */
  readonly query?: object;
  /** Headers that a request may have and a handler reads. */
  readonly headers?: readonly RequestHeader[];
  /** Absent: a request has no body, or an empty object. */
  readonly body?: object;
  /** The body must have the caller's own e-mail. */
  readonly emailIn?: 'body';
  /** Absent: 204 without a body. */
  readonly response?: object;
  /** The body of a 202 response, if there is one. */
  readonly accepted?: object;
  /** 'former': also members whose subscription has ended. Absent: only members with an active subscription. */
  readonly access?: 'public' | 'former';
  /** Only within five minutes of a sign-in, where sign-in is by code. */
  readonly fresh?: true;
  /** The cookie by which a browser proves that it has begun a sign-in: by code ('pre') or by passkey ('key'). */
  readonly cookie?: 'pre' | 'key';
  /** The limit per member and minute that its requests count towards; 'logins': per network. Absent: none. */
  readonly limit?: 'reads' | 'saves' | 'claims' | 'daily' | 'exports' | 'logins';
  /** Its requests wait for each other, so that members wait for few of them. */
  readonly queue?: 'sign-ins';
  /**
   * Its reads grow with what the member has stored, so other requests run between them. 'export': it reads all of it, so exports
   * also wait for each other.
   */
  readonly cost?: 'long' | 'export';
  /** The name of the file that the response is, sent in pieces. Absent: it is no file. */
  readonly file?: string;
}

type RequestHeader = 'Questionnaire-Version' | 'Idempotency-Key' | 'If-Match' | 'If-None-Match';

/** A path's :email, which must be the caller's own. */
export const ownEmail = { type: 'string' } as const;

/** What a request carries. */
export type Sent<Row> = (Row extends { readonly params: infer Params }
  ? { readonly params: { readonly [Name in keyof Params]: string } }
  : unknown) &
  (Row extends { readonly query: infer Query extends JSONSchema }
    ? { readonly query: FromSchema<Query> }
    : unknown) &
  (Row extends { readonly headers: readonly (infer Name extends string)[] }
    ? { readonly headers: { readonly [Each in Name]?: string | undefined } }
    : unknown) &
  (Row extends { readonly body: infer Body extends JSONSchema }
    ? { readonly body: FromSchema<Body> }
    : unknown);

/** The body of the response; undefined for 204. */
export type Received<Row> =
  | (Row extends { readonly response: infer Body extends JSONSchema } ? FromSchema<Body> : undefined)
  | (Row extends { readonly accepted: infer Body extends JSONSchema } ? FromSchema<Body> : never);
