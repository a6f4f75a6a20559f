import { describe, expect, it } from 'vitest';
import { askedByVersion } from '../../../src/engine/compile/asked-by-version.ts';
import type { ReleasedFile } from '../../../src/engine/compile/source.ts';
import { loadFixture } from '../../helpers/load-compiled.ts';

const { questionnaire } = await loadFixture('everything');
const { id: section, questions } = questionnaire.sections[0]!;
const [first, second] = questions;
const condition = { question: first!.id, const: true } as const;

/** A release in the oldest form, which records only a question's section and type. */
const sealed: ReleasedFile = {
  versions: {
    1: {
      [first!.id]: { section, type: first!.type },
      [second!.id]: { section, type: second!.type },
    },
  },
};

const of = (released: ReleasedFile) =>
  askedByVersion(released, questionnaire.sections)['1']?.map(({ id, conditions, retired }) => ({
    id,
    conditions,
    retired,
  }));

describe('askedByVersion', () => {
  it('reads the conditions and retired questions from the details of an old release', () => {
    const [one, other] = [sealed.versions['1']![first!.id]!, sealed.versions['1']![second!.id]!];
    const { kind, page, reward } = questionnaire;
    const details = {
      questions: {
        [first!.id]: { ...one, retired: true as const },
        [second!.id]: { ...other, askedIf: [condition] },
      },
      about: { kind, page, reward, fingerprint: 'form:digest' },
    };
    expect(of({ ...sealed, details: { 1: details } })).toEqual([
      { id: first!.id, conditions: [], retired: true },
      { id: second!.id, conditions: [condition], retired: false },
    ]);
  });

  it('uses the current conditions for an old release without details', () => {
    expect(of(sealed)?.map(({ conditions }) => conditions)).toEqual(
      [first, second].map((question) => question!.conditions),
    );
  });
});
