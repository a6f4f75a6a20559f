import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import coinEvaluation from '../../../../schemas/coineval/schema.json';
import nftEvaluation from '../../../../schemas/nfteval/schema.json';
import { landing } from '../../../../src/web/copy/public/landing.ts';
import { LandingScreen } from '../../../../src/web/screens/landing/LandingScreen.tsx';

const sections = Object.values(coinEvaluation.properties);
const questions = sections.flatMap((section) => Object.keys(section.properties));

describe('LandingScreen (A3)', () => {
  it('links to the sign-in page, which continues to the news', () => {
    render(<LandingScreen scheduleHref="mailto:contact@takeprofits.example" />);
    expect(screen.getByRole('link', { name: 'Start Research' })).toHaveAttribute('href', '/login?next=/news');
  });

  it('opens the scheduling page in a new window', () => {
    render(<LandingScreen scheduleHref="https://calls.example/us" />);
    const link = screen.getByRole('link', { name: 'Schedule a call' });
    expect(link).toHaveAttribute('href', 'https://calls.example/us');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('links to the contact address when there is no scheduling page', () => {
    render(<LandingScreen scheduleHref="mailto:contact@takeprofits.example" />);
    const link = screen.getByRole('link', { name: 'Schedule a call' });
    expect(link).toHaveAttribute('href', 'mailto:contact@takeprofits.example');
    expect(link).not.toHaveAttribute('target');
  });

  it('labels its example, and shows its questions with their help texts', () => {
    render(<LandingScreen scheduleHref="mailto:contact@takeprofits.example" />);
    expect(screen.getByText('Example')).toBeVisible();
    for (const { title, help } of landing.example.questions) {
      expect(screen.getByRole('checkbox', { name: title })).toBeVisible();
      expect(screen.getByText(help)).toBeInTheDocument();
    }
  });

  it('shows the actual number of sections and questions', () => {
    render(<LandingScreen scheduleHref="mailto:contact@takeprofits.example" />);
    expect(screen.getByText(`${sections.length} sections, ${questions.length} questions`)).toBeVisible();
    const art = Object.keys(nftEvaluation.properties);
    expect(screen.getByText(`${art.length} sections, art to strategy`)).toBeVisible();
  });
});
