import fc from 'fast-check';
import {
  arbitraryId,
  arbitraryNearlyValid,
  arbitraryValid,
  type Known,
  ofOther,
  own,
  wildText,
  wildValue,
} from './arbitrary-values.ts';
import type { Operation, Parameter, Schema } from './operations.ts';

const callers = ['maya', 'ann', 'nobody', 'forger'] as const;
export type Caller = (typeof callers)[number];

/** A request with placeholders for the members' own values. */
export interface FuzzRequest {
  readonly caller: Caller;
  readonly method: string;
  readonly route: string;
  /** The path's parts before encoding. */
  readonly path: readonly string[];
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export type Saves = Readonly<Record<string, readonly object[]>>;

const usually = <T>(usual: fc.Arbitrary<T>, seldom: fc.Arbitrary<T>, weight = 9) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: seldom });

export function arbitraryRequest(operations: readonly Operation[], saves: Saves): fc.Arbitrary<FuzzRequest> {
  const modules = Object.keys(saves);
  const known = { email: fc.constant(own.email), module_name: fc.constantFrom(...modules) };
  const calls = operations.flatMap((operation) =>
    (operation.path.includes('{module}') ? modules : ['']).map((module) =>
      arbitraryCall(operation, { module, fields: saves[module] ?? [], known }),
    ),
  );
  return usually(fc.oneof(...calls), arbitraryCall(unknown, { module: '', fields: [], known }), 60);
}

const unknown: Operation = {
  method: 'GET',
  path: '/api/{anything}/{more}',
  parameters: ['anything', 'more'].map((name) => ({ in: 'path', name, schema: { type: 'string' } })),
  body: undefined,
  answers: {},
};

interface Subject {
  /** '' if it is no questionnaire. */
  readonly module: string;
  readonly fields: readonly object[];
  readonly known: Known;
}

function arbitraryCall(
  { method, path, parameters, body }: Operation,
  subject: Subject,
): fc.Arbitrary<FuzzRequest> {
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const valueOf = ({ name, schema }: Parameter) => arbitraryParameter(name, schema, subject);
  return fc
    .record({
      caller: usually(fc.constantFrom<Caller>('maya', 'ann'), fc.constantFrom(...callers), 6),
      method: usually(
        fc.constant(method),
        fc.constantFrom('HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
        15,
      ),
      values: fc.tuple(...of('path').map(valueOf)),
      query: fc.tuple(...of('query').map((one) => fc.option(valueOf(one)))),
      headers: arbitraryHeaders,
      body:
        body === undefined
          ? usually(fc.constant(undefined), arbitraryBody({}, subject), 30)
          : arbitraryBody(body, subject),
    })
    .map(({ values, query, headers, body: sent, ...rest }) => {
      const named = new Map(of('path').map(({ name }, index) => [`{${name}}`, values[index] ?? '']));
      return {
        ...rest,
        route: path,
        path: path.split('/').map((part) => named.get(part) ?? part),
        query: of('query').flatMap(({ name }, index) => toPair(name, query[index])),
        headers: { ...headers, ...(sent && { 'content-type': sent.type }) },
        body: sent?.text,
      };
    });
}

function toPair(name: string, value: string | null | undefined): readonly (readonly [string, string])[] {
  return typeof value === 'string' ? [[name, value]] : [];
}

/** A value for a parameter of that name; unknown names follow their schema. */
function arbitraryParameter(name: string, schema: Schema, { module, known }: Subject): fc.Arbitrary<string> {
  const valid = arbitraryValid(schema, known).map(String);
  switch (name) {
    case 'email':
      return usually(fc.constant(own.email), fc.oneof(fc.constant(ofOther.email), wildText));
    case 'module':
      return usually(fc.constant(module), fc.oneof(wildText, fc.constantFrom('user', 'coin')), 15);
    case 'id':
      return usually(arbitraryId(module), wildText);
    case 'revision':
      return usually(fc.integer({ min: 1, max: 5 }).map(String), wildText);
    default:
      return usually(valid, wildText, 4);
  }
}

interface Body {
  readonly type: string;
  readonly text: string;
}

function arbitraryBody(schema: Schema, { fields, known }: Subject): fc.Arbitrary<Body> {
  // A save's schema allows further fields: the answers of its questionnaire.
  const more =
    isObject(schema.additionalProperties) && fields.length > 0 ? fc.constantFrom(...fields) : fc.constant({});
  const about = (values: fc.Arbitrary<unknown>) =>
    fc
      .tuple(values, more, fc.boolean())
      .map(([value, rest, isPlain]) =>
        toText(isObject(value) ? { ...rest, ...value, ...(isPlain && rest) } : value),
      );
  const texts = fc.oneof(
    { weight: 8, arbitrary: about(arbitraryValid(schema, known)) },
    { weight: 3, arbitrary: about(arbitraryNearlyValid(schema, known)) },
    { weight: 1, arbitrary: wildValue.map(toText) },
    { weight: 1, arbitrary: wildText },
  );
  return fc.record({ type: usually(fc.constant('application/json'), arbitraryType, 20), text: texts });
}

const arbitraryType = fc.constantFrom(
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
);

const arbitraryHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = usually(
  fc.constant({}),
  fc.record(
    {
      'idempotency-key': fc.oneof(
        fc.nat(20).map((key) => `key-${key}`),
        fc.constantFrom('', ' ', 'x'.repeat(300)),
      ),
      'if-match': fc.oneof(
        fc.nat(4).map((revision) => `"${revision}"`),
        fc.constantFrom('*', '"', 'W/"1"', '1,2'),
      ),
      'if-none-match': fc.constantFrom('*', '"1"', ''),
      'questionnaire-version': fc.oneof(fc.nat(4).map(String), fc.constantFrom('-1', '1e3', 'x')),
      'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
      origin: fc.constantFrom('null', 'https://evil.example', 'http://localhost'),
      accept: fc.constantFrom('*/*', 'text/html', ''),
      'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'x'),
      range: fc.constantFrom('bytes=0-1', 'bytes=-0', 'bytes=9-1'),
      'user-agent': fc.string({ maxLength: 30 }),
    },
    { requiredKeys: [] },
  ),
  5,
);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toText = (value: unknown) => JSON.stringify(value) ?? '';
