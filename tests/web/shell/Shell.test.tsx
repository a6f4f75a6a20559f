import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findMemberRoute, memberRoutes } from '../../../src/web/app/member-routes.ts';
import { buildSidebar } from '../../../src/web/shell/navigation/navigation.ts';
import { Shell } from '../../../src/web/shell/Shell.tsx';
import { shellCopy } from '../../../src/web/copy/shell.ts';
import { matchingMedia } from '../../helpers/dom-stubs.ts';

const footer = {
  contactEmail: 'contact@takeprofits.example',
  socialLinks: [
    { name: 'Mastodon', url: 'https://social.example/@takeprofits' },
    { name: 'Odd', url: 'javascript:alert(1)' },
  ],
};

function renderShell(path = '/index') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Shell
        sidebar={buildSidebar(memberRoutes)}
        page={findMemberRoute(path)}
        email="maya@studio.example"
        coins={128}
        progress={{ done: 3, total: 8 }}
        footer={footer}
        onLogout={() => undefined}
      >
        <Routes>
          <Route path="/results" element={<h1>Results</h1>} />
          <Route path="*" element={<h1>Elsewhere</h1>} />
        </Routes>
      </Shell>
    </MemoryRouter>,
  );
}

const sidebar = () => screen.getByRole('navigation', { name: 'Research' });
const names = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

describe('the top bar', () => {
  it('links to its five pages and shows the balance', () => {
    renderShell();
    const bar = within(screen.getByRole('navigation', { name: 'Account and help' }));
    for (const name of ['Tutorial', 'Get Help', 'Airdrops', 'Daily Check-in', 'Account', '128 coins']) {
      expect(bar.getByRole('link', { name })).toBeVisible();
    }
  });
});

describe('the sidebar', () => {
  it('is open at first, with its links in order', () => {
    renderShell('/cryptocal');
    expect(names(within(sidebar()).getAllByRole('link'))).toEqual([
      'News',
      'Calendar',
      'Coin Evaluation',
      'NFT Evaluation',
      'Exchanges',
      'Data',
      'Charting',
      'Results',
      'Research progress 3 of 8 parts',
    ]);
    expect(within(sidebar()).getByRole('link', { name: /^Research progress/ })).toHaveAttribute(
      'href',
      '/results',
    );
    expect(within(sidebar()).getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page');
    expect(within(sidebar()).getByText('3 of 8 parts')).toBeVisible();
  });

  it('marks Charting while the fear and greed page is shown (A5, F1)', () => {
    renderShell('/fng');
    expect(within(sidebar()).getByRole('link', { name: 'Charting' })).toHaveAttribute('aria-current', 'true');
    expect(within(sidebar()).getByRole('link', { name: 'Data' })).not.toHaveAttribute('aria-current');
  });

  it('links only to existing pages', () => {
    renderShell();
    const paths = memberRoutes.map(({ path }) => path);
    for (const link of within(sidebar()).getAllByRole('link'))
      expect(paths).toContain(link.getAttribute('href'));
  });

  it('collapses a group', async () => {
    renderShell();
    const group = within(sidebar()).getByRole('button', { name: 'News' });
    await userEvent.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(within(sidebar()).queryByRole('link', { name: 'Calendar' })).toBeNull();
  });

  it('collapses to a rail, and is still a rail on the next visit', async () => {
    const { unmount } = renderShell();
    await userEvent.click(screen.getByRole('button', { name: shellCopy.collapse, expanded: true }));
    expect(localStorage.getItem('sidebar')).toBe('rail');
    unmount();
    renderShell('/coineval');
    expect(screen.getByRole('button', { name: 'Expand sidebar', expanded: false })).toBeVisible();
    expect(within(sidebar()).queryByText('Research progress')).toBeNull();
    const group = within(sidebar()).getByRole('button', { name: 'Research' });
    const popover = document.getElementById(group.getAttribute('popovertarget') ?? '');
    expect(popover).toHaveAttribute('popover', 'auto');
    expect(popover).toHaveTextContent('Coin Evaluation');
  });

  it('starts as a rail on a narrow page, and does not store that it was expanded there', async () => {
    matchingMedia.add('(max-width: 1120px)');
    renderShell();
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(screen.getByRole('button', { name: shellCopy.collapse })).toBeVisible();
    expect(localStorage.getItem('sidebar')).toBeNull();
  });
});

describe('the drawer of a phone', () => {
  beforeEach(() => {
    matchingMedia.add('(max-width: 720px)');
    matchingMedia.add('(max-width: 1120px)');
  });

  it('contains the whole menu, and closes when a page is opened', async () => {
    renderShell();
    expect(screen.queryByRole('navigation', { name: 'Research' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    for (const name of ['Tutorial', 'Get Help', 'Airdrops', 'Daily Check-in', 'Account']) {
      expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await userEvent.click(menu.getByRole('link', { name: 'Results' }));
    expect(screen.getByRole('heading', { name: 'Results' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the breadcrumb', () => {
  const crumbs = () => screen.getByRole('navigation', { name: shellCopy.breadcrumb });

  it.each(memberRoutes.map(({ path }) => path))(
    'of %s ends with the page, repeats no step and does not link to the page itself',
    (path) => {
      renderShell(path);
      const steps = crumbs().textContent.split('/');
      expect(new Set(steps).size).toBe(steps.length);
      expect(crumbs().lastElementChild).toHaveAttribute('aria-current', 'page');
      expect(crumbs().lastElementChild).toHaveTextContent(steps.at(-1) ?? '');
      for (const link of within(crumbs()).queryAllByRole('link')) {
        expect(link).not.toHaveAttribute('href', path);
      }
    },
  );

  it('links a group to its first page, and does not repeat a page named like its group', () => {
    const { unmount } = renderShell('/nfteval');
    expect(crumbs()).toHaveTextContent('Research/NFT Evaluation');
    expect(within(crumbs()).getByRole('link', { name: 'Research' })).toHaveAttribute('href', '/coineval');
    unmount();
    renderShell('/news');
    expect(crumbs()).toHaveTextContent(/^News$/);
  });

  it('names a page as the menu and the title do: Data', () => {
    renderShell('/walletmovement');
    expect(crumbs()).toHaveTextContent(/^Data$/);
    expect(within(sidebar()).getByRole('link', { current: 'page' })).toHaveTextContent(/^Data$/);
    expect(findMemberRoute('/walletmovement').title).toBe('Data');
  });
});

describe('navigation', () => {
  it('moves the focus to the page and scrolls to its top', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    renderShell();
    expect(screen.getByRole('main')).not.toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Results' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });
});

describe('the footer', () => {
  it('opens the legal pages in a new tab, and links only safe addresses of the operator', () => {
    renderShell();
    const foot = within(screen.getByRole('contentinfo'));
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      expect(foot.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    expect(foot.getByRole('link', { name: 'Status' })).toHaveAttribute('href', '/status');
    expect(foot.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      'mailto:contact@takeprofits.example',
    );
    expect(foot.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('href', footer.socialLinks[0]?.url);
    expect(foot.queryByRole('link', { name: 'Odd' })).toBeNull();
    expect(foot.getByText(`© ${new Date().getFullYear()} Take Profits`)).toBeVisible();
  });
});
