import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './setup/files.mjs';

const folder = join(root, 'node_modules/pdfjs-dist');

// Written by npm.
const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);

/** The served folder; the reader finds it by the same version, so browsers may cache it for ever. */
const address = `/assets/pdf-${version}`;

/**
 * What pdf.js loads for some files: character maps of Chinese, Japanese and Korean fonts, the two standard fonts that no
 * system replaces, and decoders of scanned pages, of which the policy allows only those without WebAssembly.
 */
const served: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /^Foxit(?:Dingbats|Symbol)\.pfb$/,
  wasm: /_nowasm_fallback\.js$/,
};

const licences = [
  'cmaps/LICENSE',
  'standard_fonts/LICENSE_FOXIT',
  'wasm/LICENSE_JBIG2',
  'wasm/LICENSE_OPENJPEG',
  'wasm/LICENSE_PDFJS_JBIG2',
  'wasm/LICENSE_PDFJS_OPENJPEG',
];

/** Writes them into the client's build. */
export async function buildPdfFiles(outDir: string): Promise<void> {
  for (const [part, names] of Object.entries(served)) {
    const files = (await readdir(join(folder, part))).filter((file) => names.test(file));
    if (files.length === 0) throw new Error(`pdfjs-dist has no such files in ${part}`);
    for (const file of files) await cp(join(folder, part, file), join(outDir, address, part, file));
  }
}

/** For development and Storybook: serves them from the package, at the build's addresses. */
export function servePdfFiles(): Plugin {
  return {
    name: 'serve-pdf-files',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(address, (request, response, next) => {
        const [, part = '', file = ''] = /^\/(\w+)\/([\w.-]+)$/.exec(request.url ?? '') ?? [];
        const path = join(folder, part, file);
        if (!served[part]?.test(file) || !existsSync(path)) return next();
        response.setHeader('Content-Type', toType(file));
        createReadStream(path).pipe(response);
      });
    },
  };
}

function toType(file: string): string {
  return file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
}

/** Of the files that are served; the package's own licence is another. */
export function readPdfLicences(): string {
  return licences
    .map((path) => `${basename(path)}\n\n${readFileSync(join(folder, path), 'utf8').trim()}`)
    .join('\n\n');
}
