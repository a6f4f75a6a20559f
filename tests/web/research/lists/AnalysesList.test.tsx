import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordList } from '../../../../src/contracts/record-lists.ts';
import { minute } from '../../../../src/lib/durations.ts';
import { analysisListCopy as copy } from '../../../../src/web/copy/research/analyses.ts';
import { comparisonCopy } from '../../../../src/web/copy/research/comparison.ts';
import { historyCopy as history } from '../../../../src/web/copy/research/history.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';
import { AnalysesList } from '../../../../src/web/research/lists/AnalysesList.tsx';
import { useChangedAnalyses } from '../../../../src/web/research/lists/refetch-analyses.ts';
import { publishOutcome } from '../../../../src/web/research/record/queue/publish-outcome.ts';
import { blankSection, type SectionState } from '../../../../src/web/research/form/section-state.ts';
import type { Analysis } from '../../../../src/web/research/record/load-analyses.ts';
import { openTabs } from '../../../../src/web/research/record/open-tabs.ts';
import { getRecord } from '../../../../src/web/research/record/records.ts';
import { catalog } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { History } from '../../../../src/web/research/lists/history/History.tsx';
import { QueryBoundary } from '../../../../src/web/ui/page/QueryBoundary.tsx';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { entry } from '../../../../stories/fixtures/entry.ts';
import { openStage, stageMember } from '../../../../stories/screens/open-stage.ts';
import { answer, refuse, stubServer } from '../../../helpers/stub-server.ts';

type Row = RecordList[number];

const toRow = (id: string, change: Partial<Row> = {}): Row => ({
  id,
  name: 'Tidal Forms',
  subject: null,
  title: null,
  day: null,
  saved_at: '2026-11-20T10:00:00.000Z',
  sections: ['look'],
  asked_sections: ['look', 'people', 'price'],
  archived: false,
  ...change,
});

const path = `/api/report/${entry.id}/${encodeURIComponent(stageMember.email)}/records`;

function serve(...rows: Row[]) {
  const kept = new Map(rows.map((row) => [row.id, { row, deleted: false }]));
  const stub = stubServer({
    [`GET ${path}`]: () =>
      Response.json([...kept.values()].filter(({ deleted }) => !deleted).map(({ row }) => row)),
  });
  for (const { id } of rows) {
    stub.answers[`PATCH ${path}/${id}`] = async (request) => {
      const { deleted, ...change } = (await request.json()) as Partial<Row> & { deleted?: boolean };
      const before = kept.get(id)!;
      const row = { ...before.row, ...change };
      kept.set(id, { row, deleted: deleted ?? before.deleted });
      return Response.json(row);
    };
  }
  return stub;
}

/** A save of a record that no form shows. */
const lateSave = {
  id: 'save',
  since: 0,
  stage: 'save',
  questionnaireId: entry.id,
  sectionId: 'look',
  localId: 'of no form',
  waited: false,
  attempts: 0,
  notBefore: 0,
} as const;

const lateOutcome = { kind: 'saved', recordId: 'two', sections: ['look', 'people', 'price'] } as const;

const onOpen = vi.fn<(analysis: Analysis) => void>();

function List() {
  useChangedAnalyses();
  return (
    <QueryBoundary loading={null} failed={copy.failed}>
      <AnalysesList entry={entry} isStart={false} onOpen={onOpen} />
    </QueryBoundary>
  );
}

const show = (stage = openStage()) =>
  render(
    <MemberStage stage={stage}>
      <List />
    </MemberStage>,
  );

const names = async () =>
  (await screen.findAllByRole('listitem')).map((row) =>
    within(row)
      .getByText(/^(Tidal Forms|Ape|Mine)$/)
      .textContent.trim(),
  );

