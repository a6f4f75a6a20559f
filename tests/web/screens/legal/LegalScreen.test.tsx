import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LegalScreen } from '../../../../src/web/screens/legal/LegalScreen.tsx';
import { legal } from '../../../spec/table.ts';
import { emptyConfig, filledConfig } from '../../../../stories/screens/public-config.ts';

describe('the terms (M1)', () => {
  it('say who runs the website when the operator has set it', () => {
    render(<LegalScreen text="terms" config={filledConfig} />);
    expect(
      screen.getByText(/run by Take Profits B\.V\. Our address is Examplestraat 1, Utrecht\./),
    ).toBeVisible();
    expect(screen.getByText(/A year costs €99/)).toBeVisible();
    expect(screen.getByText(/last changed on 1 December 2026\./)).toBeVisible();
  });

  it('leave out details that are not set', () => {
    const { container } = render(<LegalScreen text="terms" config={emptyConfig} />);
    expect(container).not.toHaveTextContent(/[[\]{}]|null|undefined/);
    expect(container).not.toHaveTextContent(/run by|trade register|last changed/);
  });

  it('link every mention of the contact address', () => {
    render(<LegalScreen text="terms" config={filledConfig} />);
    const links = screen.getAllByRole('link', { name: filledConfig.contactEmail });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', `mailto:${filledConfig.contactEmail}`);
  });
});

describe('the privacy policy (M1)', () => {
  it('says how long data is kept and where it goes when the operator has set it', () => {
    render(<LegalScreen text="privacy" config={filledConfig} />);
    expect(screen.getByText(/we keep it for two years/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Outside the European Economic Area' })).toBeVisible();
  });

  it('leaves out details that are not set, and a heading without any text', () => {
    const { container } = render(<LegalScreen text="privacy" config={emptyConfig} />);
    expect(container).not.toHaveTextContent(/[[\]{}]|null|undefined/);
    expect(screen.queryByRole('heading', { name: 'Outside the European Economic Area' })).toBeNull();
  });
});

it.each(Object.entries(legal))('%s have the specified law, age and deadline (M1)', (text, words) => {
  const { container } = render(
    <LegalScreen text={text === 'terms' ? 'terms' : 'privacy'} config={emptyConfig} />,
  );
  for (const one of words) expect(container).toHaveTextContent(one);
});
