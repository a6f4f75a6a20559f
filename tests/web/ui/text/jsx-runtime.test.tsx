import { act, render, screen } from '@testing-library/react';
import { Fragment, useState, type ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { translatePage } from '../../../helpers/translate-page.ts';

interface Shown {
  readonly on: boolean;
  readonly count: number;
}

/** Text beside something that appears, disappears or changes. */
const shapes: Record<string, (shown: Shown) => ReactNode> = {
  'an element before a text': ({ on }) => <p>{on && <i>busy </i>}Save</p>,
  'an element between two texts': ({ on }) => <p>Saved {on && <i>just </i>}now</p>,
  'a text before an element': ({ on }) => (
    <p>
      {on ? 'Open ' : null}
      <b>all</b>
    </p>
  ),
  'a number among words': ({ count }) => (
    <p>
      {count} of {count + 1} saved
    </p>
  ),
  'a number beside an element': ({ count }) => (
    <p>
      <b>Saved</b> {count}
    </p>
  ),
  'a text that becomes an element': ({ on, count }) => <p>{on ? count : <b>none</b>} saved</p>,
  'a text alone that becomes an element': ({ on }) => <p>{on ? 'Saved' : <b>Save</b>}</p>,
  'a fragment of one text': ({ on }) => <p>{on ? <>Saved</> : null}</p>,
  'a fragment of several': ({ on, count }) => <p>Now{on && <Fragment> {count} more</Fragment>}</p>,
  'a list with texts': ({ on, count }) => <p>{on ? ['One ', <b key="b">{count}</b>] : ['Two', ' of']}</p>,
  'the children of a component': ({ on, count }) => <Boxed icon={on && <i>! </i>}>{count} left</Boxed>,
};

function Boxed({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p>
      {icon}
      {children}
    </p>
  );
}

it.each(Object.entries(shapes))('%s changes correctly on a translated page', async (_name, Shape) => {
  const errors = vi.spyOn(console, 'error');
  onTestFinished(() => errors.mockRestore());
  const stale: string[] = [];
  const states = [
    { on: false, count: 1 },
    { on: true, count: 2 },
    { on: false, count: 3 },
  ];
  const expected = states.map((shown) => {
    const { container, unmount } = render(<Shape {...shown} />);
    const text = container.textContent;
    unmount();
    return text;
  });
  const { container, rerender } = render(<Shape {...states[0]!} />);
  onTestFinished(translatePage((text) => stale.push(text)));
  for (const [at, shown] of states.entries()) {
    await act(async () => rerender(<Shape {...shown} />));
    expect(container.textContent).toBe(expected[at]);
  }
  expect(stale).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
});

it('an element beside a text is kept when the text appears and disappears', async () => {
  const ui = (on: boolean) => (
    <p>
      {on && 'Note'} about {on ? 1 : 2} <Typed />
    </p>
  );
  const { rerender } = render(ui(false));
  const field = screen.getByRole('textbox');
  for (const on of [true, false]) {
    rerender(ui(on));
    expect(screen.getByRole('textbox')).toBe(field);
  }
});

function Typed() {
  const [text, setText] = useState('');
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}
