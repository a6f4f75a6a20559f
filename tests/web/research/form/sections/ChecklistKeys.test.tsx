import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checklistKeysCopy as copy } from '../../../../../src/web/copy/research/checklist-keys.ts';
import { everything, findFixtureImage } from '../../../../../stories/fixtures/questionnaires.ts';
import { ViewDemo } from '../../../../../stories/research/form/FormDemo.tsx';
import { questionnaireCopy } from '../../../../../src/web/copy/research/questionnaire.ts';
import { uiCopy } from '../../../../../src/web/copy/ui.ts';

const withNotes = { ...everything, questionnaire: { ...everything.questionnaire, notes: true as const } };

const onSave = vi.fn<() => void>();

function renderView(keyboard: Parameters<typeof userEvent.setup>[0] = {}) {
  render(<ViewDemo compiled={withNotes} findImage={findFixtureImage} onSave={onSave} />);
  return userEvent.setup(keyboard);
}

async function show(keyboard: Parameters<typeof userEvent.setup>[0] = {}) {
  const user = renderView(keyboard);
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

afterEach(() => {
  localStorage.clear();
  onSave.mockClear();
});

const keysThatAct = ['j', 'k', 'y', 'n', 'c', 'w', 'h', 'f', 's', '?'] as const;

/** Elements of the page or of a browser extension in which a member types, by where they are. */
const foreign: Readonly<Record<string, (page: HTMLElement, card: HTMLElement) => HTMLElement>> = {
  'a field in a closed shadow root': (page) => addField(page, 'x-panel', 'closed'),
  'a field in an open shadow root': (page) => addField(page, 'x-panel', 'open'),
  'a field in a closed shadow root within a question': (_, card) => addField(card, 'x-fill', 'closed'),
  'a field in a closed shadow root of a plain element within a question': (_, card) =>
    addField(card, 'span', 'closed'),
  'a custom element within a question': (_, card) => add(card, 'x-fill', { tabindex: '0' }),
  'editable content': (page) => add(page, 'div', { contenteditable: 'true', tabindex: '0' }),
  'editable content within a question': (_, card) =>
    add(card, 'div', { contenteditable: 'plaintext-only', tabindex: '0' }),
  'an input elsewhere': (page) => add(page, 'input', {}),
  'a button elsewhere': (page) => add(page, 'button', {}),
  'a frame': (page) => add(page, 'iframe', {}),
  'an item of a menu within a question': (_, card) =>
    add(add(card, 'div', { role: 'menu' }), 'button', { role: 'menuitem' }),
};

function add(place: HTMLElement, name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return place.appendChild(element);
}

function addField(place: HTMLElement, host: string, mode: ShadowRootMode): HTMLElement {
  return add(place, host, {}).attachShadow({ mode }).appendChild(document.createElement('input'));
}

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

  it('open the first section if none is open, and continue from the last question without a focus', async () => {
    const user = renderView();
    await screen.findByRole('button', { name: copy.button });
    const header = screen.getByRole('button', { name: /^Basics/ });
    await user.keyboard('j');
    expect(header).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveFocus();
    await user.keyboard('j');
    const second = document.activeElement;
    (second as HTMLElement).blur();
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

  it.each(Object.entries(foreign))('leave alone what is typed into %s (D3)', async (_, place) => {
    await show();
    fireEvent.click(box());
    const element = place(document.body, box().closest<HTMLElement>('[data-question]')!);
    element.focus();
    const before = document.activeElement;
    for (const key of keysThatAct) expect(fireEvent.keyDown(element, { key })).toBe(true);
    expect(document.activeElement).toBe(before);
    expect(box()).toBeChecked();
    expect(screen.getByRole('button', { name: /^Basics/ })).toHaveAttribute('aria-expanded', 'true');
    expect(onSave).not.toHaveBeenCalled();
    const { host } = element.getRootNode() as Partial<ShadowRoot>;
    (host ?? element).remove();
  });

  it('save nothing (s) where nothing is chosen or changed, and say so (D3)', async () => {
    const user = await show();
    const said = () => screen.queryByText(questionnaireCopy.nothingToSave);
    await user.keyboard('s');
    expect(said()?.closest('output')).toBeInTheDocument();
    await user.keyboard('y');
    expect(said()).toBeNull();
    // Taken back, so nothing is chosen.
    box().focus();
    await user.keyboard('ys');
    expect(said()).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
    await user.keyboard('ns');
    expect(onSave).toHaveBeenCalledOnce();
    expect(said()).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Basics.*Saved$/ }));
    await user.keyboard('s');
    expect(said()).toBeVisible();
    expect(onSave).toHaveBeenCalledOnce();
    // The button saves an unanswered section.
    await user.click(screen.getByRole('button', { name: /^More/ }));
    await user.click(screen.getAllByRole('button', { name: questionnaireCopy.save })[1]!);
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['Cyrillic', { KeyY: 'н', KeyN: 'т', KeyJ: 'о', KeyK: 'л' }],
    ['Cyrillic with caps lock', { KeyY: 'Н', KeyN: 'Т', KeyJ: 'О', KeyK: 'Л' }],
    ['Greek', { KeyY: 'υ', KeyN: 'ν', KeyJ: 'ξ', KeyK: 'κ' }],
    // The Latin letter decides, wherever its key is.
    ['Dvorak', { KeyT: 'y', KeyL: 'n', KeyC: 'j', KeyV: 'k' }],
  ])('work on a keyboard with the letters of %s (D3)', async (_, letters) => {
    const user = await show({
      keyboardMap: Object.entries(letters).map(([code, key]) => ({ code, key })),
    });
    const [y, n, j, k] = Object.keys(letters);
    await user.keyboard(`[${y}][${n}]`);
    expect(box()).toBeChecked();
    expect(copycats('No')).toHaveAttribute('aria-pressed', 'true');
    box().focus();
    await user.keyboard(`[${j}]`);
    expect(copycats('Yes')).toHaveFocus();
    await user.keyboard(`[${k}]`);
    expect(box()).toHaveFocus();
  });

  it.each([
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { key: 'н', modifierAltGraph: true },
    // Another layout's keys at the places of y, n and j.
    { key: 'f', code: 'KeyY', isComposing: true },
    { key: ',', code: 'KeyW' },
    { key: 'é', code: 'KeyN' },
    { key: 'Process', code: 'KeyN', keyCode: 229 },
  ])('leave alone %o', async (event) => {
    await show();
    fireEvent.click(box());
    expect(fireEvent.keyDown(box(), { key: 'y', code: 'KeyY', ...event })).toBe(true);
    expect(box()).toBeChecked();
    expect(screen.getByRole('button', { name: /^Basics/ })).toHaveAttribute('aria-expanded', 'true');
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
