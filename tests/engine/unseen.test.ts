import { describe, expect, it } from 'vitest';
import { toReleasedFile } from '../../scripts/questionnaires/released-file.ts';
import { prepareSave } from '../../src/engine/save.ts';
import type { StoredAnswers } from '../../src/engine/stored.ts';
import type { CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import type { QuestionnaireSource, SectionSource } from '../../src/engine/compile/source.ts';
import { isComplete, listAskedSections } from '../../src/engine/completion.ts';
import { compareAnalyses } from '../../src/engine/comparison.ts';
import { resultSections } from '../../src/engine/results.ts';
import { countStands } from '../../src/engine/signals.ts';
import { currentContent, readContent, toAbout, toReadFields } from '../../src/engine/read.ts';
import { findAsked } from '../../src/engine/asked-questions.ts';
import { compileSource } from '../helpers/compile-source.ts';

type Sections = Readonly<Record<string, SectionSource>>;

const yes = (title: string) => ({ type: 'boolean', title, 'x-signal': 'negative' }) as const;
const section = (
  properties: SectionSource['properties'],
  more: Partial<SectionSource> = {},
): SectionSource => ({ type: 'object', title: 'Section', properties, ...more });

const first: Sections = {
  team: section({ anonymous: yes('Anonymous?'), copied: yes('Copied?') }),
  trade: section({ thin: yes('Thin?') }, { 'x-asked-if': { question: 'copied', const: true } }),
};

function evolve(next: Sections, kind: 'checklist' | 'insights' = 'checklist', before: Sections = first) {
  const make = (version: number, properties: Sections): QuestionnaireSource => ({
    id: 'coins',
    schema: {
      title: 'Coins',
      'x-questionnaire': { kind, version, page: '/news', order: 1, reward: 5 },
      properties,
    },
    ui: {},
    released: { versions: {} },
  });
  const old = make(1, before);
  const now = { ...make(2, next), released: toReleasedFile(old) };
  return { old: compileSource(old), now: compileSource(now) };
}

function save(
  compiled: CompiledQuestionnaire,
  fields: Readonly<Record<string, unknown>>,
  before?: StoredAnswers,
  version?: number,
): StoredAnswers {
  const no = Object.keys(fields).filter((id) => fields[id] === false);
  const ready = prepareSave(compiled, version, fields, { marks: { no }, ...(before && { stored: before }) });
  if (ready.kind === 'refused') throw new Error(JSON.stringify(ready.problems));
  return ready.merged;
}

function look(compiled: CompiledQuestionnaire, stored: StoredAnswers) {
  const content = currentContent(compiled.questionnaire, stored);
  return {
    complete: isComplete(compiled, content),
    needed: listAskedSections(compiled.questionnaire, content),
    unseen: content.unseen,
    verdicts: resultSections(compiled, content).flatMap(({ rows }) =>
      rows.map((row) => `${row.id} ${row.kind === 'yesno' ? row.verdict : row.kind}`),
    ),
  };
}

const all = { anonymous: true, copied: false };

describe('a record of an earlier version', () => {
  it('does not call a question new that a calculated value asked for', () => {
    const costs = {
      one: { type: 'string', title: 'One', oneOf: [{ const: 'high', title: 'High', 'x-value': 9 }] },
      total: { type: 'number', title: 'Total', readOnly: true, 'x-calculated': { sum: ['one', 1] } },
      why: { type: 'string', title: 'Why?', 'x-asked-if': { question: 'total', minimum: 5 } },
    } as const;
    const { old, now } = evolve(
      { costs: section({ ...costs, more: { type: 'string', title: 'More?' } }) },
      'insights',
      { costs: section(costs) },
    );
    const stored = save(old, { one: 'high', why: '' });
    expect(look(old, stored).complete).toBe(false);
    expect(look(now, stored)).toMatchObject({ complete: false, unseen: ['more'] });
  });

  it('stays complete if a question is added, which counts as not looked at until it is answered', () => {
    const { old, now } = evolve({
      ...first,
      team: section({ ...first['team']!.properties, doubtful: yes('Doubtful?') }),
    });
    const stored = save(old, all);
    expect(look(now, stored)).toEqual({
      complete: true,
      needed: ['team'],
      unseen: ['doubtful'],
      verdicts: ['anonymous yes', 'copied no', 'doubtful not-looked-at'],
    });
    const content = currentContent(now.questionnaire, stored);
    const asked = findAsked(now.questionnaire, content);
    expect(countStands(now.sections[0]!, content, asked)).toMatchObject({ for: 1, against: 1, open: 1 });
    const later = save(now, { ...all, doubtful: false }, stored);
    expect(look(now, later)).toMatchObject({
      unseen: [],
      verdicts: ['anonymous yes', 'copied no', 'doubtful no'],
    });
    // A save of an older tab does not know the question, and removes no answer to it.
    expect(look(now, save(now, all, later, 1))).toMatchObject({ unseen: [] });
  });

  it('stays complete or incomplete, as it was, if a section is added', () => {
    const { old, now } = evolve({ ...first, audits: section({ audited: yes('Audited?') }) });
    expect(look(now, save(old, all))).toMatchObject({
      complete: true,
      needed: ['team'],
      unseen: ['audited'],
    });
    const half = save(old, { ...all, copied: true });
    expect(look(now, half)).toMatchObject({ complete: false, needed: ['team', 'trade'] });
    expect(look(now, save(now, { thin: true }, half))).toMatchObject({ complete: true, unseen: ['audited'] });
    expect(look(now, save(now, all))).toMatchObject({ complete: false, needed: ['team', 'audits'] });
  });

  it('stays complete if a section loses the condition that hid it', () => {
    const { old, now } = evolve({ ...first, trade: section({ thin: yes('Thin?') }) });
    expect(look(now, save(old, all))).toMatchObject({ complete: true, unseen: ['thin'] });
    expect(look(now, save(old, { ...all, copied: true }))).toMatchObject({ complete: false, unseen: [] });
  });

  it('keeps its answers and completion if questions move to a new section or are renamed', () => {
    const { old, now } = evolve({
      people: section({ anonymous: yes('Anonymous?') }, { 'x-former-ids': ['team'] }),
      code: section({ taken: { ...yes('Copied?'), 'x-former-ids': ['copied'] } }),
      trade: section({ thin: yes('Thin?') }, { 'x-asked-if': { question: 'taken', const: true } }),
    });
    expect(look(now, save(old, all))).toEqual({
      complete: true,
      needed: ['people', 'code'],
      unseen: [],
      verdicts: ['anonymous yes', 'taken no'],
    });
  });

  it('stays complete in insights if every question of that version is answered', () => {
    const text = (title: string) => ({ type: 'string', title }) as const;
    const before = { notes: section({ mood: text('Mood?') }) };
    const next = { notes: section({ mood: text('Mood?'), talk: text('Talk?') }) };
    const { old, now } = evolve(next, 'insights', before);
    const stored = save(old, { mood: 'Calm' });
    expect(look(now, stored)).toMatchObject({ complete: true, unseen: ['talk'] });
    expect(look(now, save(now, { mood: '', talk: '' }, stored))).toMatchObject({ complete: false });
  });

  it('reads a step of a scale by the version in which it was given, here and in a browser', () => {
    const trust = (maximum: number): Sections => ({
      team: section({
        trust: {
          type: 'integer',
          title: 'How far do you trust it?',
          minimum: 1,
          maximum,
          'x-scale': { low: 'Not at all', high: 'Completely' },
        },
      }),
    });
    const { old, now } = evolve(trust(3), 'checklist', trust(5));
    const before = save(old, { trust: '3' });
    const after = save(now, { trust: '3' }, before);
    const read = (stored: StoredAnswers) => {
      const { questionnaire } = now;
      const content = currentContent(questionnaire, stored);
      const record = {
        subject: null,
        title: null,
        day: null,
        saved_at: '2026-11-01T00:00:00.000Z',
        archived: false,
      };
      const sections = { sections: [...content.sections], asked_sections: [...content.sections] };
      const about = { ...record, ...sections, ...toAbout(questionnaire, content) };
      const sent = readContent(questionnaire, {
        id: '1',
        name: null,
        about,
        ...toReadFields(questionnaire, stored, undefined),
      });
      return [content, sent].map((one) => [
        resultSections(now, one)[0]!.rows[0],
        compareAnalyses(now, [one])[0]!.questions[0]!.answers[0],
      ]);
    };
    for (const [result, compared] of read(before)) {
      expect(result).toMatchObject({ text: '3 of 5' });
      expect(compared).toMatchObject({ text: '3 of 5' });
    }
    for (const [result] of read(after)) expect(result).toMatchObject({ text: '3 of 3: Completely' });
  });
});
