import { describe, expect, it } from 'vitest';
import { schemaOutlines } from '../../scripts/vite/schema-outlines.ts';
import { bundleSource } from '../helpers/bundle-source.ts';

const code = `const field = { type: 'string', maxLength: 5 };
export const rowSchema = {
  type: 'array',
  items: { type: 'object', required: ['id'], properties: { id: field } },
} as const;
export const limits = { properties: { id: 64 } };`;

describe('schemaOutlines', () => {
  it('leaves of a schema what a response is checked by, and nothing else is changed', async () => {
    const { code: built } = await bundleSource(code, schemaOutlines());
    const plain = built.replaceAll(/\s+/g, ' ');
    expect(plain).toContain('items: { type: "object", required: ["id"], properties: {} }');
    expect(plain).toContain('properties: { id: 64 }');
    expect(plain).not.toContain('maxLength');
  });
});
