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
