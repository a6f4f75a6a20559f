import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import type { Subject } from '../../../../src/contracts/subject.ts';
import { analysisListCopy } from '../../../../src/web/copy/research/analyses.ts';
import { evaluationCopy as copy } from '../../../../src/web/copy/research/evaluation.ts';
import { questionnaireCopy } from '../../../../src/web/copy/research/questionnaire.ts';
import { useEvaluationDesk } from '../../../../src/web/research/lists/use-evaluation-desk.tsx';
import { useChangedAnalyses } from '../../../../src/web/research/lists/refetch-analyses.ts';
import { useResume } from '../../../../src/web/research/lists/use-resume.tsx';
import { catalog } from '../../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { changeAnswers, setSubject, startNew } from '../../../../src/web/research/record/record-actions.ts';
import { publishOutcome } from '../../../../src/web/research/record/queue/publish-outcome.ts';
import { confirm } from '../../../../src/web/research/record/local/server-changes.ts';
import { getRecord } from '../../../../src/web/research/record/records.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openStage, type Stage } from '../../../../stories/screens/open-stage.ts';
import { bitcoin, ethereum, serveStageRecords } from '../../../../stories/screens/results/records.ts';
import { stubApi, type ApiAnswers } from '../../../../stories/screens/stub-api.ts';
import { blankContent, toWritten } from '../../../../src/engine/content.ts';

const entry = catalog.find(({ id }) => id === 'coineval')!;
const section = entry.sections[0]!.id;
const question = 'marketcap_coingecko';

/** Shows only the address and the analyses of the page, and takes up its subject; `found` is the result of its search. */
function Page({ found }: { readonly found: Subject | undefined }) {
  const { frame, searched, opening, searchVersion, analyses, open } = useEvaluationDesk(entry);
  useChangedAnalyses();
  const resume = useResume({
    entry,
    analyses,
    subject: found,
    searchKey: String(searchVersion),
    onResume: open,
  });
  const { search } = useLocation();
  useEffect(() => {
    if (searched?.subject) setSubject(stage.records, entry, searched.subject);
  }, [searched]);
  const navigate = useNavigate();
  return (
    <>
      {frame.more}
      {frame.above}
      <button onClick={() => frame.onChoose('new')}>new</button>
      <button onClick={() => frame.onChoose('prev')}>prev</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate('?analysis=ethereum')}>ethereum</button>
      <button onClick={() => void navigate('?new')}>new address</button>
      <button onClick={() => void navigate('?analysis=bitcoin')}>bitcoin</button>
      <button onClick={() => void navigate('?analysis=nothing')}>nothing</button>
      <p data-testid="state">
        {opening ? 'opening' : [frame.mode ?? 'no mode', searched?.name ?? 'nobody', search || '-'].join(' ')}
      </p>
      <p>{frame.error}</p>
      <p>{frame.nothingSaved && copy.nothingSaved}</p>
      {found && (resume ?? <p>The questions</p>)}
    </>
  );
}

let stage: Stage;

interface Shown {
  readonly found?: Subject;
  readonly answers?: ApiAnswers;
  readonly path?: string;
  /** Has unsaved answers before the page is shown. */
  readonly unsaved?: Subject;
}

function show({ found, answers, path, unsaved }: Shown = {}) {
  onTestFinished(stubApi(answers ?? serveStageRecords({ coineval: [bitcoin, ethereum] })));
  stage = openStage();
  if (unsaved) tick(unsaved);
  return render(
    <MemberStage stage={stage} path={path}>
      <Page found={found} />
    </MemberStage>,
  );
}

/** Holds back the response about an analysis until it is released. */
function holdBack(id: string): () => Promise<void> {
  const held = Promise.withResolvers<void>();
  const through = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith(`/records/${id}`)) await held.promise;
    return through(request);
  };
  return () =>
    act(async () => {
      held.resolve();
      await pass();
    });
}

/** Waits until the responses so far are on the page. */
const pass = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const state = (words: string) => waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent(words));
const record = () => getRecord(stage.records, entry.id);

function tick(subject: Subject): void {
  act(() => {
    setSubject(stage.records, entry, subject);
    changeAnswers(stage.records, entry.id, section, {
      before: toWritten(blankContent),
      written: { answers: { [question]: true }, notes: {} },
    });
  });
}

