import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages, rewardMessage } from '../../../../../src/contracts/messages.ts';
import { SaveRow } from '../../../../../src/web/research/form/sections/SaveRow.tsx';
import type { SaveState } from '../../../../../src/web/research/form/section-state.ts';
import { questionnaireCopy } from '../../../../../src/web/copy/research/questionnaire.ts';

function row(state: SaveState) {
  return (
    <>
      <form id="form" />
      <SaveRow label="Save" state={state} reward={5} formId="form" />
    </>
  );
}

describe('SaveRow', () => {
  it('shows what a first save earns', () => {
    render(row({ kind: 'ready' }));
    expect(screen.getByRole('button', { name: questionnaireCopy.save })).toBeEnabled();
    expect(screen.getByText('Earns 5 coins once')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('disables its button during a save, keeps its name, and gives it the focus back', () => {
    const { rerender } = render(row({ kind: 'dirty' }));
    const button = screen.getByRole('button', { name: questionnaireCopy.save });
    button.focus();
    rerender(row({ kind: 'saving' }));
    expect(screen.getByRole('button', { name: questionnaireCopy.save })).toBeDisabled();
    button.blur();
    rerender(row({ kind: 'saved' }));
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  });

  it.each([
    [{ kind: 'saved' }, messages.saved],
    [
      { kind: 'saved', reward: { kind: 'gained', gained: 5, balance: 128 } },
      `${messages.saved}${rewardMessage(5, 128)}`,
    ],
    [{ kind: 'saved', reward: { kind: 'already' } }, `${messages.saved}${messages.alreadyRewarded}`],
    [{ kind: 'queued' }, 'Queued. Sends when you are back online'],
  ] satisfies [SaveState, string][])('shows the result of %o', (state, text) => {
    render(row(state));
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByText('Earns 5 coins once')).not.toBeInTheDocument();
  });

  it('shows an alert when the save failed, and allows another', () => {
    render(row({ kind: 'failed' }));
    expect(screen.getByRole('alert').textContent).toBe(messages.saveFailed);
    expect(screen.getByRole('button', { name: questionnaireCopy.save })).toBeEnabled();
  });

  it('shows the server’s message, and what to do, when the member has no room left', () => {
    render(row({ kind: 'failed', full: 'NFT Evaluation: delete some.' }));
    expect(screen.getByRole('alert').textContent).toBe(
      `${messages.saveFailed}NFT Evaluation: delete some.${questionnaireCopy.makeRoom}`,
    );
  });

  it('adds to the alert that a failed save is kept and sent again', () => {
    render(row({ kind: 'failed', again: true }));
    expect(screen.getByRole('alert').textContent).toBe(
      `${messages.saveFailed}${questionnaireCopy.keptAndSent}`,
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
