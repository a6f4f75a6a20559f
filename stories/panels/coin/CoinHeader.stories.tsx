import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoinHeader } from '../../../src/web/panels/coin/CoinHeader.tsx';
import { bare, ethereum, token, wordy } from './answers.ts';
import { onPanelStage } from '../PanelStage.tsx';
import { stubCalls } from './stub-calls.ts';
import type { CallAnswer } from './stub-calls.ts';
import { withRules } from '../../rules/with-rules.tsx';

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Coin/CoinHeader',
  component: CoinHeader,
  args: { wanted: { name: 'ethereum' }, progress: '3 of 8 sections saved' },
  decorators: [onPanelStage(960)],
} satisfies Meta<typeof CoinHeader>;

type Story = StoryObj<typeof meta>;

function answeredWith(coinsearch: CallAnswer): Pick<Story, 'beforeEach'> {
  return { beforeEach: () => stubCalls({ coinsearch }) };
}

export default meta;

export const Coin: Story = {
  ...answeredWith({ kind: 'feed', value: ethereum }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Coin · since 2015')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ethereum ETH' })).toBeVisible();
    await expect(canvas.getByText('3 of 8 sections saved')).toBeVisible();
  },
};

export const Token: Story = {
  ...answeredWith({ kind: 'feed', value: token }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Token on Ethereum · since 2020')).toBeVisible();
  },
};

export const FewValues: Story = answeredWith({ kind: 'feed', value: { ...bare, type: null } });

export const LongTexts: Story = answeredWith({ kind: 'feed', value: wordy });

export const Loading: Story = answeredWith({ kind: 'pending' });

export const NotFound: Story = {
  ...answeredWith({ kind: 'refused', code: 'NOT_FOUND' }),
  args: { wanted: { name: 'nothing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'nothing' })).toBeVisible();
  },
};

export const Rules: Story = { ...Coin, ...withRules('panel', 'direction'), tags: ['!test'] };
