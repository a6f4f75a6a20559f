import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { openFromDisk } from '../../scripts/storybook/open-from-disk.ts';

/** A built Storybook, as far as its two pages load code. */
const files = {
  'index.json': '{"entries":{"a":{"title":"</script>"}}}',
  'index.html':
    '<html><head><link rel="modulepreload" href="./manager.js" /></head><body>' +
    '<script type="module">\n  import "./manager.js";\n</script></body></html>',
  'manager.js': 'window.said.push("manager");',
  'iframe.html':
    '<html><head><script type="module" crossorigin src="./assets/iframe.js"></script>' +
    '<link rel="stylesheet" crossorigin href="./assets/style.css"></head><body></body></html>',
  'assets/iframe.js':
    'import("./story.js").then(({ story }) => window.said.push(story, new URL("picture.svg", import.meta.url).href));',
  'assets/story.js': 'export const story = "a story";',
};

async function makeStorybook(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'take-profits-storybook-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

/** Runs a page's scripts as a browser that loads no modules would; resolves to what they did. */
async function open(folder: string, name: string) {
  const html = await readFile(join(folder, name), 'utf8');
  const said: unknown[] = [];
  const window = { said, fetch: async () => 'from the network' };
  const context = { window, URL, Response, document: { baseURI: `file://${folder}/${name}` } };
  for (const [, src, code = ''] of html.matchAll(/<script(?: src="([^"]+)")?>([^]*?)<\/script>/g))
    runInNewContext(src === undefined ? code : await readFile(join(folder, src), 'utf8'), context);
  return { html, said, window };
}

it('leaves pages that need no server: classic scripts, and the list of stories in the page', async () => {
  const folder = await makeStorybook();
  await openFromDisk(folder);

  const manager = await open(folder, 'index.html');
  expect(manager.said).toEqual(['manager']);
  const frame = await open(folder, 'iframe.html');
  await expect.poll(() => frame.said).toEqual(['a story', `file://${folder}/assets/picture.svg`]);
  for (const { html, window } of [manager, frame]) {
    expect(html).not.toMatch(/type="module"|modulepreload|crossorigin/);
    const list = (await Reflect.apply(window.fetch, window, ['./index.json'])) as unknown as Response;
    expect(await list.text()).toBe(files['index.json']);
    expect(await Reflect.apply(window.fetch, window, ['./other.json'])).toBe('from the network');
  }
});
