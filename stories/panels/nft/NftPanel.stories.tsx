import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { messages } from '../../../src/contracts/messages.ts';
import loopFile from '../../../assets/sample/media/harbour-loop.mp4?url';
import orbitsFile from '../../../assets/sample/media/quiet-orbits.png?url';
import formsFile from '../../../assets/sample/media/tidal-forms.png?url';
import { NftPanel } from '../../../src/web/panels/nft/NftPanel.tsx';
import { film, paper, picture, pinned, sampleFeed } from './nfts.ts';
import { stubMedia, type MediaAnswer } from './stub-media.ts';
import { untilLoaded } from '../until-loaded.ts';
import { makeTwoPagePaper } from './two-page-paper.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/NFT/NftPanel',
  component: NftPanel,
  args: { searched: 'tidal', nft: picture, feed: sampleFeed, children: '1 of 6 sections saved' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxWidth: 364 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NftPanel>;

type Story = StoryObj<typeof meta>;

const file = (address: string): MediaAnswer => ({ kind: 'served', address });

function answeredWith(answers: Readonly<Record<string, MediaAnswer>>): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => stubMedia(answers),
    play: ({ canvasElement }) => untilLoaded(canvasElement),
  };
}

export default meta;

export const Picture: Story = answeredWith({ '/media/tidal': file(formsFile) });

export const Loading: Story = {
  beforeEach: () => stubMedia({ '/media': { kind: 'pending' } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.mediaLoading);
  },
};

export const SecondGateway: Story = {
  args: { nft: pinned },
  beforeEach: () =>
    stubMedia({
      '/media/ipfs/0': { kind: 'refused', code: 'UPSTREAM_BAD' },
      '/media/ipfs/1': { kind: 'pending' },
    }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Trying gateway 2 of 3');
  },
};

export const ThirdGateway: Story = {
  args: { nft: pinned },
  ...answeredWith({
    '/media/ipfs/2': file(orbitsFile),
    '/media/ipfs': { kind: 'refused', code: 'UPSTREAM_TIMEOUT' },
  }),
};

/** The first gateway sends a file that is not the whole picture. */
export const DamagedAtAGateway: Story = {
  args: { nft: pinned },
  beforeEach: () =>
    stubMedia({
      '/media/ipfs/0': { kind: 'file', file: new Blob(['x'], { type: 'image/png' }) },
      '/media/ipfs/1': file(orbitsFile),
    }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Image from gateway 2 of 3');
  },
};

export const AllGatewaysFailed: Story = {
  args: { nft: pinned },
  ...answeredWith({ '/media/ipfs': { kind: 'refused', code: 'UPSTREAM_TIMEOUT' } }),
};

/** Addresses without https are not shown. */
export const UnsupportedAddress: Story = {
  args: { nft: { ...picture, address: 'http://files.example/x.png', sources: [] } },
};

/** The file is declared as a picture, but cannot be shown as one. */
export const Damaged: Story = {
  ...answeredWith({ '/media/tidal': { kind: 'file', file: new Blob(['x'], { type: 'image/png' }) } }),
};

export const Film: Story = { args: { nft: film }, ...answeredWith({ '/media/loop': file(loopFile) }) };

const twoPages = { '/media/paper': { kind: 'file', file: makeTwoPagePaper() } } as const;

export const Paper: Story = { args: { nft: paper }, ...answeredWith(twoPages) };

export const PaperEnlarged: Story = {
  args: { nft: paper },
  beforeEach: () => stubMedia(twoPages),
  play: async ({ canvasElement }) => {
    const bigger = await within(canvasElement).findByRole('button', { name: 'See bigger PDF' });
    await userEvent.click(bigger);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await dialog.findByText('Page 2 of 2');
    await dialog.findByRole('figure', { name: 'Paper Garden #5, page 2 of 2' });
    await expect(dialog.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const PaperDamaged: Story = {
  args: { nft: paper },
  ...answeredWith({ '/media/paper': { kind: 'file', file: new Blob(['%PDF-1.4 and no more']) } }),
};

export const LongName: Story = {
  args: {
    nft: { ...picture, name: 'Anunreasonablylongnamewithoutanyblanksinit'.repeat(3) },
  },
  ...answeredWith({ '/media/tidal': file(formsFile) }),
};

export const Rules: Story = { ...Picture, ...withRules('panel'), tags: ['!test'] };