/** The server has confirmed the first save of the section, as the record `id`. */
function settleSave(id: string): void {
  const content = record().sections[section]!;
  const confirmation = { id, etag: '"1"', sent: content, merged: content, unseen: undefined };
  act(() => {
    const localId = record().localId!;
    void stage.records.documents.change(localId, (one) => confirm(one, section, confirmation));
    const save = {
      id: 'save',
      since: 0,
      stage: 'save',
      questionnaireId: entry.id,
      sectionId: section,
      localId,
    } as const;
    publishOutcome(
      stage.records,
      { ...save, waited: false, attempts: 0, notBefore: 0 },
      { kind: 'saved', recordId: id, sections: [section] },
    );
  });
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the address of an evaluation', () => {
  it('opens the analysis that it names; back returns to the choice, without its answers', async () => {
    show();
    await press('ethereum');
    await state('opened Ethereum ?analysis=ethereum');
    expect(Object.keys(record().sections)).toHaveLength(5);
    await press('back');
    await state('no mode nobody -');
    expect(record().sections).toEqual({});
  });

  it('is cleared, with the choice, when its analysis is deleted', async () => {
    show();
    await press('ethereum');
    await state('opened Ethereum ?analysis=ethereum');
    // The list of analyses does the same, in this tab or in another.
    act(() => startNew(stage.records, entry));
    await state('no mode nobody -');
  });

  it('starts a new analysis with ?new, also in place of an open one', async () => {
    show();
    await press('ethereum');
    await state('opened Ethereum ?analysis=ethereum');
    await press('new address');
    await state('new nobody -');
    await act(pass);
    await state('new nobody -');
    expect(record().sections).toEqual({});
  });

  it('lists unsaved answers at once when the page begins with ?new', async () => {
    show({ path: '/?new', unsaved: { name: 'Bitcoin' } });
    await state('new nobody -');
    expect(await screen.findByRole('button', { name: copy.unsavedOf('Bitcoin', 1) })).toBeVisible();
  });

  it('shows an error for an unknown analysis, and the choice still works', async () => {
    show();
    await press('nothing');
    await state('no mode nobody ?analysis=nothing');
    expect(screen.getByText(messages.previousFailed)).toBeVisible();
    await press('new');
    await state('new nobody -');
    expect(screen.queryByText(messages.previousFailed)).toBeNull();
  });

  it('opens the analysis requested last, whichever response comes first', async () => {
    show();
    const release = holdBack('ethereum');
    await press('ethereum');
    await state('opening');
    await press('bitcoin');
    await state('opened Bitcoin ?analysis=bitcoin');
    await release();
    expect(record()).toMatchObject({ id: 'bitcoin', subject: { name: 'Bitcoin' } });
    await state('opened Bitcoin ?analysis=bitcoin');
  });

  it('opens nothing once the page is closed', async () => {
    const { unmount } = show();
    const release = holdBack('ethereum');
    await press('ethereum');
    await state('opening');
    unmount();
    await release();
    expect(record().id).toBeUndefined();
  });

  it('names the previous analysis, and a new one after its save, without a history entry for it', async () => {
    show();
    await press('prev');
    await state('prev Bitcoin ?analysis=bitcoin');
    await press('new');
    await state('new nobody -');
    tick({ name: 'Uniswap' });
    await waitFor(() => expect(record().localId).toBeDefined());
    // The hook has got the local id before the save returns.
    await act(pass);
    settleSave('made');
    await state('?analysis=made');
    await press('back');
    await state('?analysis=bitcoin');
  });
});

describe('all analyses', () => {
  it('are listed while nothing is chosen, and open from there (C1)', async () => {
    show();
    const region = within(await screen.findByRole('region', { name: copy.own.coin }));
    await userEvent.click(await region.findByRole('button', { name: /^Resume Ethereum/ }));
    await state('opened Ethereum ?analysis=ethereum');
    expect(screen.queryByRole('region', { name: copy.own.coin })).toBeNull();
  });

  it('are never shown with the note that nothing is saved, even if this tab has saved nothing', async () => {
    // Saved on another device, after this tab logged in.
    sessionStorage.setItem('recordedModules', '[]');
    onTestFinished(() => sessionStorage.clear());
    show();
    await screen.findByRole('button', { name: /^Open Bitcoin/ });
    expect(screen.queryByText(copy.nothingSaved)).toBeNull();
  });

  it('stay listed when the analysis that is open is deleted', async () => {
    show();
    await press('ethereum');
    await state('opened Ethereum ?analysis=ethereum');
    await press(copy.all(2));
    await screen.findByRole('region', { name: copy.allTitle });
    act(() => startNew(stage.records, entry));
    await state('no mode nobody -');
    expect(screen.getByRole('region', { name: copy.allTitle })).toBeVisible();
    expect(screen.getByRole('button', { name: copy.all(2) })).toBeVisible();
  });

  it('are counted on a button, listed behind it, and opened from there', async () => {
    show();
    await press('new');
    await press(copy.all(2));
    const region = within(await screen.findByRole('region', { name: copy.allTitle }));
    await userEvent.click(region.getByRole('button', { name: /^Resume Ethereum/ }));
    await state('opened Ethereum ?analysis=ethereum');
    expect(screen.queryByRole('region', { name: copy.allTitle })).toBeNull();
  });
});

