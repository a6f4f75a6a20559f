import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildPolicy } from '../headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

export interface Page {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly policy: string;
  readonly etag: string;
}

/** Compresses off the main thread, so that a start does not wait for it. */
export async function buildPage(html: string): Promise<Page> {
  const identity = Buffer.from(html);
  const [zipped, br] = await Promise.all([
    promisify(gzip)(identity, { level: 9 }),
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ]);
  return {
    bodies: { identity, gzip: zipped, br },
    policy: buildPolicy({
      'script-src': findInlined(html, 'script'),
      'style-src': findInlined(html, 'style'),
    }),
    etag: `"${sha256(identity)}"`,
  };
}

export function chooseEncoding(accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}

function findInlined(html: string, tag: 'script' | 'style'): readonly string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'gi'));
  const hashes = [...elements].flatMap(([, attributes = '', text = '']) =>
    /\ssrc\s*=/i.test(attributes) || text === '' ? [] : [`'sha256-${sha256(text)}'`],
  );
  return [...new Set(hashes)];
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
