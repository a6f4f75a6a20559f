import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { analysesCopy, resultsCopy } from '../../../src/web/copy/results.ts';
import { blankRecord } from '../../../src/web/records/record-state.ts';
import { ResultsScreen } from '../../../src/web/screens/results/ResultsScreen.tsx';
import { untilLoaded } from '../../panels/until-loaded.ts';
import { MemberStage } from '../MemberStage.tsx';
import { stubApi, type ApiAnswers } from '../stub-api.ts';
import { bitcoin, calendar, ethereum, serveStageRecords, swing, tidal } from './records.ts';

/** The page with these questionnaires complete. */
function Results({ complete }: { readonly complete: readonly string[] }) {
  const records = Object.fromEntries(complete.map((id) => [id, { ...blankRecord, complete: true }]));
  return (
    <MemberStage records={records}>
      <ResultsScreen />
    </MemberStage>
  );
}

const meta = {
  title: 'Screens/Results',
  component: Results,
  args: { complete: ['coineval'] },
} satisfies Meta<typeof Results>;

type Story = StoryObj<typeof meta>;

const coins = { coineval: [bitcoin, ethereum] };

function answeredBy(answers: ApiAnswers): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubApi(answers),
    play: ({ canvasElement }) => untilLoaded(canvasElement),
  };
}

async function compare(canvasElement: HTMLElement): Promise<void> {
  const analyses = within(
    await within(canvasElement).findByRole('region', { name: analysesCopy.titles.coin }),
  );
  for (const box of analyses.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(analyses.getByRole('button', { name: analysesCopy.compare }));
}

export default meta;

export const Nothing: Story = { ...answeredBy(serveStageRecords({})), args: { complete: [] } };

export const OneAnalysis: Story = answeredBy(serveStageRecords({ coineval: [bitcoin] }));

export const SeveralParts: Story = {
  ...answeredBy(
    serveStageRecords({ ...coins, nfteval: [tidal], calendar: [calendar], swingtrade: [swing] }, [
      { module: 'fng', answered: 1, asked: 3 },
    ]),
  ),
  args: { complete: ['coineval', 'swingtrade', 'calendar', 'nfteval'] },
};

export const Loading: Story = {
  beforeEach: () =>
    stubApi({
      'GET /api/session': { kind: 'pending' },
      'GET /api/report/coineval/maya@studio.example/cg': { kind: 'pending' },
      'GET /api/report/coineval/maya@studio.example/records': { kind: 'pending' },
    }),
};

export const Failed: Story = {
  beforeEach: () => stubApi({}),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(resultsCopy.failed)).toBeVisible();
  },
};

export const Compared: Story = {
  beforeEach: () => stubApi(serveStageRecords(coins)),
  play: async ({ canvasElement }) => {
    await compare(canvasElement);
    await expect(await within(canvasElement).findByRole('table')).toBeVisible();
  },
};

export const EveryAnswerCompared: Story = {
  beforeEach: () => stubApi(serveStageRecords(coins)),
  play: async ({ canvasElement }) => {
    await compare(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'All answers' }));
  },
};

export const ComparisonFailed: Story = {
  beforeEach: () =>
    stubApi({
      ...serveStageRecords(coins),
      'GET /api/report/coineval/maya@studio.example/records/ethereum': { kind: 'offline' },
    }),
  play: async ({ canvasElement }) => {
    await compare(canvasElement);
    await expect(await within(canvasElement).findByText(analysesCopy.comparisonFailed)).toBeVisible();
  },
};

export const Opened: Story = {
  beforeEach: () => stubApi(serveStageRecords(coins)),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open Ethereum' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('Coin evaluation')).toBeVisible();
  },
};

export const EditFailed: Story = {
  beforeEach: () => stubApi(serveStageRecords(coins)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: resultsCopy.edit });
    stubApi({});
    await userEvent.click(link);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
