import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/setup/files.mjs';
import { tutorialCopy } from '../../src/web/copy/tutorial.ts';

const folder = join(root, 'assets/films');
const megabyte = 1_000_000;
const films = tutorialCopy.sections.map(({ video }) => ({ id: video }));

const cuesOf = (id: string) =>
  Array.from(
    readFileSync(join(folder, `${id}.vtt`), 'utf8').matchAll(/^(\S+) --> (\S+)\n(.+)$/gm),
    ([, from = '', to = '']) => ({ from: toSeconds(from), to: toSeconds(to) }),
  );

describe('the videos of the tutorial (T1)', () => {
  it('are one film and one file of captions for each section', () => {
    const files = films.flatMap(({ id }) => [`${id}.mp4`, `${id}.vtt`]);
    expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  });

  it.each(films)('include $id, of at most 1 MB, which can play before it is fully loaded', ({ id }) => {
    const file = readFileSync(join(folder, `${id}.mp4`));
    expect(file.length).toBeLessThanOrEqual(megabyte);
    expect(file.toString('latin1', 4, 8)).toBe('ftyp');
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });

  it('have at most 8 MB together', () => {
    const total = films.reduce((sum, { id }) => sum + statSync(join(folder, `${id}.mp4`)).size, 0);
    expect(total).toBeLessThanOrEqual(8 * megabyte);
  });

  it.each(films)('include captions of $id from its beginning, without gaps', ({ id }) => {
    const cues = cuesOf(id);
    expect(cues.map(({ from }) => from)).toEqual([0, ...cues.slice(0, -1).map(({ to }) => to)]);
    expect(readFileSync(join(folder, `${id}.vtt`), 'utf8')).toMatch(/^WEBVTT\n\n/);
  });

  it.each(tutorialCopy.sections)(
    'include $video, where a step begins at the second given for each question',
    (section) => {
      const { video, questions } = section;
      const starts = cuesOf(video).map(({ from }) => from);
      const named = questions.map(({ from = 0 }) => from);
      expect(starts).toEqual(expect.arrayContaining(named));
      expect(new Set(named).size).toBe(questions.length);
    },
  );
});

function toSeconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
