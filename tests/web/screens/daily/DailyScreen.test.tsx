import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import { dailyCopy, toBalanceAfter } from '../../../../src/web/copy/daily.ts';
import { DailyScreen } from '../../../../src/web/screens/daily/DailyScreen.tsx';
import type { Member } from '../../../../src/web/session/member.ts';
import { setMember } from '../../../../src/web/session/open-session.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openStage, type Stage } from '../../../../stories/screens/open-stage.ts';
import { memberEmail } from '../../../helpers/member.ts';
import { stubServer } from '../../../helpers/stub-server.ts';

const collection = `POST /api/report/coin/${encodeURIComponent(memberEmail)}/daily`;
const collected = { curr_coins: 132, days_signed_in: 4, last_collected_date: '2026-11-21' };

let stage: Stage;

function show(member: Partial<Member> = { daysSigned: 3, coinCollectedDate: '2026-11-20' }) {
  stage = openStage(member);
  return render(
    <MemberStage stage={stage}>
      <DailyScreen />
    </MemberStage>,
  );
}

const button = () => screen.getByRole('button', { name: dailyCopy.collect });
const current = () =>
  screen.getAllByRole('listitem').find((day) => day.getAttribute('aria-current') === 'step');
const coins = () => within(screen.getByRole('region', { name: dailyCopy.myCoins }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T12:00:00.000Z') });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.useRealTimers());

describe('DailyScreen before collecting (Y1)', () => {
  it.each([
    [{ daysSigned: 3, coinCollectedDate: '2026-11-20' }, 'Day 4 4 coins Today'],
    [{ daysSigned: 0, coinCollectedDate: undefined }, 'Day 1 1 coin Today'],
    [{ daysSigned: 7, coinCollectedDate: '2026-11-20' }, 'Day 1 1 coin Today'],
    [{ daysSigned: 5, coinCollectedDate: '2026-11-18' }, 'Day 1 1 coin Today'],
  ])('highlights the day that a collection pays now: %j', (member, day) => {
    show(member);
    expect(current()).toHaveTextContent(day);
    expect(button()).toBeEnabled();
    expect(screen.queryByText(messages.dailyCollected)).not.toBeInTheDocument();
  });

  it('shows what each of the seven days pays, and which days are collected', () => {
    show();
    expect(screen.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
      'Day 1 1 coin Collected',
      'Day 2 1 coin Collected',
      'Day 3 2 coins Collected',
      'Day 4 4 coins Today',
      'Day 5 6 coins ',
      'Day 6 8 coins ',
      'Day 7 10 coins ',
    ]);
    expect(coins().getByText('128')).toBeVisible();
    expect(coins().getByText(toBalanceAfter(4, 132))).toBeVisible();
  });

  it('explains the streak with an example', () => {
    show();
    expect(screen.getByText(/Friday is day 1 again/)).toBeVisible();
  });
});

describe('collecting the daily coins', () => {
  it('disables the button while it waits, then shows and stores coins, day and date', async () => {
    let respond: (response: Response) => void = () => undefined;
    stubServer({ [collection]: () => new Promise((resolve) => (respond = resolve)) });
    show();
    await userEvent.click(button());
    expect(await screen.findByText(dailyCopy.collecting)).toBeVisible();
    expect(button()).toBeDisabled();
    respond(Response.json(collected));
    expect(await screen.findByText('+4 coins')).toBeVisible();
    expect(screen.getByText(messages.dailyCollected)).toBeVisible();
    expect(button()).toBeDisabled();
    expect(current()).toHaveTextContent('Day 4 4 coins Collected');
    expect(coins().getByText('132')).toBeVisible();
    expect(sessionStorage.getItem('coinsNo')).toBe('132');
    expect(sessionStorage.getItem('daysSigned')).toBe('4');
    expect(sessionStorage.getItem('coinCollectedDate')).toBe('2026-11-21');
  });
});

describe('DailyScreen after collecting', () => {
  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-22', 'tomorrow on a device with a slow clock'],
  ])(
    'disables the button and shows the message when the last day collected is %s (%s)',
    (coinCollectedDate) => {
      show({ daysSigned: 4, coinCollectedDate });
      expect(button()).toBeDisabled();
      expect(screen.getByText(messages.dailyCollected)).toBeVisible();
      expect(current()).toHaveTextContent('Day 4 4 coins Collected');
    },
  );

  it('enables the button when the page becomes visible on the next day', () => {
    show({ daysSigned: 4, coinCollectedDate: '2026-11-21' });
    vi.setSystemTime(Date.parse('2026-11-22T07:00:00.000Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button()).toBeEnabled();
  });

  it('disables the button when another tab collects', () => {
    show();
    act(() =>
      setMember(stage.session, {
        email: memberEmail,
        coins: 132,
        daysSigned: 4,
        coinCollectedDate: '2026-11-21',
        hasAgreed: true,
      }),
    );
    expect(button()).toBeDisabled();
  });
});
