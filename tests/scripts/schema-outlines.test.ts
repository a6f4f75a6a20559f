import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { schemaOutlines } from '../../scripts/vite/schema-outlines.ts';

const code = `const field = { type: 'string', maxLength: 5 };
export const rowSchema = {
  type: 'array',
  items: { type: 'object', required: ['id'], properties: { id: field } },
} as const;
export const limits = { properties: { id: 64 } };`;

describe('schemaOutlines', () => {
  it('leaves of a schema what a response is checked by, and nothing else is changed', async () => {
    const path = '/src/contracts/row.ts';
    const source: Plugin = {
      name: 'source',
      enforce: 'pre',
      resolveId: (id) => (id === path ? id : null),
      load: (id) => (id === path ? code : undefined),
    };
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [source, schemaOutlines()],
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: path, preserveEntrySignatures: 'strict', output: { format: 'esm' } },
      },
    });
    const [first] = Array.isArray(output) ? output : [output];
    const built = first !== undefined && 'output' in first ? first.output[0].code : '';
    const plain = built.replaceAll(/\s+/g, ' ');
    expect(plain).toContain('items: { type: "object", required: ["id"], properties: {} }');
    expect(plain).toContain('properties: { id: 64 }');
    expect(plain).not.toContain('maxLength');
  });
});
