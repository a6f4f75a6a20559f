import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIpfsPath, readIpfsPath } from '../../src/lib/ipfs-path.ts';

const v0 = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
const v1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';

describe('findIpfsPath', () => {
  it.each([
    [`ipfs://${v0}`, v0],
    [`ipfs://${v1}/`, v1],
    [`ipfs://ipfs/${v1}/7.png`, `${v1}/7.png`],
    [` IPFS://${v1}/a b/#1.png `, `${v1}/a%20b/%231.png`],
    [`ipfs://${v1}/a%20b.png`, `${v1}/a%20b.png`],
    [`ipfs://${v1}/b/c/d/e/f/g/h`, `${v1}/b/c/d/e/f/g/h`],
  ])('reads the path of %s', (address, path) => {
    expect(findIpfsPath(address)).toBe(path);
  });

  it.each([
    'https://ipfs.io/ipfs/x',
    'ipfs://',
    'ipfs://ipfs/',
    'ipfs://not-a-content-id',
    `ipfs://${v0}x`,
    `ipfs://${v0.toLowerCase()}`,
    `ipfs://${v1}?filename=x.html`,
    `ipfs://${v1}/x.png?a=b`,
    `ipfs://user@${v1}/x`,
    `//${v1}`,
    '',
  ])('returns undefined for %j', (address) => {
    expect(findIpfsPath(address)).toBeUndefined();
  });
});

describe('readIpfsPath', () => {
  it.each([
    '../x',
    `${v1}/..`,
    `${v1}/../${v0}`,
    `${v1}/.`,
    `${v1}//x`,
    `${v1}/%2e%2e/x`,
    `${v1}/%2E%2e`,
    `${v1}/.%2e/x`,
    `${v1}/%252e%252e/x`,
    `${v1}/a%2fb`,
    `${v1}/a%5Cb`,
    `${v1}/a\\b`,
    `${v1}/a%3Fb`,
    `${v1}/a%00b`,
    `${v1}/a%0d%0ab`,
    `${v1}/100%`,
    `${v1}/%ff`,
    `${v1}/b/c/d/e/f/g/h/i`,
    `${v1}/${'x'.repeat(1000)}`,
    `.${v1}`,
  ])('rejects %s', (path) => {
    expect(readIpfsPath(path)).toBeUndefined();
  });

  it('returns only paths below the content id, and accepts its own result unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tail) => {
        const path = readIpfsPath(`${v1}/${tail}`);
        if (path === undefined) return;
        const { pathname, search, hash } = new URL(`https://gateway.example/ipfs/${path}`);
        expect({ pathname, search, hash }).toEqual({ pathname: `/ipfs/${path}`, search: '', hash: '' });
        expect(readIpfsPath(path)).toBe(path);
      }),
    );
  });
});
