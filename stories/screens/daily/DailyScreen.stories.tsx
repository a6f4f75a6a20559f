import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from '../../../src/contracts/messages.ts';
import { toDayBefore, toUtcDay } from '../../../src/lib/utc-day.ts';
import { dailyCopy } from '../../../src/web/copy/daily.ts';
import { DailyScreen } from '../../../src/web/screens/daily/DailyScreen.tsx';
import type { Member } from '../../../src/web/session/member.ts';
import { MemberStage } from '../MemberStage.tsx';
import { stageMember } from '../open-stage.ts';
import { stubApi, type ApiAnswer } from '../stub-api.ts';

function Daily({ member }: { readonly member: Partial<Member> }) {
  return (
    <MemberStage member={member}>
      <DailyScreen />
    </MemberStage>
  );
}

const today = toUtcDay(Date.now());
const yesterday = toDayBefore(Date.now());
const collection = `POST /api/report/coin/${stageMember.email}/daily`;

const meta = {
  title: 'Screens/Daily',
  component: Daily,
  args: { member: { daysSigned: 3, coinCollectedDate: yesterday } },
} satisfies Meta<typeof Daily>;

type Story = StoryObj<typeof meta>;

function collecting(answer: ApiAnswer, outcome: string): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubApi({ [collection]: answer }),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: dailyCopy.collect }));
      await expect(await canvas.findByText(outcome)).toBeVisible();
    },
  };
}

export default meta;

export const Due: Story = {};
export const NeverCollected: Story = { args: { member: { coins: 0, daysSigned: 0 } } };
export const StreakBroken: Story = { args: { member: { daysSigned: 5, coinCollectedDate: '2026-01-01' } } };
export const AfterDaySeven: Story = { args: { member: { daysSigned: 7, coinCollectedDate: yesterday } } };
export const CollectedToday: Story = { args: { member: { daysSigned: 4, coinCollectedDate: today } } };
export const CollectedDaySeven: Story = { args: { member: { daysSigned: 7, coinCollectedDate: today } } };
export const ManyCoins: Story = { args: { member: { coins: 1_234_567_890 } } };

export const Collecting: Story = collecting({ kind: 'pending' }, dailyCopy.collecting);

export const JustCollected: Story = collecting(
  { kind: 'json', body: { curr_coins: 132, days_signed_in: 4, last_collected_date: today } },
  '+4 coins',
);

export const Failed: Story = collecting({ kind: 'offline' }, messages.dailyFailed);
