import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { KyResponse } from 'ky';
import type { Candles, candlesSchema } from '../../contracts/charts.ts';
import { feedHeaders, type Feed, type FeedOrigin, type FeedState } from '../../contracts/feed.ts';
import type { ReadRecord, recordSchema } from '../../contracts/record.ts';
import { isRecord } from '../../lib/is-record.ts';
import { ApiError } from './api-error.ts';
import { logFailure } from './client.ts';

/** The part of a contract's schema that the browser checks; the server has checked the rest. */
interface BodySchema {
  readonly type?: 'object' | 'array';
  readonly required?: readonly string[];
  readonly anyOf?: readonly BodySchema[];
}

/** Two schemas have a more precise type than the derived one. */
export type BodyOf<Schema> = Schema extends typeof recordSchema
  ? ReadRecord
  : Schema extends typeof candlesSchema
    ? Candles
    : Schema extends JSONSchema
      ? FromSchema<Schema>
      : never;

/** Checks the body against its schema; an empty or different one is a failed call. */
export async function readBody<Schema extends BodySchema>(
  call: PromiseLike<KyResponse>,
  schema: Schema,
): Promise<BodyOf<Schema>> {
  const response = await call;
  const body = parse(await response.text());
  if (!matches(schema, body)) {
    const failure = new ApiError({
      code: 'MALFORMED',
      status: response.status,
      message: 'The response is empty or not what was expected',
    });
    logFailure(failure, new URL(response.url || window.location.href).pathname);
    throw failure;
  }
  // The only parse boundary of the browser: the check above covers the outline.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return body as BodyOf<Schema>;
}

export interface WithEtag<Body> {
  readonly body: Body;
  readonly etag: string | undefined;
}

export async function readWithEtag<Schema extends BodySchema>(
  call: PromiseLike<KyResponse>,
  schema: Schema,
): Promise<WithEtag<BodyOf<Schema>>> {
  const { headers } = await call;
  return { body: await readBody(call, schema), etag: headers.get('etag') ?? undefined };
}

/** Reads origin and age from the headers. */
export async function readFeed<Schema extends BodySchema>(
  call: PromiseLike<KyResponse>,
  schema: Schema,
): Promise<Feed<BodyOf<Schema>>> {
  const { headers } = await call;
  return { value: await readBody(call, schema), ...readOrigin(headers) };
}

export async function readTextFeed(call: PromiseLike<KyResponse>): Promise<Feed<string>> {
  const response = await call;
  return { value: await response.text(), ...readOrigin(response.headers) };
}

function readOrigin(headers: Headers): FeedOrigin {
  const skipped = headers.get(feedHeaders.skipped);
  return {
    source: headers.get(feedHeaders.source) ?? 'Unknown source',
    asOf: headers.get(feedHeaders.asOf) ?? new Date().toISOString(),
    state: toState(headers.get(feedHeaders.state)),
    ...(skipped !== null && { skipped: Number(skipped) }),
  };
}

// Only a response marked as live is shown as live.
function toState(state: string | null): FeedState {
  return state === 'live' || state === 'sample' || state === 'empty' ? state : 'stale';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function matches({ type, required = [], anyOf }: BodySchema, body: unknown): boolean {
  if (anyOf) return anyOf.some((one) => matches(one, body));
  if (type === 'array') return Array.isArray(body);
  return isRecord(body) && required.every((field) => field in body);
}
