import type { FromSchema } from 'json-schema-to-ts';
import { bases } from './config.ts';
import type { Endpoint } from './endpoint.ts';
import { loginSchema } from './login.ts';

/** Crockford's base 32: no letter looks like a digit or another letter. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a sign-in code, 5 bits each. */
export const codeLength = 8;

/** The code character for a random byte. */
export function toCodeCharacter(byte: number): string {
  return characters.charAt(byte % characters.length);
}

/** A code as people read it, such as 7K3M-Q0ZT. */
export function showCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/**
 * The code in a typed or pasted text: any case, with or without dash and blanks, O read as 0, I and L as 1. Undefined
 * without a code.
 */
export function toCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return new RegExp(`^[${characters}]{${codeLength}}$`).test(code) ? code : undefined;
}

/**
 * When the subscription ends, ISO 8601 UTC. With sign-in by code it is null for everyone without a session of that e-mail, and
 * `signin` says so.
 */
const subscriptionSchema = {
  type: 'object',
  required: ['subExpiry'],
  additionalProperties: false,
  properties: { subExpiry: { type: ['string', 'null'] }, signin: { type: 'string', enum: ['code'] } },
} as const;
export type Subscription = FromSchema<typeof subscriptionSchema>;

/** Any e-mail: who is a member must not show. */
const email = { type: 'string' } as const;

const user = {
  path: `${bases.report}/user/:email`,
  params: { email },
  access: 'public',
  limit: 'logins',
} as const;

/** Where sign-in is open. */
export const getSubscription = {
  ...user,
  method: 'GET',
  response: subscriptionSchema,
  queue: 'sign-ins',
} as const satisfies Endpoint;

/** Where sign-in is by code. A session of that e-mail learns when the subscription ends. */
export const getCodeSubscription = {
  ...user,
  method: 'GET',
  response: subscriptionSchema,
  cookie: 'pre',
} as const satisfies Endpoint;

const login = {
  ...user,
  method: 'PUT',
  path: `${user.path}/login`,
  cookie: 'pre',
  queue: 'sign-ins',
} as const;

/** Where sign-in is open. */
export const putOpenLogin = { ...login, response: loginSchema } as const satisfies Endpoint;

/** When a code is sent; times in seconds. */
const signInStartSchema = {
  type: 'object',
  required: ['challenge', 'expires_in', 'resend_after'],
  additionalProperties: false,
  properties: {
    challenge: { type: 'string' },
    expires_in: { type: 'integer' },
    resend_after: { type: 'integer' },
  },
} as const;

/** Where sign-in is by code: empty to ask for one, challenge and code to sign in. `challenge` is the UUID that came then. */
export const putCodeLogin = {
  ...login,
  body: {
    type: ['object', 'null'],
    additionalProperties: false,
    properties: {
      challenge: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
      code: { type: 'string', maxLength: 100 },
    },
    dependencies: { challenge: ['code'], code: ['challenge'] },
  },
  response: loginSchema,
  accepted: signInStartSchema,
} as const satisfies Endpoint;

/** The same call, for the browser that asks for a code. */
export const putCodeLoginStart = { ...login, response: signInStartSchema } as const satisfies Endpoint;
