import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { landing } from '../../../../src/web/copy/public/landing.ts';
import { LandingScreen } from '../../../../src/web/screens/landing/LandingScreen.tsx';

const counts = { counted: { coins: { sections: 9, questions: 31 }, nfts: { sections: 7, questions: 50 } } };

describe('LandingScreen (A3)', () => {
  it('opens with the headline', () => {
    render(<LandingScreen {...counts} scheduleHref="mailto:contact@takeprofits.example" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Dive into Digital Asset Insights' })).toBeVisible();
  });

  it('leads through the login to the news', () => {
    render(<LandingScreen {...counts} scheduleHref="mailto:contact@takeprofits.example" />);
    expect(screen.getByRole('link', { name: 'Start Research' })).toHaveAttribute('href', '/login?next=/news');
  });

  it('opens the scheduling page in a new window', () => {
    render(<LandingScreen {...counts} scheduleHref="https://calls.example/us" />);
    const link = screen.getByRole('link', { name: 'Schedule a call' });
    expect(link).toHaveAttribute('href', 'https://calls.example/us');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('writes a mail where there is no scheduling page', () => {
    render(<LandingScreen {...counts} scheduleHref="mailto:contact@takeprofits.example" />);
    const link = screen.getByRole('link', { name: 'Schedule a call' });
    expect(link).toHaveAttribute('href', 'mailto:contact@takeprofits.example');
    expect(link).not.toHaveAttribute('target');
  });

  it('marks its example as one, with two questions and how to check them', () => {
    render(<LandingScreen {...counts} scheduleHref="mailto:contact@takeprofits.example" />);
    expect(screen.getByText('Example')).toBeVisible();
    for (const { title, help } of landing.example.questions) {
      expect(screen.getByRole('checkbox', { name: title })).toBeVisible();
      expect(screen.getByText(help)).toBeInTheDocument();
    }
  });

  it('counts the sections and questions that there are', () => {
    render(<LandingScreen {...counts} scheduleHref="mailto:contact@takeprofits.example" />);
    expect(screen.getByText('9 sections, 31 questions')).toBeVisible();
    expect(screen.getByText('7 sections, art to strategy')).toBeVisible();
  });
});
