import { describe, expect, it } from 'vitest';
import { expectHarmless, hostileTexts, listTexts, unsafeLinks } from './hostile-texts.ts';

interface OutsideContent {
  readonly ask: () => Promise<unknown>;
  /** Stages a response whose shown texts are all this one. */
  readonly texts?: (text: string) => void;
  /** Stages a response whose links and pictures are all this one, or that has none. */
  readonly links?: (link: string | null) => void;
  readonly rows?: {
    readonly stage: (...rows: unknown[]) => void;
    readonly whole: unknown;
    /** By what is wrong with them. */
    readonly broken: Readonly<Record<string, unknown>>;
  };
}

/** What every connector does with hostile and broken content of an otherwise good response. */
export function describeContent(of: string, { ask, texts, links, rows }: OutsideContent): void {
  describe(`the content of ${of}`, () => {
    if (texts)
      it('is plain text, whatever the source sends', async () => {
        texts('Leaf');
        const usual = listTexts(await ask());
        for (const text of hostileTexts) {
          texts(text);
          const given = await ask();
          expectHarmless(given);
          const own = listTexts(given).filter((one) => !usual.includes(one));
          expect(own.join(' '), text).toMatch(/coin/i);
        }
      });

    if (links)
      it('has an unsafe link as little as a missing one', async () => {
        const askWith = async (link: string | null) => {
          links(link);
          return ask();
        };
        const none = await askWith(null);
        expect(await askWith('https://pictures.example/a.png')).not.toEqual(none);
        for (const link of unsafeLinks) expect(await askWith(link), link).toEqual(none);
      });

    if (rows)
      it.each(Object.entries(rows.broken))(
        'lacks a broken row (%s), and is malformed without another one',
        async (_, row) => {
          rows.stage(rows.whole);
          const whole = await ask();
          rows.stage(row, rows.whole);
          expect(await ask()).toEqual(whole);
          rows.stage(row);
          await expect(ask()).rejects.toMatchObject({ kind: 'malformed' });
        },
      );
  });
}
