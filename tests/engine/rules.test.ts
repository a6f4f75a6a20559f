import { beforeAll, describe, expect, it } from 'vitest';
import { prepareSave } from '../../src/engine/save.ts';
import type { RecordContent } from '../../src/engine/content.ts';
import type { StoredAnswers } from '../../src/engine/stored.ts';
import type { Answers } from '../../src/engine/answers.ts';
import type { CompiledQuestionnaire } from '../../src/engine/questionnaire.ts';
import { countAnswered, countAsked, isComplete } from '../../src/engine/completion.ts';
import { resultSections } from '../../src/engine/results.ts';
import { readClaim, rewardKey } from '../../src/engine/rewards.ts';
import { canSignal, countStands } from '../../src/engine/signals.ts';
import { findAsked, askedQuestions } from '../../src/engine/asked-questions.ts';
import { loadFixture, loadShipped } from '../helpers/load-compiled.ts';
import { withAllSaved, withAnswers } from '../../stories/fixtures/content.ts';

let everything: CompiledQuestionnaire;
let social: CompiledQuestionnaire;
let coin: CompiledQuestionnaire;

beforeAll(async () => {
  everything = await loadFixture('everything');
  social = await loadShipped('social');
  coin = await loadShipped('coineval');
});

const section = (id: string) => everything.sections.find((one) => one.id === id)!;
const visible = (answers: Record<string, boolean | string>) =>
  askedQuestions(section('more'), findAsked(everything.questionnaire, withAnswers(answers))).map(
    ({ id }) => id,
  );

describe('askedQuestions', () => {
  it('follows conditions on conditional questions, in form order', () => {
    expect(visible({})).toEqual(['has_team', 'closing']);
    expect(visible({ has_team: true })).toEqual(['has_team', 'team_size', 'team_kind', 'closing']);
    expect(visible({ has_team: true, team_kind: 'company' })).toEqual([
      'has_team',
      'team_size',
      'team_kind',
      'company_name',
      'closing',
    ]);
    expect(visible({ has_team: false, team_kind: 'company' })).toEqual(['has_team', 'why_hidden', 'closing']);
  });

  it('leaves out retired questions', () => {
    const asked = findAsked(everything.questionnaire, withAnswers({}));
    const ids = askedQuestions(section('basics'), asked).map(({ id }) => id);
    expect(ids).not.toContain('is_old');
  });
});

function saved(compiled: CompiledQuestionnaire, fields: Record<string, unknown>, before?: StoredAnswers) {
  const save = prepareSave(compiled, undefined, fields, before && { stored: before });
  if (save.kind === 'refused') throw new Error(JSON.stringify(save.problems));
  return save.merged;
}

describe('isComplete', () => {
  it('is true for a checklist once every section is saved, with any answers', () => {
    const one = saved(everything, { is_listed: false });
    expect(isComplete(everything, one)).toBe(false);
    expect(isComplete(everything, saved(everything, { has_team: false }, one))).toBe(true);
  });

  it('is true for insights only if no answer is blank', () => {
    const ids = social.questionnaire.sections[0]!.questions.map(({ id }) => id);
    const all = Object.fromEntries(ids.map((id) => [id, 'text']));
    expect(isComplete(social, saved(social, all))).toBe(true);
    const blank = saved(social, { ...all, [ids[1]!]: '  \n ' });
    expect(isComplete(social, blank)).toBe(false);
    expect(countAnswered(social, blank)).toBe(ids.length - 1);
    expect(countAsked(social, blank)).toBe(ids.length);
  });
});

describe('readClaim', () => {
  const read = (name: string) => {
    const claim = readClaim([coin.questionnaire, social.questionnaire], name);
    return claim.kind === 'unknown' ? claim.kind : claim.sections.map(({ id }) => id);
  };

  it('returns the section of a section’s name, and all sections of a module’s name', () => {
    expect(rewardKey('coineval', 'founders')).toBe('coineval_founders');
    expect(read('coineval_founders')).toEqual(['founders']);
    expect(read('social')).toEqual(['insights']);
    expect(read('coineval')).toHaveLength(8);
  });

  it.each(['Coineval_founders', 'coineval_founders ', 'coineval_', '', 'constructor', 'coineval_nope'])(
    'returns unknown for %j',
    (name) => expect(read(name)).toBe('unknown'),
  );
});

const none = { for: 0, against: 0, cantTell: 0, open: 0, neutral: 0 };

