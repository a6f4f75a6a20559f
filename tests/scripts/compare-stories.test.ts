import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compareStorybooks } from '../../scripts/storybook/compare.ts';

/** A built Storybook, as far as pictures of it are taken: its preview shows what a story is, and says that it is there. */
async function buildStorybook(folder: string, stories: Readonly<Record<string, string>>): Promise<string> {
  const entries = Object.keys(stories).map((id) => [id, { type: 'story' }]);
  await mkdir(folder);
  await writeFile(join(folder, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  await writeFile(
    join(folder, 'iframe.html'),
    `<!doctype html><body><script>
      const stories = ${JSON.stringify(stories)};
      const listeners = {};
      window.__STORYBOOK_PREVIEW__ = { ready: async () => undefined };
      window.__STORYBOOK_ADDONS_CHANNEL__ = {
        on: (event, listener) => (listeners[event] = listener),
        emit(event, { storyId, globals }) {
          if (event === 'updateGlobals') {
            document.body.style.background = globals.theme === 'dark' ? '#0a0f12' : '#f2f5f4';
            return;
          }
          document.body.innerHTML = stories[storyId];
          const viewport = storyId === 'narrow' ? { options: { narrow: { styles: { width: '320px' } } } } : {};
          const story = { parameters: { viewport }, storyGlobals: { viewport: { value: 'narrow' } } };
          window.__STORYBOOK_PREVIEW__.currentRender = { story };
          for (const element of document.querySelectorAll('[data-now]'))
            element.textContent = [Date.now(), Math.random(), innerWidth].join(' ');
          if (storyId === 'broken') listeners.playFunctionThrewException({ message: 'No button\\nin the page' });
          else listeners.storyFinished({ storyId, status: 'success' });
        },
      };
    </script></body>`,
  );
  return folder;
}

const square = (colour: string) => `<div style="width:40px;height:40px;background:${colour}"></div>`;
// What turns, what the clock says and what chance brings is the same in every picture.
const lively =
  '<style>@keyframes turn { to { rotate: 1turn } }</style>' +
  '<p data-now></p><p style="animation:turn 1s infinite;width:99px">Turning</p>';

it('shows the stories that look other than before, in both themes, and no other', async () => {
  const place = await mkdtemp(join(tmpdir(), 'take-profits-stories-'));
  onTestFinished(() => rm(place, { recursive: true }));
  const to = join(place, 'comparison');
  const same = { broken: 'Broken', lively, narrow: '<p data-now></p>' };
  const { differences, failures } = await compareStorybooks({
    before: await buildStorybook(join(place, 'one'), { ...same, square: square('#1b4a45'), old: 'Old' }),
    after: await buildStorybook(join(place, 'other'), { ...same, square: square('#bf390c'), fresh: 'Fresh' }),
    to,
  });

  expect(failures).toEqual(
    ['dark', 'light'].map((theme) => `broken, ${theme}: playFunctionThrewException: No button`),
  );
  const found = Map.groupBy(differences, ({ kind }) => kind);
  const names = (kind: string) => found.get(kind as 'same')?.map(({ name }) => name);
  expect(names('same')).toEqual(['broken', 'lively', 'narrow'].flatMap(inBothThemes));
  expect(names('changed')).toEqual(inBothThemes('square'));
  expect(names('new')).toEqual(inBothThemes('fresh'));
  expect(names('gone')).toEqual(inBothThemes('old'));
  // 40 by 40 px.
  const share = 1600 / (1024 * 768);
  for (const changed of found.get('changed') ?? []) expect(changed).toMatchObject({ share });
  expect(await readdir(join(to, 'difference'))).toEqual(inBothThemes('square'));

  const page = await readFile(join(to, 'index.html'), 'utf8');
  expect(page).toContain('6 of 12 pictures differ; 6 are the same');
  const pictures = Array.from(page.matchAll(/src="(?<path>[^"]+)"/g), ({ groups }) => groups!['path']!);
  expect(pictures).toHaveLength(2 * 3 + 2 + 2);
  const after = (name: string) => readFile(join(to, 'after', name));
  expect(await after('lively--light.png')).not.toEqual(await after('lively--dark.png'));
  const width = async (name: string) => (await after(name)).readUInt32BE(16);
  expect(await width('narrow--dark.png')).toBe(320);
  expect(await width('lively--dark.png')).toBe(1024);
});

function inBothThemes(id: string): readonly string[] {
  return [`${id}--dark.png`, `${id}--light.png`];
}
