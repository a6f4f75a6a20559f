import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { topicPictures } from '../../scripts/pictures/topics.ts';
import { root } from '../../scripts/setup/files.mjs';
import { helpCopy } from '../../src/web/copy/help.ts';
import sizes from '../../src/web/screens/help/pictures/topics.json' with { type: 'json' };

const themes = ['dark', 'light'] as const;
const folder = join(root, 'src/web/screens/help/pictures');

describe("the screenshots of the help page's topics (T1)", () => {
  it('exist once for each topic and theme, and no others exist', () => {
    const topics = helpCopy.topics.map(({ id }) => id);
    expect(topicPictures.map(({ topic }) => topic)).toEqual(topics);
    expect(Object.keys(sizes)).toEqual(topics);
    const files = readdirSync(folder).filter((name) => name.startsWith('topic-'));
    expect(files).toEqual(
      topics.flatMap((id) => themes.map((theme) => `topic-${id}-${theme}.webp`)).toSorted(),
    );
  });

  const all = Object.entries(sizes).flatMap(([topic, size]) =>
    themes.map((theme) => ({ name: `${topic}-${theme}`, size })),
  );

  it.each(all)(
    'include $name, of at most 120 kB and with the recorded width and height',
    ({ name, size }) => {
      const file = readFileSync(join(folder, `topic-${name}.webp`));
      expect(file.length).toBeLessThanOrEqual(120_000);
      expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
      // WebP's extended header stores each of them minus one.
      expect({ width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }).toEqual(size);
    },
  );
});
