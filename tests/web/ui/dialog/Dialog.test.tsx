import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Dialog } from '../../../../src/web/ui/dialog/Dialog.tsx';
import { skipClosedDialogs } from '../../../../src/web/ui/dialog/use-back-closes.ts';
import { uiCopy } from '../../../../src/web/copy/ui.ts';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="A coin" onClose={() => setOpen(false)}>
        <p>About it</p>
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'A coin' });
const token = (): unknown => (window.history.state as Record<string, unknown> | null)?.['dialog'];
const pressEscape = (element: Element) => fireEvent(element, new Event('cancel', { cancelable: true }));

beforeEach(() => window.history.replaceState({ key: 'page' }, '', '/page'));

describe('Dialog', () => {
  it('opens with its title, and closes by its button without leaving a history entry', async () => {
    render(<Opener />);
    expect(dialog()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(dialog()).toHaveTextContent('About it');
    await userEvent.click(screen.getByRole('button', { name: uiCopy.close }));
    expect(dialog()).toBeNull();
    await waitFor(() => expect(token()).toBeUndefined());
  });

  it.each([
    ['', <Opener key="plain" />],
    [
      ' in strict mode',
      <StrictMode key="strict">
        <Opener />
      </StrictMode>,
    ],
  ])('closes by the back button and stays on the page%s', async (_, opener) => {
    render(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(token()).toBeDefined());
    expect(window.history.state).toMatchObject({ key: 'page' });
    act(() => window.history.back());
    await waitFor(() => expect(dialog()).toBeNull());
    expect(window.location.pathname).toBe('/page');
    expect(window.history.state).toEqual({ key: 'page' });
  });

  it('leaves no entry behind at which the back button does nothing, after a reload or on the way back', async () => {
    const entry = (): unknown => (window.history.state as Record<string, unknown> | null)?.['key'];
    window.history.pushState({ key: 'dialogs' }, '', '/page');
    window.history.pushState({ key: 'dialogs', dialog: 'outer' }, '');
    window.history.pushState({ key: 'dialogs', dialog: 'inner' }, '');
    onTestFinished(skipClosedDialogs());
    await waitFor(() => expect([entry(), token()]).toEqual(['dialogs', undefined]));
    window.history.pushState({ key: 'dialogs', dialog: 'with a link' }, '');
    window.history.pushState({ key: 'next' }, '', '/next');
    window.history.back();
    await waitFor(() => expect([entry(), token()]).toEqual(['dialogs', undefined]));
    window.history.back();
    await waitFor(() => expect(entry()).toBe('page'));
  });

  it('closes by Escape', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    pressEscape(screen.getByRole('dialog'));
    expect(dialog()).toBeNull();
    await waitFor(() => expect(token()).toBeUndefined());
  });

  it('cannot be closed without onClose', () => {
    render(
      <Dialog open title="A coin">
        <p>About it</p>
      </Dialog>,
    );
    expect(token()).toBeUndefined();
    expect(screen.queryByRole('button', { name: uiCopy.close })).toBeNull();
    expect(screen.getByRole('dialog')).toHaveAttribute('closedby', 'none');
    pressEscape(screen.getByRole('dialog'));
    expect(dialog()).toBeVisible();
  });
});
