import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TermsScreen } from '../../../../src/web/screens/terms/TermsScreen.tsx';
import { emptyConfig, filledConfig } from '../../../../stories/screens/public-config.ts';

describe('TermsScreen (M1)', () => {
  it('names the law, and the time an answer about links takes', () => {
    render(<TermsScreen config={emptyConfig} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    expect(screen.getByText(/Dutch law applies/)).toBeVisible();
    expect(screen.getByText(/within 2 to 3 weeks/)).toBeVisible();
  });

  it('tells who runs the website where the operator filled it in', () => {
    render(<TermsScreen config={filledConfig} />);
    expect(
      screen.getByText(/run by Take Profits B\.V\. Our address is Examplestraat 1, Utrecht\./),
    ).toBeVisible();
    expect(screen.getByText(/A year costs €99/)).toBeVisible();
    expect(screen.getByText(/last changed on 1 December 2026\./)).toBeVisible();
  });

  it('leaves out what is not filled in', () => {
    const { container } = render(<TermsScreen config={emptyConfig} />);
    expect(container).not.toHaveTextContent(/[[\]{}]|null|undefined/);
    expect(container).not.toHaveTextContent(/run by|trade register|last changed/);
  });

  it('links every mention of the contact address', () => {
    render(<TermsScreen config={filledConfig} />);
    const links = screen.getAllByRole('link', { name: filledConfig.contactEmail });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', `mailto:${filledConfig.contactEmail}`);
  });
});
