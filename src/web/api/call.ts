import type { Endpoint, Sent } from '../../contracts/endpoint.ts';
import { api, type Cancel } from './client.ts';
import { readBody, type BodyOf } from './read-body.ts';

interface Sending {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface CallOptions extends Cancel {
  /** In ms. */
  readonly timeout?: number;
}

type Answer<Row> = Row extends { readonly response: infer Schema } ? BodyOf<Schema> : void;

/** Calls an endpoint of contracts and returns the body of its response. Throws ApiError. */
export async function call<Row extends Endpoint>(
  { method, path, response }: Row,
  { params = {}, body }: NoInfer<Sent<Row>> & Sending,
  options: CallOptions = {},
): Promise<Answer<Row>> {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const request = api(url, { method, ...(body !== undefined && { json: body }), ...options });
  const answer = response ? await readBody(request, response) : void (await request);
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's response says what was read
  return answer as Answer<Row>;
}
