import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Response {
  readonly status: number;
  readonly body: string;
}

/**
 * One kept-alive connection that sends one request after another, and a new one where the server ends it: nginx does after
 * a thousand requests. It reads no more of HTTP than our servers answer with, so that the client takes as little of the
 * machine as it can from the server that is measured.
 */
export class HttpConnection {
  readonly #url: URL;
  #socket: Socket | undefined;
  #received = '';
  #answer: ((response: Response) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  private constructor(url: URL) {
    this.#url = url;
  }

  static async open(url: string): Promise<HttpConnection> {
    const connection = new HttpConnection(new URL(url));
    connection.#socket = await connection.#connect();
    return connection;
  }

  async #connect(): Promise<Socket> {
    const { protocol, hostname, port } = this.#url;
    const isSecure = protocol === 'https:';
    // The certificate is one that nginx was given for the moment.
    const socket = isSecure
      ? connectSecurely({ port: Number(port), host: hostname, rejectUnauthorized: false })
      : connect(Number(port), hostname);
    await once(socket, isSecure ? 'secureConnect' : 'connect');
    socket.setNoDelay(true);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => this.#take(text));
    const end = (error?: Error) => {
      if (this.#socket === socket) this.#fail?.(error ?? new Error('The connection was closed'));
    };
    socket.on('error', end);
    socket.on('close', () => end());
    return socket;
  }

  async send({ method, path, headers, body }: Request): Promise<Response> {
    const socket = (this.#socket ??= await this.#connect());
    const lines = Object.entries({
      host: this.#url.host,
      ...headers,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((resolve, reject) => {
      this.#answer = resolve;
      this.#fail = reject;
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.#socket?.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.slice(0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const body = this.#received.slice(end + 4);
    if (Buffer.byteLength(body) < length) return;
    this.#received = '';
    if (/\r\nconnection: close/i.test(head)) this.#socket = undefined;
    this.#answer?.({ status: Number(head.slice(9, 12)), body });
  }
}
