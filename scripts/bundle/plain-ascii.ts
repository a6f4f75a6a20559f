import { decode, encode } from '@jridgewell/sourcemap-codec';
import type { Plugin } from 'vite';

const beyondAscii = /[^\0-\x7f]/g;

/** How much longer an escape is than what it stands for. */
const growth = String.raw`\u0000`.length - 1;

/**
 * Writes what is beyond ASCII as an escape. V8 keeps the source of a module for as long as it may compile a part of it,
 * and with a single such character takes two bytes for each of the others: 2.5 MB of an idle server.
 */
export function plainAscii(): Plugin {
  return {
    name: 'plain-ascii',
    generateBundle: {
      // After the minifier, which writes characters for escapes.
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk' || part.code.search(beyondAscii) < 0) continue;
          const { code } = part;
          part.code = code.replaceAll(beyondAscii, toEscape);
          const map = bundle[`${part.fileName}.map`];
          if (map?.type === 'asset') map.source = moveColumns(String(map.source), code);
        }
      },
    },
  };
}

/** One unit of UTF-16. */
function toEscape(unit: string): string {
  return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The map of the code as it is written now, from that of the code before. */
function moveColumns(written: string, code: string): string {
  const map: { mappings: string } = JSON.parse(written);
  const lines = code.split('\n').map((line) => Array.from(line.matchAll(beyondAscii), ({ index }) => index));
  const mappings = decode(map.mappings);
  for (const [index, segments] of mappings.entries()) {
    const escaped = lines[index] ?? [];
    if (escaped.length === 0) continue;
    for (const segment of segments) {
      segment[0] += growth * escaped.filter((column) => column < segment[0]).length;
    }
  }
  return JSON.stringify({ ...map, mappings: encode(mappings) });
}
