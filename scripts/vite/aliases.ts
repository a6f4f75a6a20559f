import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Packages that rjsf would load in the browser and this project does not use; 43 kB in all. */
export const aliases = {
  // Descriptions are plain text. The sub-path is what rjsf imports: an alias of the bare name breaks the build.
  'markdown-to-jsx/react': at('../../src/web/research/form/section-form/plain-markdown.tsx'),
  'fast-uri': at('./plain-uri.ts'),
  './LayoutGridField.js': at('./no-layout-field.ts'),
  './LayoutMultiSchemaField.js': at('./no-layout-field.ts'),
  './LayoutHeaderField.js': at('./no-layout-field.ts'),
};
