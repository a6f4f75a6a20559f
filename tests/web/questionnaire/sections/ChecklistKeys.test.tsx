import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { checklistKeysCopy as copy } from '../../../../src/web/copy/research/checklist-keys.ts';
import { everything, findFixtureImage } from '../../../../stories/fixtures/questionnaires.ts';
import { ViewDemo } from '../../../../stories/questionnaire/FormDemo.tsx';
import { uiCopy } from '../../../../src/web/copy/ui.ts';

const withNotes = { ...everything, questionnaire: { ...everything.questionnaire, notes: true as const } };

function renderView() {
  render(<ViewDemo compiled={withNotes} findImage={findFixtureImage} />);
  return userEvent.setup();
}

async function show() {
  const user = renderView();
  await user.click(screen.getByRole('button', { name: /^Basics/ }));
  // The keys load after the questions.
  await screen.findByRole('button', { name: copy.button });
  return user;
}

const copycats = (answer: string) =>
  screen.getByRole(answer === 'Yes' ? 'checkbox' : 'button', {
    name: `${answer}, Are there copycats?`,
  });

const box = () => screen.getByRole('checkbox', { name: 'Yes, Is it listed?' });

afterEach(() => localStorage.clear());

describe('the keys of a checklist', () => {
  it('work before the list of them has loaded, and "?" opens it once it has', async () => {
    const user = renderView();
    await user.keyboard('j');
    expect(box()).toHaveFocus();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: copy.title })).toBeVisible();
  });

  it('move between questions (j, k), tick (Space), and save the section (s)', async () => {
    const user = await show();
    await user.keyboard('j');
    expect(box()).toHaveFocus();
    await user.keyboard(' ');
    expect(box()).toBeChecked();
    await user.keyboard('j');
    const second = document.activeElement;
    expect(second).not.toBe(box());
    box().focus();
    await user.keyboard('jk');
    expect(box()).toHaveFocus();
    await user.keyboard('s');
    const more = screen.getByRole('button', { name: /^More/ });
    await waitFor(() => expect(more).toHaveFocus());
    await user.keyboard('j');
    expect(more.closest('[data-section]')).toContainElement(document.activeElement as HTMLElement);
  });

  it('open the first section if none is open, and continue from the last question wherever the focus is', async () => {
    const user = renderView();
    await screen.findByRole('button', { name: copy.button });
    const header = screen.getByRole('button', { name: /^Basics/ });
    await user.keyboard('j');
    expect(header).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveFocus();
    await user.keyboard('j');
    const second = document.activeElement;
    screen.getByRole('button', { name: copy.button }).focus();
    await user.keyboard('k');
    expect(box()).toHaveFocus();
    await user.keyboard('j');
    expect(document.activeElement).toBe(second);
  });

  it('answer (y, n, c) and move on, also from a section’s header; a second press undoes the answer', async () => {
    const user = await show();
    expect(screen.getByRole('button', { name: /^Basics/ })).toHaveFocus();
    await user.keyboard('y');
    expect(box()).toBeChecked();
    expect(copycats('Yes')).toHaveFocus();
    await user.keyboard('n');
    expect(copycats('No')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('textbox', { name: 'What is the floor price?' })).toHaveFocus();
    copycats('No').focus();
    await user.keyboard('n');
    expect(copycats('No')).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('k');
    expect(box()).toHaveFocus();
    await user.keyboard('y');
    expect(box()).not.toBeChecked();
    expect(box()).toHaveFocus();
    await user.keyboard('c');
    expect(screen.getByRole('button', { name: 'Can’t tell, Is it listed?' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('answer once when they are held down, and work in capitals', async () => {
    const user = await show();
    box().focus();
    await user.keyboard('{n>3/}');
    expect(screen.getByRole('button', { name: 'No, Is it listed?' })).toHaveAttribute('aria-pressed', 'true');
    expect(copycats('No')).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('N');
    expect(copycats('No')).toHaveAttribute('aria-pressed', 'true');
  });

  it('open the help (h) and the note (w), and close and open the section (f)', async () => {
    const user = await show();
    box().focus();
    await user.keyboard('h');
    const help = screen.getByRole('button', { name: /^Help .*Is it listed/, expanded: true });
    await user.keyboard('h');
    expect(help).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('w');
    const note = screen.getByRole('textbox', { name: /note.*Is it listed/i });
    expect(note).toHaveFocus();
    await user.keyboard('why f');
    expect(note).toHaveValue('why f');
    box().focus();
    await user.keyboard('f');
    const header = screen.getByRole('button', { name: /^Basics/ });
    expect(header).toHaveAttribute('aria-expanded', 'false');
    expect(header).toHaveFocus();
    await user.keyboard('f');
    expect(header).toHaveAttribute('aria-expanded', 'true');
  });

  it('type letters in a text field', async () => {
    const user = await show();
    const field = screen.getByRole('textbox', { name: 'What is the floor price?' });
    await user.type(field, 'jks?');
    expect(field).toHaveValue('jks?');
    expect(field).toHaveFocus();
  });

  it('are listed by "?", where they can be turned off and on again', async () => {
    const user = await show();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: copy.title }));
    await user.click(dialog.getByRole('checkbox', { name: copy.use }));
    await user.click(dialog.getByRole('button', { name: uiCopy.close }));
    screen.getByRole('button', { name: /^Basics/ }).focus();
    await user.keyboard('j');
    expect(box()).not.toHaveFocus();
    expect(localStorage.getItem('checklistKeys')).toBe('false');
    await user.click(screen.getByRole('button', { name: copy.button }));
    await user.click(await screen.findByRole('checkbox', { name: copy.use, checked: false }));
    await user.click(screen.getByRole('button', { name: uiCopy.close }));
    screen.getByRole('button', { name: /^Basics/ }).focus();
    await user.keyboard('j');
    expect(box()).toHaveFocus();
  });
});
