import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TutorialSection } from '../../../../src/web/copy/tutorial.ts';
import { TutorialScreen } from '../../../../src/web/screens/tutorial/TutorialScreen.tsx';
import { tutorial } from '../../../spec/table.ts';

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

  it('describes each info icon by its answer, seen or not', () => {
    render(<TutorialScreen />);
    expect(info()).toHaveAccessibleDescription(answer);
    expect(tooltip()).toBeNull();
  });

  it('shows the answer while the icon has the focus, until Escape', async () => {
    render(<TutorialScreen findVideo={() => undefined} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(info()).toHaveFocus();
    expect(tooltip()).toHaveTextContent(answer);
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
    expect(info()).toHaveFocus();
    await userEvent.tab();
    expect(tooltip()).not.toHaveTextContent(answer);
  });

  it('shows the answer on hover, also while the pointer is on the answer itself', async () => {
    const user = userEvent.setup();
    render(<TutorialScreen />);
    await user.hover(info());
    expect(tooltip()).toHaveTextContent(answer);
    await user.hover(tooltip()!);
    expect(tooltip()).toHaveTextContent(answer);
    await user.hover(screen.getByText(question));
    expect(tooltip()).toBeNull();
  });

  it('shows the answer after a tap, until one elsewhere', async () => {
    render(<TutorialScreen />);
    await userEvent.pointer([{ keys: '[TouchA]', target: info() }]);
    expect(tooltip()).toHaveTextContent(answer);
    fireEvent.pointerDown(document.body);
    expect(tooltip()).toBeNull();
  });

  it('has no video button where there is no video', () => {
    render(<TutorialScreen findVideo={() => undefined} />);
    expect(screen.queryByRole('button', { name: /video/ })).toBeNull();
  });

  it('has a video for every question, and none of it is there before it is asked for', () => {
    render(<TutorialScreen />);
    const questions = screen.getAllByRole('button', { name: /^Short answer: / });
    expect(screen.getAllByRole('button', { name: /^Watch the video: / })).toHaveLength(questions.length);
    expect(document.querySelector('video, link[rel=preload]')).toBeNull();
  });

  it('plays the video of the section from where it comes to the question, and stops it on closing', async () => {
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
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(document.querySelector('video')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Watch the video: What is this?' }));
    expect(document.querySelector('video')).toHaveAttribute('src', '/assets/begin.mp4');
  });
});
