import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { messages } from '../../src/contracts/messages.ts';
import { startMediaServer } from '../helpers/media-server.ts';
import { readSampleFile } from '../helpers/sample-file.ts';
import { runUntil, stopClock } from './clock.ts';
import { startOwnJourneys } from './start-journeys.ts';
import { step } from './step.ts';
import { nftEvaluationCopy } from '../../src/web/copy/research/nft-evaluation.ts';

const png = readSampleFile('quiet-orbits.png');
const gatewayWait = 10_000;
const gateways = await Promise.all([startMediaServer(), startMediaServer(), startMediaServer()]);

afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
});

const journeys = startOwnJourneys({ IPFS_GATEWAYS: gateways.map(({ base }) => base).join(',') });

const panelOf = (page: Page) => page.getByRole('region', { name: 'NFT', exact: true });
const lineOf = (page: Page, text: string) => panelOf(page).getByText(text, { exact: true });
const pictureOf = (page: Page) => panelOf(page).getByRole('img', { name: 'Quiet Orbits #12' });

/** The same search again would show what the panel has. */
async function searchOther(page: Page): Promise<void> {
  await search(page, 'tidal');
  await runUntil(panelOf(page).getByRole('img', { name: 'Tidal Forms #418' }), 1);
}

async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: nftEvaluationCopy.field }).fill(name);
  await page.getByRole('button', { name: nftEvaluationCopy.search }).click();
}

/** A picture behind three gateways. */
it('is loaded from the first gateway that has it, and gives way to a placeholder when all hang (N4, case 37)', async () => {
  const { page, complaints } = await journeys.member({ fresh: true });
  const picture = pictureOf(page);
  const line = (text: string): Locator => lineOf(page, text);
  await page.clock.install();
  await page.goto('/nfteval');
  await page.getByRole('button', { name: 'New Analysis' }).click();
  // A pending call would time out when the clock is advanced.
  await page.waitForLoadState('networkidle');
  await stopClock(page);
  await step('a placeholder within 31 s when all hang, and the calls are aborted', async () => {
    for (const gateway of gateways) gateway.answer({ kind: 'hang' });
    const left = gateways.map(({ givenUp }) => givenUp());
    await search(page, 'quiet');
    for (const [index, gateway] of gateways.entries()) {
      await runUntil(line(`Trying gateway ${index + 1} of 3`), 1);
      await line(messages.mediaLoading).waitFor();
      await expect.poll(() => gateway.pending()).toBe(1);
      await page.clock.runFor(gatewayWait);
    }
    const placeholder = { name: 'No preview of Quiet Orbits #12 could be loaded' };
    await runUntil(panelOf(page).getByRole('img', placeholder), 1);
    await line(messages.mediaLoading).waitFor({ state: 'detached' });
    // The questions can still be answered, since the NFT has the address of a picture.
    await runUntil(page.getByRole('button', { name: /^ART/ }), 1);
    await expect.poll(() => gateways.map(({ givenUp }) => givenUp())).toEqual(left.map((count) => count + 1));
  });
  await step('within 21 s when the first hangs and the second answers 502', async () => {
    gateways[1].answer({ kind: 'status', status: 502 });
    gateways[2].answer({ kind: 'file', bytes: png });
    const before = complaints.errors.length;
    await searchOther(page);
    await search(page, 'quiet');
    await runUntil(line('Trying gateway 1 of 3'), 1);
    await line(messages.mediaLoading).waitFor();
    await page.clock.runFor(gatewayWait);
    await runUntil(line('Image from gateway 3 of 3'), 1);
    await picture.waitFor();
    await line(messages.mediaLoading).waitFor({ state: 'detached' });
    const logged = () =>
      complaints.errors.slice(before).map((error) => error.split(' ').slice(0, 4).join(' '));
    await expect
      .poll(logged)
      .toEqual([
        expect.stringMatching(/^GET \/media\/ipfs\/0\/\S+ failed: TIMEOUT/),
        expect.stringMatching(/^GET \/media\/ipfs\/1\/\S+ failed: UPSTREAM_BAD/),
      ]);
  });
  await step('from the first that has it, and no other is called', async () => {
    // The server caches media: a restart empties the cache.
    await journeys.product.restart();
    const before = gateways.map(({ requests }) => requests.length);
    gateways[0].answer({ kind: 'file', bytes: png });
    await searchOther(page);
    await search(page, 'quiet');
    await runUntil(line('Image from gateway 1 of 3'), 1);
    await picture.waitFor();
    expect(gateways.map(({ requests }) => requests.length)).toEqual([before[0]! + 1, before[1], before[2]]);
  });
  expect(complaints.policy).toEqual([]);
});
