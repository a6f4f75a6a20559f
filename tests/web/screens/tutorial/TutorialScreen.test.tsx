import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TutorialSection } from '../../../../src/web/copy/tutorial.ts';
import { TutorialScreen } from '../../../../src/web/screens/tutorial/TutorialScreen.tsx';
import { tutorial } from '../../../spec/table.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';

const question = 'How do I log in?';
const answer = 'Enter the e-mail address of your membership and choose Login.';
const info = () => screen.getByRole('button', { name: `Short answer: ${question}` });
const tooltip = () => screen.queryByRole('tooltip');

describe('TutorialScreen (T1)', () => {
  it('lists the ten sections, each with its questions', () => {
    render(<TutorialScreen />);
    const headings = within(screen.getByRole('table', { name: 'Questions by section' })).getAllByRole(
      'rowheader',
    );
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      tutorial.map(([number, title]) => `${number} ${title}`),
    );
    for (const heading of headings) {
      const rows = within(heading.closest('tbody')!).getAllByRole('row');
      expect(rows.length).toBeGreaterThanOrEqual(3);
      for (const row of rows) within(row).getByRole('button', { name: /^Short answer: .+\?$/ });
    }
  });

  it('shows the tooltip on hover, and hides it after a tap elsewhere', async () => {
    const user = userEvent.setup();
    render(<TutorialScreen />);
    await user.hover(info());
    expect(tooltip()).toBeVisible();
    await user.hover(screen.getByRole('columnheader', { name: 'Video' }));
    expect(tooltip()).toBeNull();
    await user.hover(info());
    fireEvent.pointerDown(document.body);
    expect(tooltip()).toBeNull();
  });

  it('opens the answer below its question on a press, and closes it on the next', async () => {
    render(<TutorialScreen />);
    expect(screen.getByText(answer)).not.toBeVisible();
    expect(info()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(info());
    expect(info()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(answer)).toBeVisible();
    expect(info().getAttribute('aria-controls')).toBe(screen.getByText(answer).id);
    expect(info().closest('td')).toContainElement(screen.getByText(answer));
    await userEvent.tab();
    expect(tooltip()).toBeNull();
    expect(screen.getByText(answer)).toBeVisible();
    await userEvent.click(info());
    expect(screen.getByText(answer)).not.toBeVisible();
  });

  it('keeps several answers open at once', async () => {
    render(<TutorialScreen />);
    const [first, second] = screen.getAllByRole('button', { name: /^Short answer: / });
    await userEvent.click(first!);
    await userEvent.click(second!);
    expect(screen.getAllByRole('button', { name: /^Short answer: /, expanded: true })).toHaveLength(2);
  });

  it('gives every button a unique name', () => {
    render(<TutorialScreen />);
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no video button when there is no video', () => {
    render(<TutorialScreen findVideo={() => undefined} />);
    expect(screen.queryByRole('button', { name: /video/ })).toBeNull();
  });

  it('offers a video for every question, and loads none in advance', () => {
    render(<TutorialScreen />);
    const questions = screen.getAllByRole('button', { name: /^Short answer: / });
    expect(screen.getAllByRole('button', { name: /^Watch the video: / })).toHaveLength(questions.length);
    expect(document.querySelector('video, link[rel=preload]')).toBeNull();
  });

  it('plays the video of the section from the second of the question, and removes it on closing', async () => {
    const sections: readonly TutorialSection[] = [
      {
        number: '1',
        title: 'Getting started',
        video: 'begin',
        questions: [
          { title: 'What is this?', answer: 'A tutorial.' },
          { title: question, answer, from: 6 },
        ],
      },
    ];
    render(
      <TutorialScreen
        sections={sections}
        findVideo={(id) => ({ src: `/assets/${id}.mp4`, captions: `/assets/${id}.vtt` })}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: `Watch the video: ${question}` }));
    const dialog = screen.getByRole('dialog', { name: question });
    expect(dialog.querySelector('video')).toHaveAttribute('src', '/assets/begin.mp4#t=6');
    expect(dialog.querySelector('track')).toHaveAttribute('src', '/assets/begin.vtt');
    await userEvent.click(within(dialog).getByRole('button', { name: uiCopy.close }));
    expect(document.querySelector('video')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Watch the video: What is this?' }));
    expect(document.querySelector('video')).toHaveAttribute('src', '/assets/begin.mp4');
  });
});
