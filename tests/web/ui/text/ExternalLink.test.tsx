import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ExternalLink } from '../../../../src/web/ui/text/ExternalLink.tsx';

describe('ExternalLink', () => {
  it('opens an https address in a new tab, without opener and referrer', () => {
    render(<ExternalLink href="https://ethereum.org/">Website</ExternalLink>);
    const link = screen.getByRole('link', { name: 'Website' });
    expect(link).toHaveAttribute('href', 'https://ethereum.org/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it.each(['http://ethereum.org/', 'javascript:alert(1)', 'data:text/html,x', '//ethereum.org', '/news', ''])(
    'shows its text without a link for %j',
    (href) => {
      render(<ExternalLink href={href}>Website</ExternalLink>);
      expect(screen.getByText('Website')).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
