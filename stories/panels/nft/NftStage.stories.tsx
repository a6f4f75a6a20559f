import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { messages } from '../../../src/contracts/messages.ts';
import { pdfCopy } from '../../../src/web/copy/panels/pdf.ts';
import { NftStage } from '../../../src/web/panels/nft/NftStage.tsx';
import { makeTwoPagePaper } from './two-page-paper.ts';

const meta = {
  title: 'Panels/NFT/NftStage',
  component: NftStage,
  args: {
    preview: { kind: 'loaded', at: 0, file: makeTwoPagePaper(), url: '' },
    kind: 'pdf',
    title: 'Paper Garden #5',
    ready: false,
    onReady: fn(),
    onBroken: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxWidth: 364 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NftStage>;

export default meta;

/** The file is drawn but not shown: its controls cannot be pressed, focused or read out. */
export const NotReady: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const stage = within(canvasElement);
    await waitFor(() => expect(args.onReady).toHaveBeenCalled());
    await stage.findByText(messages.mediaLoading);
    await expect(stage.queryByRole('button', { name: pdfCopy.enlarge })).toBeNull();
  },
};
