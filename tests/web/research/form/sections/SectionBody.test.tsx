import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { everything, launch, talk } from '../../../../../stories/fixtures/questionnaires.ts';
import { MemberStage } from '../../../../../stories/screens/MemberStage.tsx';
import type { CompiledQuestionnaire } from '../../../../../src/engine/questionnaire.ts';
import { RecordedSections } from '../../../../../src/web/research/page/RecordedSections.tsx';
import { questionnaireCopy as copy } from '../../../../../src/web/copy/research/questionnaire.ts';
import { getRecord } from '../../../../../src/web/research/record/records.ts';
import { adoptSectionFacts } from '../../../../../src/web/research/record/record-actions.ts';
import { newTabStorage, openTab, type Tab } from '../../record/open-tab.ts';
import { serveRecords, type RecordServer } from '../../record/record-server.ts';

const all = [everything, talk, launch];

let server: RecordServer;
let tab: Tab;

beforeEach(async () => {
  server = serveRecords(all);
  tab = await openTab(all);
  await tab.login();
});

function show(compiled: CompiledQuestionnaire, label: string = copy.save) {
  const records = tab.records();
  render(
    <MemberStage stage={{ session: records.session, records, close: () => undefined }}>
      <RecordedSections compiled={compiled} />
    </MemberStage>,
  );
  const user = userEvent.setup();
  return {
    user,
    open: async (title: string) =>
      user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) })),
    save: async () => {
      // Of the open sections' buttons, the last section's.
      const find = () => screen.getAllByRole('button', { name: label }).at(-1)!;
      await waitFor(() => expect(find()).toBeEnabled());
      await user.click(find());
    },
  };
}

/** Holds the next save until it is released. */
function holdSave(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.faults.push(async (_, next) => {
    await promise;
    return next();
  });
  return resolve;
}

const answersOf = () => server.records[0]?.stored.answers;

describe('an answer that is changed while its section is saved', () => {
  it.each(['first', 'second'])(
    'is not shown as saved, and is sent by the next save: %s save',
    async (which) => {
      tab.name('everything', 'Tidal Forms');
      const { user, open, save } = show(everything);
      await open('More');
      const yes = () => screen.getByRole('checkbox', { name: 'Yes, Is the team known?' });
      await user.click(yes());
      if (which === 'second') {
        await save();
        await screen.findByRole('button', { name: /^More .*Saved$/, expanded: false });
        await open('More');
        await user.type(screen.getByRole('textbox', { name: 'Anything else?' }), 'Fine.');
      }
      const release = holdSave();
      await save();
      await user.click(screen.getByRole('button', { name: 'No, Is the team known?' }));
      expect(tab.state('everything', 'more')).toBe('saving');
      release();
      await waitFor(() => expect(tab.state('everything', 'more')).toBe('dirty'));
      expect(answersOf()).toMatchObject({ has_team: true });
      expect(await screen.findByRole('button', { name: /^More .*Not saved$/ })).toBeVisible();
      await save();
      await waitFor(() => expect(tab.state('everything', 'more')).toBe('saved'));
      expect(answersOf()).toMatchObject({ has_team: false });
    },
  );

  it('is not shown as saved in a journal', async () => {
    const { user, save } = show(talk, copy.saveInsights);
    const field = () => screen.getAllByRole('textbox')[0]!;
    await user.type(field(), 'Fees');
    const release = holdSave();
    await save();
    await user.type(field(), '!');
    release();
    await waitFor(() => expect(tab.state('talk', 'insights')).toBe('dirty'));
    expect(answersOf()).toEqual({ subject_of_talk: 'Fees' });
    await save();
    await waitFor(() => expect(answersOf()).toEqual({ subject_of_talk: 'Fees!' }));
    expect(tab.state('talk', 'insights')).toBe('saved');
  });
});

describe('answers of another tab', () => {
  it('appear in their fields, and leave the field that the member writes in, with its caret (I4)', async () => {
    tab.name('everything', 'Tidal Forms');
    tab.answer('everything', 'more', { closing: 'One tale' });
    await tab.records().documents.flush();
    const { open } = show(everything);
    await open('More');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Anything else?' });
    field.focus();
    field.setSelectionRange(3, 3);
    const other = await openTab(all, { storage: newTabStorage() });
    await other.restore();
    other.answer('everything', 'more', { closing: 'One tale', has_team: true });
    const box = screen.getByRole('checkbox', { name: 'Yes, Is the team known?' });
    await waitFor(() => expect(box).toBeChecked());
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
    await userEvent.keyboard(' tall');
    expect(field).toHaveValue('One tall tale');
    const both = { closing: 'One tall tale', has_team: true };
    for (const one of [tab, other])
      await waitFor(() =>
        expect(one.section('everything', 'more')).toMatchObject({ answers: both, save: { kind: 'dirty' } }),
      );
  });
});

it('an edit of a saved section leaves it complete, with the facts that it was answered with', async () => {
  tab.name('launch', 'Greenleaf');
  const [section] = launch.sections;
  const { user, open, save } = show(launch);
  await open(section!.title);
  const box = screen.getAllByRole('checkbox')[0]!;
  await user.click(box);
  const conditionFacts = { [section!.id]: { market_cap: '5' } };
  adoptSectionFacts(tab.records(), 'launch', section!.id, { market_cap: '5' });
  await save();
  await waitFor(() => expect(tab.state('launch', section!.id)).toBe('saved'));
  await user.click(screen.getAllByRole('button', { name: /^No, / })[0]!);
  expect(getRecord(tab.records(), 'launch').sections[section!.id]).toMatchObject({
    complete: true,
    conditionFacts,
    save: { kind: 'dirty' },
  });
});

it('a refused answer is explained by one alert', async () => {
  tab.name('everything', 'Tidal Forms');
  const { user, open, save } = show(everything);
  await open('More');
  await user.click(screen.getByRole('checkbox', { name: 'Yes, Is the team known?' }));
  const fields = [{ path: 'has_team', message: 'No' }];
  server.faults.push(() =>
    Response.json(
      { error: { code: 'INVALID_FIELD', message: 'No', request_id: '1', fields } },
      { status: 422 },
    ),
  );
  await save();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(copy.refused('Is the team known?', 'No'));
  expect(screen.getAllByRole('alert')).toEqual([alert]);
});
