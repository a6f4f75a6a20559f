import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../../../../src/web/ui/controls/Button.tsx';
import { useFocusReturn } from '../../../../src/web/ui/hooks/use-focus-return.ts';

type State = 'ready' | 'busy' | 'disabled' | 'gone';

/** A part of a page whose button takes the state `after` when pressed; focus on the link removes the button. */
function Page({ after }: { readonly after: State }) {
  useFocusReturn();
  const [state, setState] = useState<State>('ready');
  return (
    <main tabIndex={-1}>
      <section tabIndex={-1} aria-label="Part">
        {state !== 'gone' && (
          <div>
            <Button busy={state === 'busy'} disabled={state === 'disabled'} onClick={() => setState(after)}>
              Press
            </Button>
          </div>
        )}
      </section>
      <p>Words</p>
      <a href="/news" onFocus={() => setState('gone')}>
        News
      </a>
      <input type="checkbox" aria-label="Done" onMouseEnter={() => setState('ready')} />
    </main>
  );
}

/** A part that is no control itself, with rows that can be removed. */
function Rows() {
  useFocusReturn();
  const [rows, setRows] = useState(['one', 'two']);
  return (
    <main tabIndex={-1}>
      <section aria-label="Part">
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <a href="/news">{row}</a>
              <Button onClick={() => setRows(rows.filter((other) => other !== row))}>Remove {row}</Button>
            </li>
          ))}
        </ul>
      </section>
      <a href="/news">News</a>
    </main>
  );
}

const button = () => screen.getByRole('button', { name: 'Press' });
const part = () => screen.getByRole('region', { name: 'Part' });

describe('useFocusReturn', () => {
  it.each(['gone', 'disabled'] as const)(
    'moves the focus to the part around a control that is %s after it is pressed',
    async (after) => {
      render(<Page after={after} />);
      await userEvent.click(button());
      await waitFor(() => expect(part()).toHaveFocus());
    },
  );

  it.each(['busy', 'disabled'] as const)(
    'returns the focus to a control that was %s for a while',
    async (after) => {
      render(<Page after={after} />);
      const user = userEvent.setup();
      await user.click(button());
      await waitFor(() => expect(button()).toBeDisabled());
      await user.hover(screen.getByRole('checkbox'));
      await waitFor(() => expect(button()).toBeEnabled());
      await waitFor(() => expect(button()).toHaveFocus());
    },
  );

  it('moves the focus from a removed row to the next one, and from the last one to the part around it', async () => {
    render(<Rows />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove one' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'two' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove two' }));
    await waitFor(() => expect(part()).toHaveFocus());
    screen.getByRole('link', { name: 'News' }).focus();
    expect(part()).not.toHaveAttribute('tabindex');
  });

  it('leaves the focus where the member moves it', async () => {
    render(<Page after="gone" />);
    const user = userEvent.setup();
    await user.click(button());
    await waitFor(() => expect(part()).toHaveFocus());
    screen.getByRole('link').focus();
    await user.hover(screen.getByRole('checkbox'));
    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.getByRole('link')).toHaveFocus();
  });
});
