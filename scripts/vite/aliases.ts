import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const aliases = {
  // 32 kB that rjsf would run only for descriptions in Markdown; descriptions here are plain text. The sub-path is what
  // rjsf imports: an alias of the bare name breaks the build.
  'markdown-to-jsx/react': at('../../src/web/research/form/section-form/plain-markdown.tsx'),
};
