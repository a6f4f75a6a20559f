import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PageTabs } from '../../../../src/web/ui/page/PageTabs.tsx';

const tabs = [
  { label: 'One', path: '/one' },
  { label: 'Two', path: '/two' },
];

describe('PageTabs', () => {
  it('links to its pages and marks the one that is shown', () => {
    render(
      <MemoryRouter initialEntries={['/two']}>
        <PageTabs label="Both" tabs={tabs} />
      </MemoryRouter>,
    );
    const links = within(screen.getByRole('navigation', { name: 'Both' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/one', '/two']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  });
});
