import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';
import { tutorialCopy } from '../../src/web/copy/tutorial.ts';

const folder = join(root, 'assets/films');

it.each(tutorialCopy.sections)(
  'the film $video of the tutorial plays before it is fully loaded, and has captions of the step of each question (T1)',
  ({ video, questions }) => {
    const film = readFileSync(join(folder, `${video}.mp4`));
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    const captions = readFileSync(join(folder, `${video}.vtt`), 'utf8');
    const starts = Array.from(captions.matchAll(/^(\d+):(\d+):([\d.]+) -->/gm), ([, ...time]) =>
      time.map(Number).reduce((sum, part) => sum * 60 + part, 0),
    );
    expect(starts).toEqual(expect.arrayContaining(questions.map(({ from = 0 }) => from)));
  },
);