const count = (id: string, content: RecordContent) =>
  countStands(section(id), content, findAsked(everything.questionnaire, content));

describe('countStands', () => {
  it('counts questions without an answer as open, and each question once', () => {
    expect(count('basics', withAllSaved({}))).toEqual({ ...none, open: 7 });
    const answers = {
      is_listed: true,
      has_copycats: true,
      chain: 'mainnet',
      channels: ['forum', 'chat'],
      story: 'told',
    };
    expect(count('basics', withAllSaved(answers))).toEqual({
      for: 3,
      against: 1,
      cantTell: 0,
      open: 2,
      neutral: 1,
    });
  });

  it('counts “can’t tell” separately', () => {
    const answers = { is_listed: null, has_copycats: null };
    expect(count('basics', withAllSaved(answers))).toEqual({ ...none, cantTell: 2, open: 5 });
  });

  it('counts an explicit No as the opposite of a yes, and none of these as neutral', () => {
    const answers = { is_listed: false, has_copycats: false, channels: [] };
    expect(count('basics', withAllSaved(answers))).toEqual({
      for: 1,
      against: 1,
      cantTell: 0,
      open: 4,
      neutral: 1,
    });
  });

  it('counts every question of a section never saved as open', () => {
    const unsaved = { ...withAnswers({ is_listed: true }), sections: ['more'] };
    expect(count('basics', unsaved)).toEqual({ ...none, open: 7 });
  });
});

describe('canSignal', () => {
  it('is true for a section if a question or an option has a sign', () => {
    expect(canSignal(section('basics'))).toBe(true);
    expect(canSignal(section('more'))).toBe(false);
    expect(social.questionnaire.sections.map(canSignal)).toEqual([false]);
  });
});

describe('resultSections', () => {
  const rows = (answers: Answers, sections = ['basics', 'more']) =>
    new Map(
      resultSections(everything, { ...withAnswers(answers), sections }).flatMap((part) =>
        part.rows.map((row) => [row.id, row]),
      ),
    );

  it('shows yes or no, the title of a choice, a text or a dash, and yes or no for each option', () => {
    const shown = rows({ is_listed: true, chain: 'sidechain', channels: ['letter'] });
    expect(shown.get('is_listed')).toMatchObject({ kind: 'yesno', verdict: 'yes', signal: 'positive' });
    expect(shown.get('has_copycats')).toMatchObject({ verdict: 'not-marked', signal: 'neutral' });
    expect(rows({ has_copycats: false }).get('has_copycats')).toMatchObject({
      verdict: 'no',
      signal: 'positive',
    });
    expect(shown.get('chain')).toMatchObject({ kind: 'text', text: 'A side chain' });
    expect(shown.get('story')).toMatchObject({ kind: 'text', text: '-' });
    expect(shown.get('channels')).toMatchObject({
      kind: 'options',
      options: [
        { id: 'forum', verdict: 'no' },
        { id: 'letter', verdict: 'yes' },
        { id: 'chat', verdict: 'no' },
      ],
    });
  });

  it('shows can’t tell, and that a section was never looked at', () => {
    expect(rows({ is_listed: null }).get('is_listed')).toMatchObject({ verdict: 'cant-tell' });
    const unseen = rows({ is_listed: true, story: 'told' }, ['more']);
    expect(unseen.get('is_listed')).toMatchObject({ verdict: 'not-looked-at' });
    expect(unseen.get('story')).toMatchObject({ text: '-' });
    expect(unseen.get('channels')).toMatchObject({
      options: [{ verdict: 'not-looked-at' }, { verdict: 'not-looked-at' }, { verdict: 'not-looked-at' }],
    });
  });

  it('counts signs only in a section that can have some', () => {
    const [basics, more] = resultSections(everything, withAllSaved({ is_listed: true }));
    expect(basics?.counts).toEqual({ ...none, for: 1, open: 6 });
    expect(more?.counts).toBeUndefined();
  });

  it('leaves out questions that other answers hide', () => {
    expect([...rows({ has_team: true }).keys()]).not.toContain('why_hidden');
    expect([...rows({ has_team: true }).keys()]).toContain('team_size');
  });

  it('shows a retired question or option only if it was answered', () => {
    expect(rows({}).has('is_old')).toBe(false);
    expect(rows({ is_old: true }).has('is_old')).toBe(true);
    expect(rows({ chain: 'testnet' }).get('chain')).toMatchObject({ text: 'A test network' });
  });
});
