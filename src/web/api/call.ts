import type { KyResponse } from 'ky';
import type { Endpoint, Sent } from '../../contracts/endpoint.ts';
import { api, type Cancel } from './client.ts';
import { readBody, readWithEtag, type BodyOf, type WithEtag } from './read-body.ts';

interface Sending {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

interface CallOptions extends Cancel {
  /** In ms. */
  readonly timeout?: number;
}

type Answer<Row> = Row extends { readonly response: infer Schema } ? BodyOf<Schema> : void;

/** Calls an endpoint of contracts and returns the body of its response. Throws ApiError. */
export async function call<Row extends Endpoint>(
  endpoint: Row,
  sent: NoInfer<Sent<Row>> & Sending,
  options?: CallOptions,
): Promise<Answer<Row>> {
  const { response } = endpoint;
  const request = send(endpoint, sent, options);
  const answer = response ? await readBody(request, response) : void (await request);
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's response says what was read
  return answer as Answer<Row>;
}

/** The same for an endpoint whose response has an ETag. */
export async function callWithEtag<Row extends Endpoint & { readonly response: object }>(
  endpoint: Row,
  sent: NoInfer<Sent<Row>> & Sending,
): Promise<WithEtag<BodyOf<Row['response']>>> {
  const answer = await readWithEtag(send(endpoint, sent), endpoint.response);
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's response says what was read
  return answer as WithEtag<BodyOf<Row['response']>>;
}

function send(
  { method, path }: Endpoint,
  { params = {}, query, headers, body }: Sending,
  options: CallOptions = {},
): PromiseLike<KyResponse> {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const sent = {
    ...(query && { searchParams: query }),
    ...(headers && { headers }),
    ...(body !== undefined && { json: body }),
  };
  return api(url, { method, ...sent, ...options });
}
