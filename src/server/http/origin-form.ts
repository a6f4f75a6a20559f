import type { IncomingMessage } from 'node:http';

/** The host of an absolute address replaces the Host header: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
export function toOriginForm(request: IncomingMessage): string {
  const { url = '/', headers } = request;
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (host === undefined) return url;
  headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
