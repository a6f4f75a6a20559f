import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { uiCopy } from '../../../../src/web/copy/ui.ts';
import { SearchForm } from '../../../../src/web/ui/controls/SearchForm.tsx';

const bitcoin = { id: 'btc', text: 'Bitcoin', beside: { mark: 'BTC', detail: 'Rank 1' } };
const cash = { id: 'bch', text: 'Bitcoin Cash', beside: { mark: 'BCH', detail: 'Rank 20' } };

function show() {
  const onSearch = vi.fn<(name: string, id?: string) => void>();
  const onType = vi.fn<(name: string) => void>();
  render(
    <SearchForm
      label="Search"
      field="Name"
      initial=""
      maxLength={100}
      busy={false}
      focused
      check={(name) => (name === '' ? 'Say a name' : undefined)}
      onSearch={onSearch}
      suggest={{ label: 'Coins', suggestions: [bitcoin, cash], onType }}
    />,
  );
  return { onSearch, onType, user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Name' }) };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('SearchForm with suggestions', () => {
  it('shows suggestions once something is typed, and Enter searches the typed text', async () => {
    const { onSearch, onType, user, field } = show();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('bit');
    expect(onType).toHaveBeenLastCalledWith('bit');
    expect(options()).toEqual(['BTC Bitcoin Rank 1', 'BCH Bitcoin Cash Rank 20']);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Coins' }).id);
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('bit', undefined);
    expect(options()).toEqual([]);
  });

  it('moves through the suggestions and back to the field by arrow keys, and chooses by Enter', async () => {
    const { onSearch, user, field } = show();
    await user.keyboard('b{ArrowDown}');
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? 'none');
    expect(active()).toHaveTextContent('Bitcoin Rank 1');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Bitcoin Cash');
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('Bitcoin Cash', 'bch');
    expect(field).toHaveValue('Bitcoin Cash');
    expect(field).toHaveFocus();
  });

  it('closes its suggestions on Escape, and chooses one on a click', async () => {
    const { onSearch, user, field } = show();
    await user.keyboard('b{Escape}');
    expect(options()).toEqual([]);
    expect(field).toHaveValue('b');
    await user.keyboard('i');
    await user.click(screen.getByRole('option', { name: /Cash/ }));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('Bitcoin Cash', 'bch');
    expect(options()).toEqual([]);
  });

  it('searches the chosen suggestion by the button too, until something else is typed', async () => {
    const { onSearch, user } = show();
    await user.keyboard('b');
    await user.click(screen.getByRole('option', { name: /Cash/ }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSearch).toHaveBeenLastCalledWith('Bitcoin Cash', 'bch');
    await user.type(screen.getByRole('combobox'), '!{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('Bitcoin Cash!', undefined);
  });

  it.each([
    ['while a word is being composed', { isComposing: true }],
    ['at the end of a composition in Safari', { keyCode: 229 }],
  ])('leaves a key press to the input method %s', async (_, sent) => {
    const { onSearch, user, field } = show();
    await user.keyboard('b');
    fireEvent.keyDown(field, { key: 'ArrowDown', ...sent });
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    fireEvent.keyDown(field, { key: 'Enter', ...sent });
    fireEvent.keyDown(field, { key: 'Escape', ...sent });
    expect(options()).toHaveLength(2);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('does not search for a name that is too long', async () => {
    const { onSearch, user, field } = show();
    await user.paste('x'.repeat(101));
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('x'.repeat(101));
    expect(field).toHaveAccessibleDescription(uiCopy.tooLong(100));
    expect(onSearch).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('x'.repeat(100), undefined);
  });

  it('refuses a blank name', async () => {
    const { onSearch, user } = show();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('Say a name')).toBeVisible();
    expect(onSearch).toHaveBeenCalledWith('');
  });
});
