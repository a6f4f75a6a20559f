import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import coinEvaluation from '../../../../schemas/coineval/schema.json';
import nftEvaluation from '../../../../schemas/nfteval/schema.json';
import { landing } from '../../../../src/web/copy/public/landing.ts';
import { questionnaireCopy } from '../../../../src/web/copy/research/questionnaire.ts';
import { LandingScreen } from '../../../../src/web/screens/landing/LandingScreen.tsx';

const { verdicts } = questionnaireCopy;
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

  it('labels its example, and shows questions of the checklist with evidence and three answers', () => {
    render(<LandingScreen scheduleHref="mailto:contact@takeprofits.example" />);
    expect(screen.getByText(landing.example.label)).toBeVisible();
    const titles = sections.flatMap((section) => Object.values(section.properties)).map(({ title }) => title);
    for (const { title, evidence } of landing.example.questions) {
      expect(titles).toContain(title);
      const question = screen.getByRole('group', { name: title });
      for (const text of Object.values(evidence))
        expect(question).toHaveAccessibleDescription(expect.stringContaining(text));
      const answers = within(question).getAllByRole('radio');
      expect(answers.map((answer) => answer.closest('label')?.textContent)).toEqual([
        verdicts.yes,
        verdicts.no,
        verdicts['cant-tell'],
      ]);
    }
  });

  it('shows the actual number of sections and questions', () => {
    render(<LandingScreen scheduleHref="mailto:contact@takeprofits.example" />);
    expect(screen.getByText(`${sections.length} sections, ${questions.length} questions`)).toBeVisible();
    const art = Object.keys(nftEvaluation.properties);
    expect(screen.getByText(`${art.length} sections, art to strategy`)).toBeVisible();
  });
});
