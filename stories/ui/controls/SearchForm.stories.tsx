import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchForm } from '../../../src/web/ui/controls/SearchForm.tsx';

const meta = {
  title: 'UI/SearchForm',
  component: SearchForm,
  args: {
    label: 'Search it',
    field: 'Its name',
    initial: '',
    maxLength: 100,
    busy: false,
    check: (name) => (name.length < 3 ? 'Three letters at least.' : undefined),
    onSearch: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchForm>;

type Story = StoryObj<typeof meta>;

export default meta;

export const Blank: Story = {};

export const Busy: Story = { args: { initial: 'tidal', busy: true } };

export const Refused: Story = {
  args: { initial: ' ab ' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search it' }));
    await within(canvasElement).findByText('Three letters at least.');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

export const Searched: Story = {
  args: { initial: ' tidal ' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('tidal', undefined);
  },
};
