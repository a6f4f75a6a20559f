import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Chart } from '../../../../src/web/ui/chart/Chart.tsx';
import { uiCopy } from '../../../../src/web/copy/ui.ts';

const points = ['Mon\nOpen 1', 'Tue\nOpen 2', 'Wed\nOpen 3'];
const table = {
  caption: 'Three days',
  columns: ['Day', 'Open'],
  rows: [
    ['Mon', '1'],
    ['Tue', '2'],
    ['Wed', '3'],
  ],
};

function show(given = points) {
  render(
    <Chart
      label="Opens of three days."
      height={200}
      draw={() => ({})}
      count={given.length}
      toFigures={() => ({ points: given, table })}
    />,
  );
  return screen.getByRole('slider', { name: 'Points of: Opens of three days.' });
}

describe('Chart', () => {
  it('is an image with an accessible name', () => {
    show();
    expect(screen.getByRole('img', { name: 'Opens of three days.' })).toBeVisible();
  });

  it('steps through its points by arrow keys and announces each', async () => {
    const slider = show();
    expect(slider).toHaveAttribute('aria-valuetext', '3 points');
    await userEvent.tab();
    expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', 'Mon, Open 1');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', 'Wed, Open 3');
    await userEvent.keyboard('{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuetext', 'Tue, Open 2');
  });

  it('jumps to the first and the last point by Home and End', async () => {
    const slider = show();
    slider.focus();
    await userEvent.keyboard('{End}');
    expect(slider).toHaveAttribute('aria-valuetext', 'Wed, Open 3');
    await userEvent.keyboard('{Home}');
    expect(slider).toHaveAttribute('aria-valuetext', 'Mon, Open 1');
  });

  it.each(['{Escape}', '{Tab}'])('clears the chosen point on %s', async (key) => {
    const slider = show();
    slider.focus();
    await userEvent.keyboard(`{ArrowLeft}${key}`);
    expect(slider).toHaveAttribute('aria-valuetext', '3 points');
  });

  it('leaves alone keys of the browser, such as Alt and an arrow', () => {
    const slider = show();
    expect(fireEvent.keyDown(slider, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(slider).toHaveAttribute('aria-valuetext', '3 points');
  });

  it('ignores keys when it has no points', () => {
    const slider = show([]);
    fireEvent.keyDown(slider, { key: 'End' });
    expect(slider).toHaveAttribute('aria-valuetext', '0 points');
  });

  it('contains its figures as a table that can be shown and hidden', async () => {
    show();
    const rows = () => within(screen.getByRole('table', { name: 'Three days' })).getAllByRole('row');
    expect(rows().map((row) => row.textContent)).toEqual(['DayOpen', 'Mon1', 'Tue2', 'Wed3']);
    expect(screen.queryByRole('region')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: uiCopy.showTable, expanded: false }));
    expect(screen.getByRole('region', { name: 'Table: Three days' })).toHaveAttribute('tabindex', '0');
    await userEvent.click(screen.getByRole('button', { name: 'Hide table', expanded: true }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(rows()).toHaveLength(4);
  });
});

describe('Chart outside the visible part of the page', () => {
  it('has its slider at once, and its table when the chart comes near or the table is opened', async () => {
    const watching: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
          watching.push(() => report([{ isIntersecting: true }]));
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    expect(show()).toHaveAttribute('aria-valuetext', '3 points');
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: uiCopy.showTable }));
    expect(screen.getByRole('region', { name: 'Table: Three days' })).toHaveTextContent('Tue2');
    await userEvent.click(screen.getByRole('button', { name: 'Hide table' }));
    expect(screen.queryByRole('table')).toBeNull();
    act(() => watching.forEach((approach) => approach()));
    expect(screen.getByRole('table', { name: 'Three days' })).toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});
