import { LoadFailure } from './load-failure.ts';

/** A response, as far as redirects go by it. */
interface Hop<Response> {
  readonly response: Response;
  readonly status: number;
  /** The Location header. */
  readonly location: string | null | undefined;
  /** Ends the response where its body is not read. */
  readonly drop: () => unknown;
}

const maxRedirects = 2;

/**
 * Sends a request, and again to where it is redirected, at most twice; gives the first response that is no redirect.
 * `send` judges each address before it calls it. Rejects with LoadFailure, or as `send` does.
 */
export async function followRedirects<Response>(
  start: URL,
  send: (url: URL) => Promise<Hop<Response>>,
): Promise<Response> {
  let url = start;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const { response, status, location, drop } = await send(url);
    if (status < 300 || status > 399 || location === null || location === undefined) return response;
    await drop();
    if (!URL.canParse(location, url)) throw new LoadFailure('malformed', 'a redirect without an address');
    url = new URL(location, url);
  }
  throw new LoadFailure('refused', 'too many redirects');
}
