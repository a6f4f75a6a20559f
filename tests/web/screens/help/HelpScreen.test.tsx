import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FindScreenshot } from '../../../../src/web/screens/help/find-picture.ts';
import { HelpScreen } from '../../../../src/web/screens/help/HelpScreen.tsx';
import { setTheme } from '../../../../src/web/ui/hooks/use-theme.ts';
import { helpCopy } from '../../../../src/web/copy/help.ts';
import { help } from '../../../spec/table.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

function open(hash = '', findScreenshot?: FindScreenshot) {
  return render(
    <MemoryRouter initialEntries={[`/help${hash}`]}>
      <HelpScreen {...(findScreenshot && { findScreenshot })} />
    </MemoryRouter>,
  );
}

const topic = (title: string) => screen.getByRole('heading', { name: title }).closest('details')!;

describe('HelpScreen (T1)', () => {
  it('lists nine topics and the miscellaneous one, and only the first is open', () => {
    open();
    const titles = [...help.topics, help.miscellaneous];
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
    expect(titles.filter((title) => topic(title).open)).toEqual(['Getting started']);
    expect(within(topic('Miscellaneous')).getByText(help.signals)).toBeVisible();
  });

  it('keeps several topics open at once', async () => {
    open();
    await userEvent.click(screen.getByRole('heading', { name: 'Footer' }));
    await userEvent.click(screen.getByRole('heading', { name: 'Data' }));
    expect(['Getting started', 'Data', 'Footer'].every((title) => topic(title).open)).toBe(true);
  });

  it.each(['#', '#nowhere', '#main', '#%zz'])('opens no further topic for %s in the address', (hash) => {
    open(hash);
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  it('opens the topic in the address, which explains the streak with an example', () => {
    open('#top-navigation-bar');
    expect(within(topic('Top Navigation Bar')).getByText(/so you have 5 coins\.$/)).toBeVisible();
  });

  it('shows a lazily loaded screenshot of every topic, and reserves its space', () => {
    open();
    for (const { title, screenshot } of helpCopy.topics) {
      const picture = within(topic(title)).getByAltText(screenshot);
      for (const size of ['width', 'height']) expect(Number(picture.getAttribute(size))).toBeGreaterThan(0);
      expect(picture).toHaveAttribute('loading', 'lazy');
    }
  });

  it('shows the screenshot of the current theme, also after the theme changes', async () => {
    open();
    const picture = within(topic('Getting started')).getByRole('img');
    const [dark, light] = ['dark', 'light'].map((theme) => `topic-getting-started-${theme}`);
    expect(picture.getAttribute('src')).toContain(dark);
    act(() => setTheme('light'));
    await waitFor(() => expect(picture.getAttribute('src')).toContain(light));
    act(() => setTheme('dark'));
  });

  it('shows no picture for a topic without a screenshot', () => {
    const shot = { src: { dark: '/assets/dark.webp', light: '/assets/light.webp' }, width: 960, height: 600 };
    open('', (id) => (id === 'getting-started' ? shot : undefined));
    expect(within(topic('Getting started')).getByRole('img')).toBeVisible();
    expect(topic('News').querySelector('img')).toBeNull();
  });

  it('enlarges a picture with its caption and marks, and zooms it from 100 % to 300 %', async () => {
    open('#miscellaneous');
    expect(within(topic('Miscellaneous')).getAllByRole('img')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge: Trend and MACD' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Trend and MACD' }));
    dialog.getByText(/Point D shows that the same picture failed/);
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C', 'D']);
    const [less, more] = [
      dialog.getByRole('button', { name: 'Zoom out' }),
      dialog.getByRole('button', { name: helpCopy.zoomIn }),
    ];
    for (const level of ['150 %', '200 %', '300 %', '300 %']) {
      await userEvent.click(more);
      expect(dialog.getByRole('status')).toHaveTextContent(level);
    }
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(more).toHaveFocus();
    for (const level of ['200 %', '150 %', '100 %', '100 %']) {
      await userEvent.click(less);
      expect(dialog.getByRole('status')).toHaveTextContent(level);
    }
    await userEvent.click(dialog.getByRole('button', { name: uiCopy.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
