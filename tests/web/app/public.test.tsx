import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PublicHeader } from '../../../src/web/shell/public/PublicHeader.tsx';
import { publicCopy } from '../../../src/web/copy/public/public-pages.ts';

beforeEach(() => {
  vi.resetModules();
  delete document.documentElement.dataset['theme'];
});

async function openPage(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  render(<PublicHeader path="/" contactEmail="contact@takeprofits.example" />);
  await import('../../../src/web/app/public.ts');
}

const login = () => screen.getByRole('link', { name: publicCopy.login, hidden: true });
const toggle = () => screen.getByRole('button', { name: /theme/, hidden: true });

describe('the script of the public pages', () => {
  it.each([
    ['/', '/login'],
    ['/terms', '/login'],
    ['/coineval', '/login?next=%2Fcoineval'],
    ['/results?part=2', '/login?next=%2Fresults%3Fpart%3D2'],
  ])('makes the Login button on %s lead to %s', async (address, expected) => {
    await openPage(address);
    expect(login()).toHaveAttribute('href', expected);
  });

  it('switches the theme and remembers it (A7)', async () => {
    document.documentElement.dataset['theme'] = 'dark';
    await openPage('/');
    await userEvent.click(toggle());
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
    await userEvent.click(toggle());
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('switches the theme when storage is forbidden', async () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    document.documentElement.dataset['theme'] = 'light';
    await openPage('/');
    await userEvent.click(toggle());
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    forbidden.mockRestore();
  });
});