describe('a save', () => {
  it('reloads the list of analyses once, even while it is shown', async () => {
    show({ found: { name: 'Bitcoin' } });
    await press('new');
    await press(copy.all(2));
    await screen.findByRole('region', { name: copy.allTitle });
    tick({ name: 'Uniswap' });
    await act(pass);
    const asked = vi.spyOn(globalThis, 'fetch');
    settleSave('made');
    await state('?analysis=made');
    await act(pass);
    const lists = asked.mock.calls.filter(([input, init]) =>
      new URL(new Request(input, init).url).pathname.endsWith('/records'),
    );
    expect(lists).toHaveLength(1);
  });
});

describe('unsaved answers', () => {
  it('are listed under their subject, and lead back to it', async () => {
    show();
    await press('new');
    tick({ name: 'Bitcoin' });
    act(() => setSubject(stage.records, entry, { name: 'Ethereum' }));
    expect(record().sections).toEqual({});
    await press(copy.unsavedOf('Bitcoin', 1));
    await state('opened Bitcoin -');
    expect(record().sections[section]?.answers).toEqual({ [question]: true });
    await waitFor(() => expect(screen.queryByRole('list', { name: copy.unsaved })).toBeNull());
  });

  it('are deleted only after a confirmation', async () => {
    show();
    tick({ name: 'Bitcoin' });
    await press('new');
    await press(copy.dropWhich('Bitcoin'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: copy.keep }));
    expect(screen.getByRole('button', { name: copy.unsavedOf('Bitcoin', 1) })).toBeVisible();
    await press(copy.dropWhich('Bitcoin'));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: new RegExp(`^${copy.drop}`),
      }),
    );
    await waitFor(() => expect(screen.queryByRole('list', { name: copy.unsaved })).toBeNull());
  });
});

describe('the analyses of a found subject (C6)', () => {
  const offered = async (name: string) =>
    within(await screen.findByRole('region', { name: copy.foundTitle(name) }));

  it('include an unfinished one, which is offered before the questions', async () => {
    show({ found: { name: 'ethereum' } });
    expect((await offered('ethereum')).getByText(questionnaireCopy.sectionsSaved(5, 8))).toBeVisible();
    expect(screen.queryByText('The questions')).toBeNull();
    await press(copy.resume);
    await state('opened Ethereum ?analysis=ethereum');
    expect(await screen.findByText('The questions')).toBeVisible();
  });

  it('can be skipped for a new one', async () => {
    show({ found: { name: 'Ethereum' } });
    await press(copy.startNew);
    expect(screen.getByText('The questions')).toBeVisible();
    expect(record().id).toBeUndefined();
  });

  it('include a finished one, which is offered to read or to update', async () => {
    show({ found: { name: 'bitcoin' } });
    expect((await offered('bitcoin')).getByText(analysisListCopy.finished)).toBeVisible();
    expect(screen.queryByText('The questions')).toBeNull();
    expect(screen.getByRole('link', { name: copy.open })).toHaveAttribute(
      'href',
      '/results?analysis=coineval:bitcoin',
    );
    await press(copy.update);
    await state('opened Bitcoin ?analysis=bitcoin');
    expect(await screen.findByText('The questions')).toBeVisible();
    expect(Object.keys(record().sections)).toHaveLength(8);
  });

  it('offer the newest unfinished and the newest finished one, last saved first', async () => {
    const begunAfter = { ...bitcoin, id: 'after', sections: bitcoin.sections.slice(0, 1) };
    const older = { ...bitcoin, id: 'older', savedAt: '2026-11-01T10:00:00.000Z' };
    show({
      found: { name: 'Bitcoin' },
      answers: serveStageRecords({ coineval: [begunAfter, bitcoin, older] }),
    });
    expect((await offered('Bitcoin')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      [
        expect.stringContaining(questionnaireCopy.sectionsSaved(1, 8)),
        expect.stringContaining(analysisListCopy.finished),
      ],
    );
  });

  it('do not block the questions when the list does not load', async () => {
    show({ found: { name: 'Ethereum' }, answers: {} });
    expect(await screen.findByText('The questions')).toBeVisible();
  });

  it('are not offered when this device has unsaved answers about the subject', async () => {
    show({ found: { name: 'Ethereum' } });
    tick({ name: 'Ethereum' });
    await screen.findByRole('region', { name: copy.own.coin });
    await waitFor(() => expect(screen.getByText('The questions')).toBeVisible());
  });
});
