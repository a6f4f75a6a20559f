import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { startMediaServer, type MediaServer } from '../helpers/media-server.ts';
import { readSampleFile } from '../helpers/sample-file.ts';
import { logIn, openProduct, type Product, type Visit } from '../../scripts/product/open-product.ts';

const png = readSampleFile('quiet-orbits.png');
const gatewayWait = 10_000;

describe('A picture behind three gateways', () => {
  let gateways: readonly MediaServer[];
  let product: Product;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    gateways = await Promise.all([startMediaServer(), startMediaServer(), startMediaServer()]);
    product = await openProduct({ IPFS_GATEWAYS: gateways.map(({ base }) => base).join(',') });
  });

  afterAll(async () => {
    await product.close();
    for (const gateway of gateways) await gateway.close();
  });

  // A browser of its own, whose cache knows nothing, with a clock that stands still unless it is moved on.
  beforeEach(async () => {
    for (const gateway of gateways) gateway.answer({ kind: 'hang' });
    visit = await product.visit();
    page = visit.page;
    await logIn(page);
    await page.goto('/nfteval');
    await page.getByRole('button', { name: 'New Analysis' }).click();
    return () => visit.context.close();
  });

  const panel = () => page.getByRole('region', { name: 'NFT', exact: true });
  const line = (text: string) => panel().getByText(text, { exact: true });
  const asked = () => gateways.map(({ requests }) => requests.length);
  const picture = () => panel().getByRole('img', { name: 'Quiet Orbits #12' });
  const placeholder = () =>
    panel().getByRole('img', { name: 'No preview of Quiet Orbits #12 could be loaded' });
  const search = async (name: string) => {
    await page.getByRole('textbox', { name: 'NFT name' }).fill(name);
    await page.getByRole('button', { name: 'Search NFT' }).click();
  };

  it('comes from the first that has it, and no other is asked (N4)', async () => {
    const before = asked();
    gateways[0]!.answer({ kind: 'file', bytes: png });
    await search('quiet');
    await line('Image from gateway 1 of 3').waitFor();
    await picture().waitFor();
    expect(asked()).toEqual([before[0]! + 1, before[1], before[2]]);
    expect(visit.complaints).toEqual({ policy: [], errors: [], exceptions: [] });
  });

  it('comes within 21 s where the first hangs and the second answers 502 (N4)', async () => {
    gateways[1]!.answer({ kind: 'status', status: 502 });
    gateways[2]!.answer({ kind: 'file', bytes: png });
    await page.clock.install();
    await search('quiet');
    await line('Trying gateway 1 of 3').waitFor();
    await line(messages.mediaLoading).waitFor();
    await page.clock.runFor(gatewayWait);
    await line('Image from gateway 3 of 3').waitFor();
    await picture().waitFor();
    await line(messages.mediaLoading).waitFor({ state: 'detached' });
    expect(visit.complaints.errors.map((error) => error.split(' ').slice(0, 4).join(' '))).toEqual([
      expect.stringMatching(/^GET \/media\/ipfs\/0\/\S+ failed: TIMEOUT/),
      expect.stringMatching(/^GET \/media\/ipfs\/1\/\S+ failed: UPSTREAM_BAD/),
    ]);
  });

  it('goes on from HTML and from a damaged file (N4)', async () => {
    gateways[0]!.answer({ kind: 'file', bytes: Buffer.from('<!doctype html><h1>Welcome</h1>') });
    gateways[1]!.answer({ kind: 'file', bytes: png.subarray(0, 40) });
    gateways[2]!.answer({ kind: 'file', bytes: png });
    await search('quiet');
    await line('Image from gateway 3 of 3').waitFor();
    await picture().waitFor();
  });

  it('gives way to the placeholder within 31 s where all hang, and the gateways are let go (N4)', async () => {
    const left = gateways.map(({ givenUp }) => givenUp());
    await page.clock.install();
    await search('quiet');
    for (const gateway of [1, 2, 3]) {
      await line(`Trying gateway ${gateway} of 3`).waitFor();
      await line(messages.mediaLoading).waitFor();
      await page.clock.runFor(gatewayWait);
    }
    await placeholder().waitFor();
    await line(messages.mediaLoading).waitFor({ state: 'detached' });
    // The questions can be answered all the same: there is a reference to a picture.
    await page.getByRole('button', { name: /^ART/ }).waitFor();
    await expect.poll(() => gateways.map(({ givenUp }) => givenUp())).toEqual(left.map((count) => count + 1));
  });

  it('is not waited for any more when another search begins, and never appears under it (N4)', async () => {
    const [left] = gateways.map(({ givenUp }) => givenUp());
    await search('quiet');
    await line('Trying gateway 1 of 3').waitFor();
    await expect.poll(asked).toEqual(asked());
    await search('tidal');
    await panel().getByRole('img', { name: 'Tidal Forms #418' }).waitFor();
    await expect.poll(() => gateways[0]!.givenUp()).toBe(left! + 1);
    expect(
      await panel()
        .getByText(/gateway/)
        .count(),
    ).toBe(0);
    expect(await picture().count()).toBe(0);
    expect(visit.complaints).toEqual({ policy: [], errors: [], exceptions: [] });
  });
});
