import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { analysisListCopy, trashCopy as copy } from '../../../../src/web/copy/research/analyses.ts';
import { TrashPanel } from '../../../../src/web/research/lists/TrashPanel.tsx';
import { entry } from '../../../../stories/fixtures/entry.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { stageMember } from '../../../../stories/screens/open-stage.ts';
import { refuse, stubServer } from '../../../helpers/stub-server.ts';

const of = `/api/report/${entry.id}/${encodeURIComponent(stageMember.email)}`;

const toRow = (id: string, name: string) => ({
  id,
  name,
  title: null,
  day: null,
  saved_at: '2026-11-01T10:00:00.000Z',
  deleted_at: '2026-11-20T10:00:00.000Z',
});

function serve(...rows: ReturnType<typeof toRow>[]) {
  const kept = new Map(rows.map((row) => [row.id, row]));
  const stub = stubServer({ [`GET ${of}/deleted`]: () => Response.json([...kept.values()]) });
  for (const { id } of rows) {
    stub.answers[`PATCH ${of}/records/${id}`] = async (request) => {
      expect(await request.json()).toEqual({ deleted: false });
      const { deleted_at: _, ...row } = kept.get(id)!;
      kept.delete(id);
      const about = { subject: null, sections: [], asked_sections: [], archived: false };
      return Response.json({ ...row, ...about });
    };
    stub.answers[`DELETE ${of}/deleted/${id}`] = () => {
      kept.delete(id);
      return new Response(null, { status: 204 });
    };
  }
  return stub;
}

const show = () =>
  render(
    <MemberStage>
      <TrashPanel entries={[entry]} />
    </MemberStage>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('TrashPanel', () => {
  it('restores an analysis, and deletes another for good after a confirmation', async () => {
    serve(toRow('one', 'Tidal Forms'), toRow('two', 'Paper Garden'));
    show();
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Tidal Forms.*20 Nov 2026.*20 Dec 2026/);
    await press(`${copy.restore} Tidal Forms`);
    await screen.findByText(copy.restored('Tidal Forms'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await press(`${copy.purge} Paper Garden`);
    const dialog = within(await screen.findByRole('dialog', { name: copy.purgeTitle('Paper Garden') }));
    await userEvent.click(dialog.getByRole('button', { name: copy.purge }));
    await screen.findByText(copy.purged('Paper Garden'));
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  });

  it('says why a journal entry cannot come back beside another of its day', async () => {
    const stub = serve(toRow('one', 'Tidal Forms'));
    stub.answers[`PATCH ${of}/records/one`] = refuse('ENTRY_EXISTS');
    show();
    await screen.findByRole('listitem');
    await press(`${copy.restore} Tidal Forms`);
    await screen.findByText(analysisListCopy.entryExists);
  });

  it('reports a failed restore, and keeps the analysis in the list', async () => {
    const stub = serve(toRow('one', 'Tidal Forms'));
    stub.answers[`PATCH ${of}/records/one`] = refuse('NOT_FOUND');
    show();
    await screen.findByRole('listitem');
    await press(`${copy.restore} Tidal Forms`);
    await screen.findByText(analysisListCopy.changeFailed);
    expect(screen.getByRole('listitem')).toBeVisible();
  });

  it('is hidden when nothing was deleted', async () => {
    const stub = serve();
    show();
    await waitFor(() => expect(stub.calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('heading', { name: copy.title })).not.toBeInTheDocument();
  });
});