/** Also one in a menu, which this DOM does not open. */
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('AnalysesList', () => {
  it('lists analyses of one subject with their times, each with its own button', async () => {
    serve(toRow('two', { saved_at: '2026-11-21T09:30:00.000Z', sections: ['look', 'price'] }), toRow('one'));
    show();
    expect(await names()).toEqual(['Tidal Forms', 'Tidal Forms']);
    const which = (time: string) => ({ name: `Resume Tidal Forms, ${time} UTC` });
    await userEvent.click(screen.getByRole('button', which('21 Nov 2026, 09:30')));
    await userEvent.click(screen.getByRole('button', which('20 Nov 2026, 10:00')));
    expect(onOpen.mock.calls).toMatchObject([[{ id: 'two' }], [{ id: 'one' }]]);
    expect(screen.getByText(/2 of 3 sections saved/)).toBeVisible();
  });

  it('renames an analysis, and shows its subject again for a blank name', async () => {
    serve(toRow('one'));
    show();
    await press(/^Rename/);
    const field = screen.getByRole('textbox', { name: copy.newName });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Mine{Enter}');
    await vi.waitFor(async () => expect(await names()).toEqual(['Mine']));
    await press(/^Rename/);
    await userEvent.clear(screen.getByRole('textbox', { name: copy.newName }));
    await press(copy.saveName);
    await vi.waitFor(async () => expect(await names()).toEqual(['Tidal Forms']));
  });

  it('drops an analysis that was deleted in another tab', async () => {
    const server = serve(toRow('two', { name: 'Ape' }), toRow('one'));
    show();
    expect(await names()).toEqual(['Ape', 'Tidal Forms']);
    server.answers[`GET ${path}`] = () => Response.json([toRow('one')]);
    const other = openTabs();
    onTestFinished(other.close);
    other.post({ kind: 'deleted', email: stageMember.email, questionnaireId: entry.id, id: 'two' });
    await vi.waitFor(async () => expect(await names()).toEqual(['Tidal Forms']));
  });

  it('adds an analysis that was saved in another tab', async () => {
    const server = serve(toRow('one'));
    show();
    expect(await names()).toEqual(['Tidal Forms']);
    server.answers[`GET ${path}`] = () => Response.json([toRow('two', { name: 'Ape' }), toRow('one')]);
    const other = openTabs();
    onTestFinished(other.close);
    other.post({ kind: 'settled', entry: lateSave, settled: lateOutcome });
    await vi.waitFor(async () => expect(await names()).toEqual(['Ape', 'Tidal Forms']));
  });

  it('adds an analysis whose save ends after the member chose another subject', async () => {
    const server = serve(toRow('one'));
    const stage = openStage();
    show(stage);
    expect(await names()).toEqual(['Tidal Forms']);
    server.answers[`GET ${path}`] = () => Response.json([toRow('two', { name: 'Ape' }), toRow('one')]);
    publishOutcome(stage.records, lateSave, lateOutcome);
    await vi.waitFor(async () => expect(await names()).toEqual(['Ape', 'Tidal Forms']));
  });

  it('reloads when its window is shown again after a minute', async () => {
    const server = serve(toRow('two', { name: 'Ape' }), toRow('one'));
    show();
    expect(await names()).toEqual(['Ape', 'Tidal Forms']);
    server.answers[`GET ${path}`] = () => Response.json([toRow('one')]);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(async () => expect(await names()).toEqual(['Tidal Forms']));
  });

  it('keeps a new name that was not saved, and saves it on a second try', async () => {
    const server = serve(toRow('one'));
    const patch = `PATCH ${path}/one`;
    const rename = server.answers[patch]!;
    show();
    await press(/^Rename/);
    const field = screen.getByRole('textbox', { name: copy.newName });
    await userEvent.clear(field);
    server.answers[patch] = refuse('BUSY');
    await userEvent.type(field, 'Mine{Enter}');
    await screen.findByText(copy.changeFailed);
    expect(field).toHaveValue('Mine');
    server.answers[patch] = rename;
    await press(copy.saveName);
    await vi.waitFor(async () => expect(await names()).toEqual(['Mine']));
  });

  it('asks before it deletes an analysis, and restores it on undo', async () => {
    serve(toRow('one'), toRow('two', { name: 'Ape' }));
    const stage = openStage({}, { [entry.id]: { id: 'two' } });
    show(stage);
    await press(/^Delete Ape/);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: copy.keep }));
    expect(await names()).toEqual(['Tidal Forms', 'Ape']);
    await press(/^Delete Ape/);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: copy.delete }),
    );
    await vi.waitFor(async () => expect(await names()).toEqual(['Tidal Forms']));
    expect(getRecord(stage.records, entry.id).id).toBeUndefined();
    await vi.waitFor(() => expect(screen.getByRole('list').closest('[tabindex]')).toHaveFocus());
    await press(copy.undo);
    await vi.waitFor(async () => expect(await names()).toEqual(['Tidal Forms', 'Ape']));
  });

  it('says before a delete how many unsaved answers are deleted too', async () => {
    serve(toRow('one'), toRow('two', { name: 'Ape' }));
    const look: SectionState = {
      ...blankSection,
      answers: { looks_good: true, colours: 'Blue' },
      save: { kind: 'dirty' },
    };
    show(openStage({}, { [entry.id]: { id: 'two', sections: { look } } }));
    await press(/^Delete Tidal/);
    expect(screen.queryByText(/unsaved/)).toBeNull();
    await press(copy.keep);
    await press(/^Delete Ape/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(copy.deleteUnsaved(2))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: copy.delete }));
    await press(copy.undo);
    expect(await screen.findByText(copy.undone('Ape'))).toBeVisible();
  });

  it('archives an analysis and takes it out again', async () => {
    serve(toRow('one'), toRow('two', { name: 'Ape' }));
    show();
    await press(/^Archive Ape/);
    await userEvent.click(await screen.findByText(copy.archived(1)));
    await press(new RegExp(`^${copy.takeOut} Ape`));
    await vi.waitFor(() => expect(screen.queryByText(copy.archived(1))).toBeNull());
  });

  it('reports a failed change', async () => {
    const stub = serve(toRow('one'));
    show();
    stub.answers[`PATCH ${path}/one`] = () => Response.error();
    await press(/^Archive/);
    expect(await screen.findByText(copy.changeFailed)).toBeVisible();
  });
});

