import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '../../../contracts/errors.ts';

type Headers = Readonly<Record<string, string>>;

interface Refusal {
  readonly status: string;
  readonly code: ErrorCode;
  readonly message: string;
}

/** `isAnswered`: a response has begun, so that nothing else may be written. */
export function refuseBrokenConnection(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Headers,
  isAnswered: boolean,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) {
    socket.destroy();
    return;
  }
  const refusal = explain(error.code);
  const { head, body } = build(refusal, headers);
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${refusal.status}\r\n${lines.join('')}\r\n${body}`);
  // The client may keep its side open for ever; what it does not take now, it does not read.
  if (socket.writableLength > 0) socket.destroy();
  else socket.destroySoon();
}

export function refuseExpectation(
  _request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
): void {
  const message = 'Nothing can be expected but 100-continue.';
  const { head, body } = build({ status: '417', code: 'BAD_REQUEST', message }, headers);
  response.writeHead(417, head).end(body);
}

function build({ code, message }: Refusal, headers: Headers) {
  const requestId = randomUUID();
  const refusal: ErrorBody = { error: { code, message, request_id: requestId } };
  const body = JSON.stringify(refusal);
  const head = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  };
  return { head, body };
}

function explain(code: string | undefined): Refusal {
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
