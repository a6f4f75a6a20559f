import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { onlySection, scores } from '../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../stories/research/form/FormDemo.tsx';
import type { Formula } from '../../../../../src/engine/formulas.ts';
import { questionnaireCopy } from '../../../../../src/web/copy/research/questionnaire.ts';

const line = (title: string) => screen.queryByText(title)?.closest('p');

/** The section of worries, with another formula for its score. */
function withFormula(formula: Formula): typeof scores {
  const compiled = onlySection(scores, 'worries');
  const { questionnaire } = compiled;
  const sections = questionnaire.sections.map((section) => ({
    ...section,
    calculated: section.calculated?.map((value) => (value.id === 'worry' ? { ...value, formula } : value)),
  }));
  return {
    ...compiled,
    questionnaire: { ...questionnaire, sections: sections as never },
    sections: sections as never,
  };
}

describe('a calculated value in the form', () => {
  it('without a result says so instead of counting answers', async () => {
    const user = userEvent.setup();
    render(<FormDemo compiled={onlySection(scores, 'money')} />);
    await user.type(await screen.findByRole('textbox', { name: 'How much do you hold?' }), '5');
    expect(line('Share of all')).toHaveTextContent(questionnaireCopy.answered(1, 2));
    await user.type(screen.getByRole('textbox', { name: 'How much do you own?' }), '0');
    expect(line('Share of all')).toHaveTextContent(questionnaireCopy.noResult);
    await user.type(screen.getByRole('textbox', { name: 'Place, row 1' }), 'Bank');
    expect(line('Placed')).toHaveTextContent(questionnaireCopy.answered(0, 1));
  });

  it('is hidden while none of its answers is asked', async () => {
    const user = userEvent.setup();
    render(<FormDemo compiled={withFormula({ sum: ['lending'] })} />);
    const yes = await screen.findByRole('checkbox', { name: /Do you lend/ });
    expect(line('Worry score')).toBeUndefined();
    await user.click(yes);
    expect(line('Worry score')).toHaveTextContent(questionnaireCopy.answered(0, 1));
  });
});
