import { beforeEach, describe, expect, it, vi } from 'vitest';
import { everything, pact } from '../../../../stories/fixtures/questionnaires.ts';
import { toWrittenStore } from '../../../../src/web/research/form/section-form/written-store.ts';
import { getSection } from '../../../../src/web/research/record/record-state.ts';
import { changeAnswers } from '../../../../src/web/research/record/record-actions.ts';
import { openTab, type Tab } from './open-tab.ts';
import { loseResponse, serveRecords, type RecordServer } from './record-server.ts';

let server: RecordServer;
let tab: Tab;

beforeEach(async () => {
  server = serveRecords([everything, pact]);
  tab = await openTab([everything, pact]);
  await tab.login();
  tab.name('everything', 'Tidal Forms');
  tab.answer('everything', 'basics', { is_listed: true, floor_note: '1 ETH' });
  await tab.save('everything', 'basics');
});

const stored = () => server.records[0]?.stored.answers;

it('a first save whose response was lost never overwrites what another device saved since', async () => {
  server.records.splice(0);
  tab.name('everything', 'Second Forms');
  const mine = { is_listed: true, floor_note: '1 ETH' };
  tab.answer('everything', 'basics', mine);
  server.faults.push(loseResponse);
  await tab.save('everything', 'basics');
  server.save('everything', { floor_note: '2 ETH' });
  await tab.save('everything', 'basics');
  const theirs = { ...mine, floor_note: '2 ETH' };
  expect(tab.section('everything', 'basics')?.answers).toEqual(theirs);
  tab.answer('everything', 'basics', { ...theirs, is_listed: false });
  await tab.save('everything', 'basics');
  expect(stored()).toMatchObject({ is_listed: false, floor_note: '2 ETH' });
});

it('a note to an answered question is no conflict, nor another answer to a noted one', async () => {
  const records = tab.records();
  const form = toWrittenStore(everything.questionnaire.sections.find(({ id }) => id === 'basics')!, {
    getSection: (id) => getSection(tab.record('everything'), id),
    subscribe: records.store.subscribe,
    onPainted: records.onPainted,
    onChange: (id, edit) => changeAnswers(records, 'everything', id, edit),
  });
  form.setNote('is_listed', { text: 'By the exchange.' });
  form.setNote('floor_note', { text: 'Of today.' });
  form.setAnswer('floor_note', '2 ETH');
  form.setAnswer('is_listed', false);
  expect(tab.state('everything', 'basics')).toBe('dirty');
  await tab.save('everything', 'basics');
  expect(tab.state('everything', 'basics')).toBe('saved');
  expect(server.records[0]?.stored).toMatchObject({
    answers: { is_listed: false, floor_note: '2 ETH' },
    notes: { is_listed: { text: 'By the exchange.' }, floor_note: { text: 'Of today.' } },
  });
});

it('a merge of two devices that breaks a rule is refused at its question, and nothing is lost (I8)', async () => {
  server.save('pact', { mail: 'a@example.com', least: '2', most: '9' });
  const [record] = server.records.filter(({ module }) => module === 'pact');
  await tab.open('pact', record!.id);
  tab.answer('pact', 'terms', { mail: 'a@example.com', least: 5, most: 9 });
  server.save('pact', { most: '3' }, record!.id);
  await tab.save('pact', 'terms');
  const [rule] = pact.questionnaire.sections[0]!.rules!;
  expect(tab.section('pact', 'terms')).toMatchObject({
    answers: { least: 5, most: 3 },
    save: { kind: 'failed', problems: [{ question: 'most', message: rule!.words }] },
  });
  const kept = () => server.records.find(({ id }) => id === record!.id)?.stored.answers;
  expect(kept()).toMatchObject({ least: 2, most: 3 });
  tab.answer('pact', 'terms', { mail: 'a@example.com', least: 3, most: 3 });
  await tab.save('pact', 'terms');
  expect(tab.state('pact', 'terms')).toBe('saved');
  expect(kept()).toMatchObject({ least: 3, most: 3 });
});

