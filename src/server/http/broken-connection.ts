import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '../../contracts/errors.ts';

/** Refuses a request that Node's HTTP parser gave up on, before there was anything to route. */
export function refuseBrokenConnection(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, message } = explain(error.code);
  const requestId = randomUUID();
  const refusal: ErrorBody = { error: { code, message, request_id: requestId } };
  const body = JSON.stringify(refusal);
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}

function explain(code: string | undefined): { status: string; code: ErrorCode; message: string } {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: '408 Request Timeout', code: 'BAD_REQUEST', message: 'The request came too slowly.' };
    case 'HPE_HEADER_OVERFLOW':
      return {
        status: '431 Request Header Fields Too Large',
        code: 'TOO_LARGE',
        message: 'The headers are too large.',
      };
    default:
      return { status: '400 Bad Request', code: 'BAD_REQUEST', message: 'The request cannot be read.' };
  }
}
