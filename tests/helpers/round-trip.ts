import { expect } from 'vitest';
import { prepareSave } from '../../src/engine/save.ts';
import type { Content } from '../../src/engine/content.ts';
import { readStoredJson, toStoredJson, type StoredAnswers } from '../../src/engine/stored.ts';
import { readRecord, toReadFields, currentContent } from '../../src/engine/read.ts';
import { toWire } from '../../src/engine/send.ts';
import type { Answers } from '../../src/engine/answers.ts';
import type { CompiledQuestionnaire, Questionnaire } from '../../src/engine/questionnaire.ts';
import type { RecordAbout } from '../../src/contracts/record.ts';
import { listAskedSections } from '../../src/engine/completion.ts';
import { toAboutEvidence } from '../../src/engine/kept-evidence.ts';
import { listMarks } from '../../src/engine/answers/marks.ts';
import { findAsked } from '../../src/engine/asked-questions.ts';
import { meaning } from './arbitrary-answers.ts';
import { withAnswers } from '../../stories/fixtures/content.ts';

export function saveAll(
  compiled: CompiledQuestionnaire,
  answers: Answers | Content,
  before?: StoredAnswers,
): StoredAnswers {
  const { questionnaire, sections } = compiled;
  const content = toContent(answers);
  return sections.reduce<StoredAnswers | undefined>((stored, section) => {
    const fields = toWire(questionnaire, section, content);
    // A section without asked questions is not saved.
    if (Object.keys(fields).length === 0) return stored;
    const isSent = (id: string) => Object.hasOwn(fields, id);
    const all = listMarks(questionnaire, content.answers);
    const marks = { no: all.no.filter(isSent), cant_tell: all.cant_tell.filter(isSent) };
    const save = prepareSave(compiled, questionnaire.version, JSON.parse(JSON.stringify(fields)), {
      marks,
      ...(stored && { stored }),
    });
    if (save.kind === 'refused') throw new Error(JSON.stringify(save.problems));
    return save.merged;
  }, before)!;
}

export function readBack({ questionnaire }: CompiledQuestionnaire, stored: StoredAnswers): Content {
  const fields = toReadFields(questionnaire, readStoredJson(toJson(toStoredJson(stored)))!, undefined);
  return readRecord(questionnaire, { id: 'r', name: null, about: toAbout(questionnaire, stored), ...fields });
}

function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function toContent(answers: Answers | Content): Content {
  return isContent(answers) ? answers : withAnswers(answers);
}

function isContent(value: Answers | Content): value is Content {
  return 'conditionFacts' in value;
}

/** Expects that the answers to asked questions are read back unchanged; the rest is not saved. */
export function expectRoundTrip(compiled: CompiledQuestionnaire, answers: Answers): void {
  const back = readBack(compiled, saveAll(compiled, answers)).answers;
  const asked = findAsked(compiled.questionnaire, withAnswers(answers));
  const saved = Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
  expect(meaning(back)).toEqual(meaning(saved));
}

export function toAbout(questionnaire: Questionnaire, stored: StoredAnswers): RecordAbout {
  const content = currentContent(questionnaire, stored);
  return {
    subject: null,
    title: null,
    day: null,
    saved_at: '2026-11-21T10:00:00.000Z',
    sections: [...content.sections],
    asked_sections: listAskedSections(questionnaire, content),
    archived: false,
    ...listMarks(questionnaire, content.answers),
    ...(content.unseen && { new_questions: [...content.unseen] }),
    ...toAboutEvidence(content.evidence),
  };
}
