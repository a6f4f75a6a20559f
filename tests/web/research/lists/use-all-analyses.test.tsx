import '../../../helpers/own-modules.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { analysisListCopy } from '../../../../src/web/copy/research/analyses.ts';
import { evaluationCopy as copy } from '../../../../src/web/copy/research/evaluation.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';
import { useAllAnalyses } from '../../../../src/web/research/lists/use-all-analyses.tsx';
import { entry } from '../../../../stories/fixtures/entry.ts';
import { MemberStage } from '../../../../stories/screens/MemberStage.tsx';
import { openStage } from '../../../../stories/screens/open-stage.ts';

const network = vi.hoisted(() => ({ gone: true }));

vi.mock(import('../../../../src/web/research/lists/AnalysesList.tsx'), async (load) => {
  const { AnalysesList } = await load();
  return {
    get AnalysesList() {
      if (network.gone) throw new TypeError('Failed to fetch');
      return AnalysesList;
    },
  };
});

function Page() {
  const { button, panel } = useAllAnalyses({
    entry,
    state: { kind: 'ready', analyses: [] },
    undecided: true,
    onOpen: vi.fn(),
  });
  return (
    <>
      {button}
      {panel}
      <p>The questions</p>
    </>
  );
}

it('a list whose code does not load leaves the page usable, and offers a retry', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <MemberStage stage={openStage()}>
      <Page />
    </MemberStage>,
  );
  await userEvent.click(screen.getByRole('button', { name: copy.all(0) }));
  expect(await screen.findByText(analysisListCopy.failed)).toBeVisible();
  expect(screen.getByText('The questions')).toBeVisible();
  const again = screen.getByRole('button', { name: uiCopy.tryAgain });
  await userEvent.click(again);
  expect(again).toBeVisible();
  network.gone = false;
  await userEvent.click(again);
  expect(await screen.findByText(analysisListCopy.none)).toBeVisible();
  expect(screen.getByRole('region', { name: copy.allTitle })).toHaveFocus();
});
