import { describe, expect, it } from 'vitest';
import { toScriptAddress } from '../../../../src/web/feeds/pdf/script-address.ts';

describe('toScriptAddress', () => {
  it('returns the address of our own script', () => {
    expect(toScriptAddress('/assets/pdf.worker-1.mjs')).toBe('/assets/pdf.worker-1.mjs');
  });

  it.each([
    'https://elsewhere.example/x.js',
    '//elsewhere.example/x.js',
    '/media/x.js',
    'data:text/javascript,1',
  ])('refuses %s', (address) => {
    expect(() => toScriptAddress(address)).toThrow(TypeError);
  });
});
