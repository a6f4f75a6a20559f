import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages } from '../../../../src/contracts/messages.ts';
import { pages } from '../../../../src/contracts/pages.ts';
import { analysesCopy, resultsCopy as copy } from '../../../../src/web/copy/results.ts';
import { blankRecord } from '../../../../src/web/records/record-state.ts';
import { getRecord } from '../../../../src/web/records/records.ts';
import { ResultsScreen } from '../../../../src/web/screens/results/ResultsScreen.tsx';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openStage, type Stage } from '../../../../stories/screens/open-stage.ts';
import {
  bitcoin,
  calendar,
  ethereum,
  serveStageRecords,
  swing,
  tidal,
} from '../../../../stories/screens/results/records.ts';
import { stubApi, type ApiAnswers } from '../../../../stories/screens/stub-api.ts';

const all = serveStageRecords(
  { coineval: [bitcoin, ethereum], nfteval: [tidal], calendar: [calendar], swingtrade: [swing] },
  [
    { module: 'coineval', complete: true, sections: [...bitcoin.sections], answered: 9, asked: 24 },
    { module: 'fng', answered: 1, asked: 3, sections: ['insights'] },
  ],
);

let stage: Stage;

function show(complete: readonly string[], answers: ApiAnswers = all) {
  onTestFinished(stubApi(answers));
  const records = Object.fromEntries(complete.map((id) => [id, { ...blankRecord, complete: true }]));
  stage = openStage({}, records);
  return render(
    <MemberStage stage={stage}>
      <ResultsScreen />
    </MemberStage>,
  );
}

const part = (name: string | RegExp) => screen.findByRole('region', { name });
const strip = async (title: string) => {
  const cells = within(screen.getByRole('list', { name: copy.parts })).getAllByRole('listitem');
  return cells.find((cell) => cell.textContent.startsWith(title))?.textContent;
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the parts (Q1, Q2)', () => {
  it('are shown where they are complete, in the order of the specification', async () => {
    show(['nfteval', 'calendar', 'swingtrade', 'coineval']);
    await part(/Tidal Forms/);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles.filter((title) => !Object.values<string>(analysesCopy.titles).includes(title))).toEqual([
      'Coin evaluation Bitcoin',
      ' Swing trade checklist',
      ' Market Insights: Calendar',
      'NFT evaluation Tidal Forms #418',
    ]);
  });

  it('are not shown before that', () => {
    show([]);
    expect(screen.getByText(copy.emptyTitle)).toBeVisible();
    expect(screen.getByText(pages.results.lede)).toBeVisible();
    expect(screen.queryByRole('button', { name: copy.csv })).not.toBeInTheDocument();
  });

  it('are counted in the strip: sections saved, questions answered', async () => {
    show(['coineval']);
    await waitFor(async () =>
      expect(await strip('Coin')).toBe('Coin evaluation complete, 8/8 sections saved'),
    );
    expect(await strip('Fear')).toBe('Fear and greed not complete yet, 1/3 questions answered');
    expect(await strip('NFT')).toBe('NFT evaluation not complete yet, 0/6 sections saved');
  });

  it('count nothing of a new analysis, although the one before was complete', async () => {
    show([]);
    await waitFor(async () =>
      expect(await strip('Coin')).toBe('Coin evaluation not complete yet, 0/8 sections saved'),
    );
  });

  it('show text and choices by their title, and yes or no for each option', async () => {
    show(['nfteval', 'calendar']);
    expect(await screen.findByText(/Network upgrade on 3 Dec/)).toBeVisible();
    const nft = within(await part(/Tidal/));
    expect(nft.getAllByText('-').length).toBeGreaterThan(0);
    expect(nft.getByText('CryptoPunks')).toBeVisible();
  });

  it('count good signs, warning signs and unanswered, in all and by section, in words', async () => {
    show(['coineval']);
    const card = within(await part('Coin evaluation Bitcoin'));
    expect(card.getByText('7 good signs')).toBeVisible();
    expect(card.getByText('2 warning signs')).toBeVisible();
    expect(card.getByText('15 unanswered')).toBeVisible();
    const whitepaper = card.getByRole('heading', { name: 'Whitepaper' }).parentElement!;
    expect(
      within(whitepaper)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['1 good', '1 warning', '1 unanswered']);
    expect(document.body.textContent).not.toMatch(/\bscore\b|\bgrade\b|\bsafe\b/i);
  });

  it('say when they could not be loaded, each by itself', async () => {
    show(['coineval', 'calendar'], {
      ...all,
      'GET /api/report/calendar/maya@studio.example/cg': { kind: 'offline' },
    });
    expect(await screen.findByText(copy.failed)).toBeVisible();
    expect(await part('Coin evaluation Bitcoin')).toBeVisible();
  });
});

