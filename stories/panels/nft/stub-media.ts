import { errorStatus, type ErrorCode } from '../../../src/contracts/errors.ts';

/** The answer to a call below /media; 'pending' never comes. */
export type MediaAnswer =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'served'; readonly address: string }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'pending' };

/** Replaces the network for calls by path prefix; returns the function that restores it. */
export function stubMedia(answers: Readonly<Record<string, MediaAnswer>>): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const given = Object.entries(answers).find(([start]) => pathname.startsWith(start))?.[1];
    return given === undefined ? original(request) : answer(given, request.signal, original);
  };
  return () => void (globalThis.fetch = original);
}

function answer(given: MediaAnswer, signal: AbortSignal, original: typeof fetch): Promise<Response> {
  switch (given.kind) {
    case 'file':
      return Promise.resolve(new Response(given.file));
    case 'served':
      return original(given.address);
    case 'refused':
      return Promise.resolve(
        Response.json(
          { error: { code: given.code, message: 'Refused', request_id: 'story' } },
          { status: errorStatus[given.code] },
        ),
      );
    case 'pending':
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
  }
}