describe('a save over a newer revision', () => {
  it('becomes a conflict with both versions if both changed the same question', async () => {
    server.save('everything', { floor_note: '2 ETH' });
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '3 ETH' });
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'basics')).toMatchObject({
      answers: { floor_note: '3 ETH' },
      save: { kind: 'conflict', questions: ['floor_note'], theirs: { answers: { floor_note: '2 ETH' } } },
    });
    expect(stored()).toMatchObject({ floor_note: '2 ETH' });
  });

  it('stores the answers that the member chose', async () => {
    server.save('everything', { floor_note: '2 ETH', story: 'Theirs.' });
    tab.answer('everything', 'basics', { is_listed: false, floor_note: '3 ETH' });
    await tab.save('everything', 'basics');
    await tab.choose('everything', 'basics', { is_listed: false, floor_note: '3 ETH', story: 'Theirs.' });
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(stored()).toMatchObject({ is_listed: false, floor_note: '3 ETH', story: 'Theirs.' });
    expect(tab.queued().entries).toEqual([]);
  });

  it('keeps what only the other device answered and noted when the member chooses', async () => {
    server.save('everything', { floor_note: '2 ETH', story: 'Theirs.', 'story--note': 'Their note.' });
    const mine = { is_listed: true, floor_note: '3 ETH' };
    tab.answer('everything', 'basics', mine);
    await tab.save('everything', 'basics');
    await tab.choose('everything', 'basics', mine);
    expect(tab.section('everything', 'basics')).toMatchObject({
      answers: { floor_note: '3 ETH', story: 'Theirs.' },
      save: { kind: 'saved' },
    });
    expect(server.records[0]?.stored).toMatchObject({
      answers: { floor_note: '3 ETH', story: 'Theirs.' },
      notes: { story: { text: 'Their note.' } },
    });
  });

  it.each([
    ['an answer of mine over one taken back elsewhere', '3 ETH', ''],
    ['an answer taken back here over one given elsewhere', undefined, '2 ETH'],
  ])('stores the choice of %s', async (_, floor_note, theirs) => {
    server.save('everything', { floor_note: theirs, story: 'Theirs.' });
    const mine = { is_listed: true, ...(floor_note !== undefined && { floor_note }) };
    tab.answer('everything', 'basics', mine);
    await tab.save('everything', 'basics');
    expect(tab.state('everything', 'basics')).toBe('conflict');
    await tab.choose('everything', 'basics', mine);
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(stored()).toEqual({ ...mine, story: 'Theirs.' });
  });

  it('keeps an earlier choice and what only the other device answered through another conflict', async () => {
    server.save('everything', { floor_note: '2 ETH', story: 'Theirs.' });
    const mine = { is_listed: true, floor_note: '3 ETH', chain: 'mainnet' };
    tab.answer('everything', 'basics', mine);
    await tab.save('everything', 'basics');
    server.save('everything', { floor_note: '2 ETH', story: 'Theirs.', chain: 'sidechain' });
    await tab.choose('everything', 'basics', mine);
    expect(tab.section('everything', 'basics')?.save).toMatchObject({ questions: ['chain'] });
    await tab.choose('everything', 'basics', mine);
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(stored()).toEqual({ ...mine, story: 'Theirs.' });
  });

  it('becomes a conflict if both changed the note of a question', async () => {
    server.save('everything', { floor_note: '1 ETH', 'floor_note--note': 'Theirs.' });
    const mine = { floor_note: { text: 'Mine.' } };
    tab.answer('everything', 'basics', { floor_note: '1 ETH' }, mine);
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'basics')).toMatchObject({
      save: {
        kind: 'conflict',
        questions: ['floor_note'],
        theirs: { notes: { floor_note: { text: 'Theirs.' } } },
      },
    });
    await tab.choose('everything', 'basics', { floor_note: '1 ETH' }, mine);
    expect(server.records[0]?.stored.notes).toEqual(mine);
  });

  it('becomes a conflict again if yet another save comes before the choice', async () => {
    server.save('everything', { floor_note: '2 ETH' });
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '3 ETH' });
    await tab.save('everything', 'basics');
    server.save('everything', { floor_note: '4 ETH' });
    await tab.choose('everything', 'basics', { is_listed: true, floor_note: '3 ETH' });
    expect(tab.section('everything', 'basics')?.save).toMatchObject({
      theirs: { answers: { floor_note: '4 ETH' } },
    });
  });

  it('keeps both if they changed different sections', async () => {
    server.save('everything', { closing: 'Theirs.' });
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '3 ETH' });
    await tab.save('everything', 'basics');
    expect(tab.state('everything', 'basics')).toBe('saved');
    expect(stored()).toMatchObject({ closing: 'Theirs.', floor_note: '3 ETH' });
  });

  it('merges different questions and notes of one section, and shows the merged section', async () => {
    server.save('everything', {
      is_listed: true,
      floor_note: '1 ETH',
      story: 'Theirs.',
      'floor_note--note': 'A note of theirs.',
    });
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '3 ETH' });
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'basics')).toMatchObject({
      answers: { is_listed: true, floor_note: '3 ETH', story: 'Theirs.' },
      notes: { floor_note: { text: 'A note of theirs.' } },
      save: { kind: 'saved' },
    });
    expect(server.records[0]?.stored).toMatchObject({
      answers: { floor_note: '3 ETH', story: 'Theirs.' },
      notes: { floor_note: { text: 'A note of theirs.' } },
    });
  });

  it('leaves taken back what was taken back during a save that merged', async () => {
    tab.answer(
      'everything',
      'basics',
      { is_listed: true, floor_note: '1 ETH' },
      { is_listed: { text: 'Mine.' } },
    );
    await tab.save('everything', 'basics');
    server.save('everything', { is_listed: true, floor_note: '1 ETH', story: 'Theirs.' });
    tab.answer(
      'everything',
      'basics',
      { is_listed: false, floor_note: '1 ETH' },
      { is_listed: { text: 'Mine.' } },
    );
    const saving = tab.save('everything', 'basics');
    tab.answer('everything', 'basics', { is_listed: false }, {});
    await saving;
    expect(tab.section('everything', 'basics')).toMatchObject({
      answers: { is_listed: false, story: 'Theirs.' },
      notes: {},
      save: { kind: 'dirty' },
    });
    expect(tab.section('everything', 'basics')?.answers).not.toHaveProperty('floor_note');
    await tab.save('everything', 'basics');
    expect(stored()).toEqual({ is_listed: false, story: 'Theirs.' });
  });

  it('becomes a conflict also if another question is answered during the save', async () => {
    const mine = { is_listed: true, floor_note: '2 ETH' };
    tab.answer('everything', 'basics', mine);
    server.save('everything', { is_listed: true, floor_note: '3 ETH' });
    const saving = tab.save('everything', 'basics');
    tab.answer('everything', 'basics', { ...mine, story: 'A tale.' });
    await saving;
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'basics')).toMatchObject({
      answers: { ...mine, story: 'A tale.' },
      save: { kind: 'conflict', questions: ['floor_note'] },
    });
  });

  it.each([
    ['is taken back', false],
    ['is taken back and saved again', true],
  ])('becomes a conflict when an answer whose save was not confirmed %s', async (_, isSavedAgain) => {
    const mine = { is_listed: true, floor_note: '1 ETH' };
    tab.answer('everything', 'basics', { ...mine, story: 'A tale.' });
    server.faults.push(loseResponse);
    await tab.save('everything', 'basics');
    expect(stored()).toMatchObject({ story: 'A tale.' });
    server.save('everything', { story: 'Another tale.' });
    tab.answer('everything', 'basics', mine);
    if (!isSavedAgain) {
      tab.tryNow();
      await vi.waitUntil(() => tab.queued().entries.length === 0);
    }
    await tab.save('everything', 'basics');
    expect(tab.state('everything', 'basics')).toBe('conflict');
    expect(stored()).toMatchObject({ story: 'Another tale.' });
  });

  it('becomes a conflict when the question is answered here during a save that merges it', async () => {
    server.save('everything', { story: 'Theirs.' });
    tab.answer('everything', 'basics', { is_listed: false, floor_note: '1 ETH' });
    const saving = tab.save('everything', 'basics');
    tab.answer('everything', 'basics', { is_listed: false, floor_note: '1 ETH', story: 'Mine.' });
    await saving;
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'basics')).toMatchObject({
      answers: { story: 'Mine.' },
      save: { kind: 'conflict', questions: ['story'], theirs: { answers: { story: 'Theirs.' } } },
    });
    expect(stored()).toMatchObject({ story: 'Theirs.' });
  });

  it('is shown once a save of another section has loaded it, and may then be changed', async () => {
    server.save('everything', { closing: 'Theirs.' });
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '3 ETH' });
    await tab.save('everything', 'basics');
    expect(tab.section('everything', 'more')?.answers).toEqual({ closing: 'Theirs.' });
    tab.answer('everything', 'more', { closing: 'Mine.' });
    await tab.save('everything', 'more');
    expect(stored()).toMatchObject({ closing: 'Mine.' });
  });

  it.each([
    ['text', 'closing', 'Theirs.', 'Mine.'],
    ['choice', 'has_team', true, false],
  ])('becomes a conflict if a %s was given before the form showed it', async (_, question, theirs, mine) => {
    server.save('everything', { [question]: theirs });
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '3 ETH' });
    await tab.save('everything', 'basics');
    changeAnswers(tab.records(), 'everything', 'more', {
      before: { answers: {}, notes: {} },
      written: { answers: { [question]: mine }, notes: {} },
    });
    await tab.save('everything', 'more');
    expect(tab.section('everything', 'more')?.save).toMatchObject({
      kind: 'conflict',
      questions: [question],
    });
    expect(stored()).toMatchObject({ [question]: theirs });
  });

  it('is still a conflict after a reload', async () => {
    server.save('everything', { floor_note: '2 ETH', story: 'Theirs.' });
    tab.answer('everything', 'basics', { is_listed: true, floor_note: '3 ETH' });
    await tab.save('everything', 'basics');
    tab.leave();
    const again = await openTab([everything]);
    expect(again.section('everything', 'basics')?.save).toMatchObject({
      kind: 'conflict',
      theirs: { answers: { floor_note: '2 ETH' } },
    });
    await again.choose('everything', 'basics', { is_listed: true, floor_note: '3 ETH' });
    expect(stored()).toMatchObject({ floor_note: '3 ETH', story: 'Theirs.' });
  });

  it('is loaded by a reload after the browser lost what it had stored', async () => {
    tab.stop();
    localStorage.clear();
    server.save('everything', { floor_note: '2 ETH' });
    const again = await openTab([everything]);
    await again.prepare('everything');
    expect(again.section('everything', 'basics')?.answers).toMatchObject({ floor_note: '2 ETH' });
  });
});
