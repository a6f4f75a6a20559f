import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Feed } from '../../../src/contracts/feed.ts';
import type { Movement } from '../../../src/contracts/movements.ts';
import { MovementCards } from '../../../src/web/panels/movements/MovementCards.tsx';
import { MovementTable } from '../../../src/web/panels/movements/MovementTable.tsx';
import { toMovementList } from '../../../src/web/panels/movements/movements.ts';
import { Panel } from '../../../src/web/ui/blocks/Panel.tsx';
import { PanelStage } from '../PanelStage.tsx';
import { etherMovements, wordyMovements } from './movements.ts';
import { withRules } from '../../rules/with-rules.tsx';

const toFeed = (value: readonly Movement[]): Feed<readonly Movement[]> => ({
  value,
  source: 'Example source',
  asOf: '2026-11-21T00:00:00.000Z',
  state: 'live',
});

const meta = {
  tags: ['autodocs'],
  title: 'Panels/Movements/MovementList',
  component: MovementTable,
  args: toMovementList('ETH', toFeed(etherMovements)),
  decorators: [
    (Story) => (
      <PanelStage width={1090}>
        <Panel title="Large transactions">
          <Story />
        </Panel>
      </PanelStage>
    ),
  ],
} satisfies Meta<typeof MovementTable>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Table: Story = {};

export const TableWithLongTexts: Story = { args: toMovementList('BTC', toFeed(wordyMovements)) };

export const Cards: Story = { render: (args) => <MovementCards {...args} /> };

export const CardsWithLongTexts: Story = { ...Cards, args: toMovementList('BTC', toFeed(wordyMovements)) };

export const Rules: Story = { ...Table, ...withRules('panel', 'direction'), tags: ['!test'] };