describe('the analyses (Q3)', () => {
  it('are listed with name, date and sections saved', async () => {
    show(['coineval']);
    const list = within(await part(analysesCopy.titles.coin));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Bitcoin Latest 21 Nov 2026, 8 of 8 sections savedOpen Bitcoin',
      'Ethereum  20 Nov 2026, 5 of 8 sections savedOpen Ethereum',
    ]);
  });

  it('are opened to read only', async () => {
    show(['coineval']);
    await userEvent.click(await screen.findByRole('button', { name: 'Open Ethereum' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ethereum' }));
    expect(await dialog.findByText('4 good signs')).toBeVisible();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are compared two by two, and the comparison takes the focus', async () => {
    show(['coineval']);
    const list = within(await part(analysesCopy.titles.coin));
    const button = list.getByRole('button', { name: analysesCopy.compare });
    expect(button).toBeDisabled();
    for (const box of list.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(button);
    const panel = within(await part(analysesCopy.comparisons.coin));
    expect(await panel.findByRole('columnheader', { name: /Ethereum/ })).toBeVisible();
    expect(panel.getByRole('heading', { name: analysesCopy.comparisons.coin })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.click(panel.getByRole('button', { name: analysesCopy.close }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('have nothing to compare while there is one', async () => {
    show(['coineval'], serveStageRecords({ coineval: [bitcoin] }));
    const list = within(await part(analysesCopy.titles.coin));
    expect(list.getByText(analysesCopy.only)).toBeVisible();
    expect(list.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('Edit answers', () => {
  it('opens the analysis that is shown', async () => {
    show(['coineval']);
    await userEvent.click(await screen.findByRole('link', { name: copy.edit }));
    await waitFor(() =>
      expect(getRecord(stage.records, 'coineval')).toMatchObject({ id: 'bitcoin', name: 'Bitcoin' }),
    );
    expect(getRecord(stage.records, 'coineval').sections['exchange']?.answers).toMatchObject({
      exchange_kraken: true,
    });
  });

  it('says when that fails', async () => {
    show(['coineval']);
    const link = await screen.findByRole('link', { name: copy.edit });
    onTestFinished(stubApi({}));
    await userEvent.click(link);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.previousFailed);
  });
});

describe('taking the results along', () => {
  it('names the files by their day and fills them with what is shown', async () => {
    const files: { name: string; blob: Blob }[] = [];
    let latest = new Blob();
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          latest = blob;
          return 'blob:results';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(
      function click(this: HTMLAnchorElement) {
        files.push({ name: this.download, blob: latest });
      },
    );
    show(['coineval']);
    await part('Coin evaluation Bitcoin');
    await userEvent.click(screen.getByRole('button', { name: copy.csv }));
    await userEvent.click(screen.getByRole('button', { name: copy.json }));
    const day = new Date().toISOString().slice(0, 10);
    expect(files.map(({ name }) => name)).toEqual([
      `take-profits-results-${day}.csv`,
      `take-profits-results-${day}.json`,
    ]);
    expect(await files[0]?.blob.text()).toContain('Coin evaluation,Bitcoin,');
    expect(JSON.parse(await files[1]!.blob.text())).toMatchObject({ parts: [{ name: 'Bitcoin' }] });
  });
});