describe('the history of an analysis', () => {
  const versions = `${path}/one/versions`;

  it('lists a version, compares it with now, and restores it', async () => {
    const shipped = catalog.find(({ id }) => id === 'coineval')!;
    const record = `/api/report/${shipped.id}/${encodeURIComponent(stageMember.email)}/records/one`;
    const sections = ['marketcap'];
    const read = { id: 'one', name: 'Tidal Forms', about: { ...about(), sections, no: [], cant_tell: [] } };
    const server = stubServer({
      [`GET ${record}`]: answer(read),
      [`GET ${record}/versions`]: answer([
        { revision: 1, saved_at: '2026-11-19T08:00:00.000Z', sections, changed: ['one'] },
      ]),
      [`GET ${record}/versions/1`]: answer({ ...read, marketcap_coingecko: true }),
      [`POST ${record}/versions/1/restore`]: answer({ id: 'one' }),
    });
    render(
      <MemberStage>
        <QueryBoundary loading={null} failed={history.failed}>
          <History entry={shipped} record={{ id: 'one', day: null }} />
        </QueryBoundary>
      </MemberStage>,
    );
    expect(await screen.findByText(new RegExp(history.changed(1)))).toBeVisible();
    await press(/^Compare with now/);
    expect(await screen.findByRole('columnheader', { name: /^Then/ })).toBeVisible();
    // The other sections have no difference.
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      comparisonCopy.forAndAgainst,
      expect.stringContaining('Cap on CoinGecko'),
    ]);
    await press(new RegExp(`^${history.restore}`));
    expect(await screen.findByText(history.restored)).toBeVisible();
    expect(server.calls).toContain(`POST ${record}/versions/1/restore`);
    expect(screen.queryByRole('columnheader', { name: /^Then/ })).toBeNull();
  });

  it('shows seconds for versions that were saved in the same minute', async () => {
    const server = serve(toRow('one'));
    const moments = ['2026-11-19T08:01:00.000Z', '2026-11-19T08:00:41.000Z', '2026-11-19T08:00:07.000Z'];
    server.answers[`GET ${versions}`] = answer(
      moments.map((saved_at, index) => ({ revision: 3 - index, saved_at, sections: [], changed: [] })),
    );
    show();
    await press(/^History/);
    const list = within(await screen.findByRole('dialog')).findAllByRole('listitem');
    expect((await list).map((row) => within(row).getByRole('time').textContent)).toEqual([
      '19 Nov 2026, 08:01 UTC',
      '19 Nov 2026, 08:00:41 UTC',
      '19 Nov 2026, 08:00:07 UTC',
    ]);
  });

  it('says when it is empty and when a restore failed', async () => {
    const server = serve(toRow('one'));
    server.answers[`GET ${versions}`] = answer([]);
    show();
    await press(/^History/);
    expect(await screen.findByText(history.none)).toBeVisible();
    await press(uiCopy.close);
    vi.setSystemTime(Date.now() + minute);
    onTestFinished(() => void vi.useRealTimers());
    server.answers[`GET ${versions}`] = answer([
      { revision: 1, saved_at: '2026-11-19T08:00:00.000Z', sections: ['look'], changed: [] },
    ]);
    server.answers[`POST ${versions}/1/restore`] = refuse('BUSY');
    await press(/^History/);
    await press(new RegExp(`^${history.restore}`));
    expect(await screen.findByText(history.restoreFailed)).toBeVisible();
  });

  it('reloads the open analysis after a restore', async () => {
    const server = serve(toRow('one'));
    server.answers[`GET ${versions}`] = answer([
      { revision: 1, saved_at: '2026-11-19T08:00:00.000Z', sections: ['look'], changed: [] },
    ]);
    server.answers[`POST ${versions}/1/restore`] = answer({ id: 'one' });
    const stage = openStage({}, { [entry.id]: { id: 'one' } });
    show(stage);
    await press(/^History/);
    await press(new RegExp(`^${history.restore}`));
    await screen.findByText(history.restored);
    expect(getRecord(stage.records, entry.id).phase).toEqual({ kind: 'to-load' });
  });
});

function about() {
  const { id: _, name: _name, ...rest } = toRow('one');
  return rest;
}
