import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PrivacyScreen } from '../../../../src/web/screens/privacy/PrivacyScreen.tsx';
import { emptyConfig, filledConfig } from '../../../../stories/screens/public-config.ts';

describe('PrivacyScreen (M1)', () => {
  it('states the minimum age', () => {
    render(<PrivacyScreen config={emptyConfig} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    expect(screen.getByText(/not meant for anyone under 13/)).toBeVisible();
  });

  it('tells how long data is kept and where it goes where the operator filled it in', () => {
    render(<PrivacyScreen config={filledConfig} />);
    expect(screen.getByText(/we keep it for two years\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Outside the European Economic Area' })).toBeVisible();
  });

  it('leaves out what is not filled in, with its heading where nothing remains', () => {
    const { container } = render(<PrivacyScreen config={emptyConfig} />);
    expect(container).not.toHaveTextContent(/[[\]{}]|null|undefined/);
    expect(screen.queryByRole('heading', { name: 'Outside the European Economic Area' })).toBeNull();
  });
});
