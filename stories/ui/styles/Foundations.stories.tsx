import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Panel } from '../../../src/web/ui/blocks/Panel.tsx';
import { ColorPairTable } from './ColorPairTable.tsx';
import { colorPairs } from './color-pairs.ts';
import { Motion, SpaceScale, TypeScale } from './TypeAndSpace.tsx';
import styles from './foundations.module.css';

function Foundations() {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Foundations</h1>
      <Part title="Colours">
        <ColorPairTable />
      </Part>
      <Part title="Type">
        <TypeScale />
      </Part>
      <Part title="Space, corners, heights">
        <SpaceScale />
      </Part>
      <Part title="Motion">
        <Motion />
      </Part>
    </main>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel title={title}>
      <div className={styles.content}>{children}</div>
    </Panel>
  );
}

const meta = { title: 'UI/Foundations', component: Foundations } satisfies Meta<typeof Foundations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No pair has too little contrast, in either theme. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pairs = colorPairs.flatMap(({ backs }) => backs).length;
    const { dataset } = document.documentElement;
    const shown = dataset['theme'];
    for (const theme of ['light', 'dark']) {
      dataset['theme'] = theme;
      const table = await canvas.findByRole('table', { name: `Contrast of colours in the ${theme} theme` });
      await expect(table.querySelectorAll('tbody tr')).toHaveLength(pairs);
      await expect(within(table).queryAllByText(/too little/)).toEqual([]);
    }
    dataset['theme'] = shown;
  },
};
