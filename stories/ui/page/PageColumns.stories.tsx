import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../../../src/web/ui/blocks/Panel.tsx';
import { PageColumns } from '../../../src/web/ui/page/PageColumns.tsx';

const paragraphs = Array.from({ length: 40 }, (_, index) => `Story ${index + 1}`);

const meta = {
  title: 'UI/PageColumns',
  component: PageColumns,
  args: {
    place: 'end',
    side: <Panel title="Questions">{<p style={{ padding: 16 }}>What do you make of it?</p>}</Panel>,
    children: (
      <Panel title="Stories">
        {paragraphs.map((text) => (
          <p key={text} style={{ padding: 16 }}>
            {text}
          </p>
        ))}
      </Panel>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PageColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideAtTheEnd: Story = {};

export const SideAtTheStart: Story = { args: { place: 'start' } };

export const WithoutSide: Story = { args: { side: undefined } };
