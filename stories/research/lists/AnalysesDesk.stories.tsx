import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { RecordList } from '../../../src/contracts/record-lists.ts';
import { AnalysesList } from '../../../src/web/research/lists/AnalysesList.tsx';
import { UnsavedAnswers } from '../../../src/web/research/lists/UnsavedAnswers.tsx';
import { TrashPanel } from '../../../src/web/research/lists/TrashPanel.tsx';
import { useSubjectWork } from '../../../src/web/research/lists/use-subject-work.ts';
import { useResume } from '../../../src/web/research/lists/use-resume.tsx';
import { analysisListCopy, trashCopy } from '../../../src/web/copy/research/analyses.ts';
import { evaluationCopy } from '../../../src/web/copy/research/evaluation.ts';
import { SectionMarks } from '../../../src/web/research/page/SectionMarks.tsx';
import { blankSection } from '../../../src/web/research/form/section-state.ts';
import { stageUnsaved } from '../../fixtures/stage-records.ts';
import { entry } from '../../fixtures/entry.ts';
import { QueryBoundary } from '../../../src/web/ui/page/QueryBoundary.tsx';
import { MemberStage } from '../../screens/MemberStage.tsx';
import { openStage, stageMember } from '../../screens/open-stage.ts';
import { stubApi } from '../../screens/stub-api.ts';

type Row = RecordList[number];

const long = 'Averyveryverylongnamewithoutanyplacetobreakit'.repeat(2);

const finished: Row = {
  id: 'finished',
  name: 'Tidal Forms',
  subject: 'tidal',
  title: null,
  day: null,
  saved_at: '2026-11-20T10:00:00.000Z',
  sections: ['look', 'people', 'price'],
  asked_sections: ['look', 'people', 'price'],
  archived: false,
};
const rows: readonly Row[] = [
  finished,
  { ...finished, id: 'unfinished', sections: ['look'], saved_at: '2026-11-19T10:00:00.000Z' },
  { ...finished, id: 'long', name: long, subject: 'long' },
];
const deleted = [{ ...finished, deleted_at: '2026-11-20T10:00:00.000Z' }];

/** Unsaved answers about another subject. */
function stageOthers() {
  const stage = openStage();
  const sections = { look: { ...blankSection, save: { kind: 'dirty' }, answers: { one: true } } } as const;
  for (const name of [`${finished.name}`, long])
    stageUnsaved(stage.records, entry.id, { localId: `of ${name}`, subject: { id: name, name }, sections });
  return stage;
}

/** What an evaluation's page shows besides its questions. */
function Desk() {
  const { data: analyses } = useSubjectWork(entry).analyses;
  const offer = useResume({
    entry,
    analyses,
    subject: { id: 'tidal', name: 'Tidal Forms' },
    searchKey: '1',
    onResume: () => undefined,
  });
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <UnsavedAnswers entry={entry} onOpen={() => undefined} />
      {offer}
      <SectionMarks
        questionnaireId={entry.id}
        sections={entry.sections.map((section, index) => ({
          ...section,
          status: (['saved', 'unsaved', 'untouched'] as const)[index] ?? 'untouched',
        }))}
      />
      <QueryBoundary loading={null} failed={analysisListCopy.failed}>
        <AnalysesList entry={entry} isStart={false} onOpen={() => undefined} />
      </QueryBoundary>
      <TrashPanel entries={[entry]} />
    </div>
  );
}

function Staged() {
  const [stage] = useState(stageOthers);
  return (
    <MemberStage stage={stage}>
      <Desk />
    </MemberStage>
  );
}

const meta = {
  title: 'Analyses/Desk',
  component: Staged,
  beforeEach: () => {
    const of = `/api/report/${entry.id}/${stageMember.email}`;
    return stubApi({
      [`GET ${of}/records`]: { kind: 'json', body: rows },
      [`GET ${of}/deleted`]: { kind: 'json', body: deleted },
    });
  },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    const desk = within(canvasElement);
    await expect(await desk.findByText(evaluationCopy.updateText)).toBeVisible();
    await expect(desk.getByText(evaluationCopy.unsavedOf('Tidal Forms', 1))).toBeVisible();
    await expect(await desk.findByRole('heading', { name: trashCopy.title })).toBeVisible();
  },
};

/** Opens the question that a button asks before it acts. */
function asking(name: RegExp, menu?: RegExp): Story {
  return {
    play: async ({ canvasElement }) => {
      const [opener] = menu ? await within(canvasElement).findAllByRole('button', { name: menu }) : [];
      if (opener) await userEvent.click(opener);
      const [button] = await within(canvasElement).findAllByRole('button', { name });
      if (button) await userEvent.click(button);
      await expect(await screen.findByRole('dialog')).toBeVisible();
    },
  };
}

export const Dropping: Story = asking(new RegExp(`^${evaluationCopy.dropWhich('Tidal Forms')}`));
export const Deleting: Story = asking(
  new RegExp(`^${analysisListCopy.delete} `),
  new RegExp(`^${analysisListCopy.more('')}`),
);
export const Purging: Story = asking(new RegExp(`^${trashCopy.purge} `));
