import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Chart } from '../../../src/web/ui/chart/Chart.tsx';
import type { ChartLook, ChartOption } from '../../../src/web/ui/chart/look.ts';
import { setTheme } from '../../../src/web/ui/hooks/use-theme.ts';
import { uiCopy } from '../../../src/web/copy/ui.ts';
import { untilDrawn } from '../../panels/until-drawn.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const heights = [3, 5, 4, 7, 6];

const meta = {
  title: 'UI/Chart',
  component: Chart,
  args: {
    label: 'Heights of five days, in metres.',
    height: 200,
    draw,
    count: days.length,
    toFigures: () => ({
      points: days.map((day, index) => `${day}\nHeight ${heights[index]} m`),
      table: {
        caption: 'Heights of five days',
        columns: ['Day', 'Height'],
        rows: days.map((day, index) => [day, `${heights[index]} m`]),
      },
    }),
  },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <div data-testid="room" style={{ width: 640, maxWidth: '100%' }}>
        <Chart {...args} />
      </div>
    </div>
  ),
} satisfies Meta<typeof Chart>;

type Story = StoryObj<typeof meta>;

/** In a narrow chart the bars have no names of days. */
function draw(look: ChartLook): ChartOption {
  return {
    grid: { left: 2, right: 32, top: 8, bottom: 24 },
    xAxis: { type: 'category', data: days, axisLabel: { show: !look.narrow } },
    yAxis: { type: 'value', position: 'right' },
    series: [{ type: 'bar', data: heights, color: look.chart1, barMaxWidth: 32 }],
  };
}

function findDrawing(story: HTMLElement): SVGSVGElement {
  const drawing = story.querySelector<SVGSVGElement>('[role="img"] svg');
  if (drawing === null) throw new Error('Nothing is drawn');
  return drawing;
}

function listColours(drawing: SVGSVGElement): readonly string[] {
  const shapes = Array.from(drawing.querySelectorAll('path, text'));
  return Array.from(new Set(shapes.map((shape) => getComputedStyle(shape).fill)));
}

export default meta;

export const Drawn: Story = { play: ({ canvasElement }) => untilDrawn(canvasElement) };

/** An arrow key shows the tooltip, Escape removes it. */
export const Stepped: Story = {
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    const drawing = within(findDrawing(canvasElement).closest<HTMLElement>('[role="img"]') ?? canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await drawing.findByText('Height 5 m');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawing.queryByText('Height 5 m')).toBeNull());
    await userEvent.keyboard('{End}');
    await drawing.findByText('Height 6 m');
  },
};

export const TableOpen: Story = {
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: uiCopy.showTable }));
    await within(canvasElement).findByRole('cell', { name: '7 m' });
  },
};

/** It fills its container, and is redrawn when that becomes narrow. */
export const Resized: Story = {
  play: async ({ canvasElement }) => {
    await untilDrawn(canvasElement);
    const drawing = findDrawing(canvasElement);
    await within(canvasElement).findByText('Mon', { selector: 'text' });
    within(canvasElement).getByTestId('room').style.width = '300px';
    await waitFor(() => expect(drawing.getAttribute('width')).toBe('300'));
    await waitFor(() => expect(within(canvasElement).queryByText('Mon', { selector: 'text' })).toBeNull());
  },
};

/** The drawing stays and takes the other theme's colours. */
export const ThemeSwitched: Story = {
  play: async ({ canvasElement, globals }) => {
    await untilDrawn(canvasElement);
    const drawing = findDrawing(canvasElement);
    const before = listColours(drawing);
    setTheme(globals['theme'] === 'light' ? 'dark' : 'light');
    await expect(findDrawing(canvasElement)).toBe(drawing);
    await expect(listColours(drawing)).not.toEqual(before);
  },
};

/** A fault in a drawing leaves its figures readable. */
export const Broken: Story = {
  parameters: { logsErrors: true },
  args: {
    draw: () => {
      throw new Error('No drawing today');
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(uiCopy.chartFailed);
    await expect(within(canvasElement).getByRole('table')).toBeInTheDocument();
  },
};
