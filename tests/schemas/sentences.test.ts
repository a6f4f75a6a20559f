import { describe, expect, it } from 'vitest';
import { sentences, type Code } from '../../scripts/questionnaires/sentences/sentences.ts';
import { pinnedConditions } from './sentences/conditions.ts';
import { pinnedContent } from './sentences/content.ts';
import { pinnedEvidence } from './sentences/evidence.ts';
import { pinnedFiles } from './sentences/files.ts';
import { pinnedFormat } from './sentences/format.ts';
import { pinnedJson } from './sentences/json.ts';
import { pinnedQuestions } from './sentences/questions.ts';
import { pinnedReleases } from './sentences/releases.ts';
import type { Pinned } from './sentences/pinned.ts';

const pinned: Pinned<Code> = {
  ...pinnedConditions,
  ...pinnedEvidence,
  ...pinnedContent,
  ...pinnedFiles,
  ...pinnedFormat,
  ...pinnedJson,
  ...pinnedQuestions,
  ...pinnedReleases,
};

describe('what an editor reads of a problem', () => {
  it.each(Object.keys(pinned) as Code[])('%s', (code) => {
    expect(say(code)).toBe(pinned[code][1]);
    // A pattern, a type's name in code, or a stack would be no plain words.
    expect(say(code)).not.toMatch(/\^\[|\\w|\]\+|\bundefined\b(?! is no value)|\bat \w+ \(|Error:/);
  });
});

function say(code: Code): string {
  // The table has each code's data beside it.
  const toSentence: (data: never) => string = sentences[code];
  return toSentence(pinned[code][0] as never);
}
