import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  everything,
  findFixtureImage,
  further,
  gallery,
  onlySection,
} from '../../../../../stories/fixtures/questionnaires.ts';
import { FormDemo } from '../../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../../src/engine/answers.ts';
import type { CompiledQuestionnaire } from '../../../../../src/engine/questionnaire.ts';
import { problemsCopy } from '../../../../../src/web/copy/research/answer-problems.ts';
import { questionnaireCopy } from '../../../../../src/web/copy/research/questionnaire.ts';

function show(compiled: CompiledQuestionnaire, initialAnswers: Answers = {}) {
  const onChange = vi.fn<(answers: Answers) => void>();
  const onSave = vi.fn<() => void>();
  render(
    <FormDemo
      compiled={compiled}
      initialAnswers={initialAnswers}
      findImage={findFixtureImage}
      onChange={onChange}
      onSave={onSave}
    />,
  );
  return { onChange, onSave, user: userEvent.setup() };
}

const second = onlySection(everything, 'more');

function withExclusion(compiled: CompiledQuestionnaire): CompiledQuestionnaire {
  const sections = compiled.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.id === 'is_listed' ? { ...question, excludes: ['has_copycats'] } : question,
    ),
  }));
  return { ...compiled, sections };
}

const save = () => screen.getByRole('button', { name: questionnaireCopy.save });

describe('an answer that the server refused', () => {
  const problems = [{ question: 'floor_note', message: 'At most 5 characters.' }];
  const sentence = 'The answer to “What is the floor price?” was refused: At most 5 characters.';

  it('is reported at its question and above the form, until the next result of a save', () => {
    const form = (refused: typeof problems) => (
      <FormDemo compiled={everything} initialAnswers={{ floor_note: 'Too long.' }} problems={refused} />
    );
    const { rerender } = render(form(problems));
    const field = screen.getByRole('textbox', { name: 'What is the floor price?' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(within(screen.getByRole('alert')).getByRole('link', { name: sentence })).toBeVisible();
    rerender(form([]));
    expect(field).toBeValid();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('does not block the next save', async () => {
    const onSave = vi.fn<() => void>();
    render(<FormDemo compiled={everything} problems={problems} onSave={onSave} />);
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  });
});

describe('SectionForm', () => {
  it('selects and reports no answer by itself', async () => {
    const { onChange, onSave, user } = show(everything);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows its initial answers without reporting a change', () => {
    const { onChange } = show(everything, { is_listed: true, channels: ['chat'], chain: 'mainnet' });
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox', { name: 'Yes, Is it listed?' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'The main network' })).toBeChecked();
  });

  it('reports every kind of answer, options by their ids', async () => {
    const { onChange, user } = show(everything);
    await user.click(screen.getByRole('checkbox', { name: 'Yes, Is it listed?' }));
    await user.type(screen.getByRole('textbox', { name: 'What is the floor price?' }), '1');
    await user.type(screen.getByRole('textbox', { name: 'What is its story?' }), 'x');
    await user.click(screen.getByRole('radio', { name: 'A side chain' }));
    await user.click(screen.getByRole('checkbox', { name: 'A chat' }));
    await user.click(screen.getByRole('checkbox', { name: 'A forum' }));
    await user.click(screen.getByRole('checkbox', { name: 'Waves' }));
    expect(onChange.mock.lastCall?.[0]).toEqual({
      is_listed: true,
      floor_note: '1',
      story: 'x',
      chain: 'sidechain',
      channels: ['forum', 'chat'],
      resembles: ['waves'],
    });
  });

  it('reports no answer for an emptied text and for a tick that is removed', async () => {
    const { onChange, user } = show(everything, { floor_note: '1', is_listed: true });
    await user.clear(screen.getByRole('textbox', { name: 'What is the floor price?' }));
    await user.click(screen.getByRole('checkbox', { name: 'Yes, Is it listed?' }));
    expect(onChange.mock.lastCall?.[0]).toEqual({});
  });

  it('reports "No", "Can’t tell" and "None of these" as answers, and undoes each', async () => {
    const { onChange, user } = show(everything);
    const press = (answer: string, title: string) =>
      user.click(screen.getByRole('button', { name: `${answer}, ${title}` }));
    await press('No', 'Is it listed?');
    await press('Can’t tell', 'Are there copycats?');
    await press('None of these', 'Where does it talk to people?');
    const answers = { is_listed: false, has_copycats: null, channels: [] };
    expect(onChange.mock.lastCall?.[0]).toEqual(answers);
    await user.click(screen.getByRole('checkbox', { name: 'A chat' }));
    expect(onChange.mock.lastCall?.[0]).toEqual({ ...answers, channels: ['chat'] });
    await user.click(screen.getByRole('checkbox', { name: 'A chat' }));
    await press('No', 'Is it listed?');
    await press('Can’t tell', 'Are there copycats?');
    expect(onChange.mock.lastCall?.[0]).toEqual({});
    for (const button of screen.getAllByRole('button', { name: /^(No|None|Can’t)/ })) {
      expect(button).toHaveAttribute('aria-pressed', 'false');
    }
  });

  it('unticks the answer that a new tick excludes, in both directions', async () => {
    const { onChange, onSave, user } = show(withExclusion(everything));
    const box = (name: string) => screen.getByRole('checkbox', { name: `Yes, ${name}` });
    await user.click(box('Is it listed?'));
    await user.click(box('Are there copycats?'));
    expect(onChange.mock.lastCall?.[0]).toEqual({ has_copycats: true });
    await waitFor(() => expect(box('Is it listed?')).not.toBeChecked());
    expect(box('Are there copycats?')).toBeChecked();
    await user.click(box('Is it listed?'));
    expect(onChange.mock.lastCall?.[0]).toEqual({ is_listed: true });
    await waitFor(() => expect(box('Are there copycats?')).not.toBeChecked());
    expect(box('Is it listed?')).toBeChecked();
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onChange.mock.lastCall?.[0]).toEqual({ is_listed: true });
  });

  it('unticks the excluded answer also if both ticks come before the next paint', () => {
    const { onChange } = show(withExclusion(everything));
    const form = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Yes, Is it listed?' }).form!;
    for (const name of ['Is it listed?', 'Are there copycats?']) {
      fireEvent.click(screen.getByRole('checkbox', { name: `Yes, ${name}` }));
    }
    fireEvent.submit(form);
    expect(onChange.mock.lastCall?.[0]).toEqual({ has_copycats: true });
    expect(screen.getByRole('checkbox', { name: 'Yes, Is it listed?' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Yes, Are there copycats?' })).toBeChecked();
  });

  it('clears a choice, and keeps the focus in its group', async () => {
    const { onChange, user } = show(everything, { chain: 'sidechain' });
    await user.click(screen.getByRole('button', { name: 'Clear the answer to: Which chain is it on?' }));
    expect(onChange.mock.lastCall?.[0]).toEqual({});
    expect(screen.getByRole('radio', { name: 'The main network' })).toHaveFocus();
  });

  it('can be answered by keyboard alone', async () => {
    const { onChange, user } = show(onlySection(gallery, 'choice'));
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard('{ArrowDown}');
    expect(onChange.mock.lastCall?.[0]).toEqual({ rhythm: 'weekly' });
  });

  it('saves on Enter in a text field', async () => {
    const { onSave, user } = show(everything);
    await user.type(screen.getByRole('textbox', { name: 'What is the floor price?' }), '1{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  });

  it('reports an answer at once, and validates it even if it is saved immediately', async () => {
    const { onChange, onSave } = show(onlySection(gallery, 'lengths'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'The first' });
    const answer = (text: string) => {
      fireEvent.input(field, { target: { value: text } });
      expect(onChange.mock.lastCall?.[0]).toEqual({ q1: text });
      fireEvent.submit(field.form!);
    };
    answer('far too long');
    expect(field).toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
    answer('fine');
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('fine');
  });

  it('hides retired questions and options, but shows a chosen option until another is chosen', async () => {
    const { onChange, user } = show(everything, { chain: 'testnet', is_old: true });
    expect(screen.queryByRole('checkbox', { name: 'Yes, Is it old?' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'A test network (no longer offered)' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'The main network' }));
    expect(screen.queryByRole('radio', { name: /A test network/ })).not.toBeInTheDocument();
    expect(onChange.mock.lastCall?.[0]).toEqual({ chain: 'mainnet', is_old: true });
  });

  it('names the section and the groups, and describes what a tick warns of', () => {
    show(everything);
    const section = screen.getByRole('group', { name: 'Basics' });
    expect(within(section).getByRole('radiogroup', { name: 'Which chain is it on?' })).toBeInTheDocument();
    expect(within(section).getByRole('group', { name: 'Where does it talk to people?' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Yes, Are there copycats?' })).toHaveAccessibleDescription(
      questionnaireCopy.warningIfYes,
    );
  });

  it('opens the help of a question in place', async () => {
    const { user } = show(everything);
    const help = screen.getByRole('button', { name: 'Help for this question: Is it listed?' });
    expect(help).toHaveAttribute('aria-expanded', 'false');
    await user.click(help);
    expect(help).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Look at the list.')).toBeVisible();
  });

  it('gives each control an id of questionnaire, section and question', () => {
    show(everything);
    expect(screen.getByRole('checkbox', { name: 'Yes, Is it listed?' })).toHaveAttribute(
      'id',
      'everything_basics_is_listed',
    );
  });
});

describe('conditional questions', () => {
  it('appear and disappear with the answer that they depend on', async () => {
    const { user } = show(second);
    expect(screen.queryByRole('textbox', { name: 'Why might the team hide?' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No, Is the team known?' }));
    expect(await screen.findByRole('textbox', { name: 'Why might the team hide?' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Yes, Is the team known?' }));
    await waitFor(() => {
      expect(screen.queryByRole('textbox', { name: 'Why might the team hide?' })).not.toBeInTheDocument();
    });
    expect(screen.getByRole('textbox', { name: 'How many people are in it?' })).toBeInTheDocument();
  });

  it('keep their answers in the draft while hidden, at any depth, and show them again', async () => {
    const start = { has_team: true, team_size: '3', team_kind: 'company', company_name: 'Example' };
    const { onChange, user } = show(second, start);
    const known = screen.getByRole('checkbox', { name: 'Yes, Is the team known?' });
    await user.click(known);
    const { has_team: _, ...rest } = start;
    expect(onChange.mock.lastCall?.[0]).toEqual(rest);
    await waitFor(() => {
      expect(screen.queryByRole('textbox', { name: 'What is the company called?' })).not.toBeInTheDocument();
    });
    await user.click(known);
    expect(onChange.mock.lastCall?.[0]).toEqual(start);
    expect(await screen.findByRole('textbox', { name: 'What is the company called?' })).toHaveValue(
      'Example',
    );
    expect(screen.getByRole('textbox', { name: 'How many people are in it?' })).toHaveValue('3');
    expect(screen.getByRole('radio', { name: 'A company' })).toBeChecked();
    expect(onChange.mock.lastCall?.[0]).toEqual(start);
  });

  it('do not block a save while they are not asked', async () => {
    const tooLong = { has_team: false, company_name: 'x'.repeat(5000), team_kind: 'company' };
    const { onSave, user } = show(second, tooLong);
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('have no answer any more once it is cleared while they are shown', async () => {
    const { onChange, user } = show(second, { has_team: true, team_size: '3' });
    await user.clear(screen.getByRole('textbox', { name: 'How many people are in it?' }));
    expect(onChange.mock.lastCall?.[0]).toEqual({ has_team: true });
  });
});

describe('answers that cannot be saved', () => {
  const twoTexts = onlySection(gallery, 'lengths');

  it('are listed in an alert that takes the focus, and block the save', async () => {
    const { onSave, user } = show(twoTexts, { q1: 'short', q10: 'far too long' });
    await user.click(save());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link')).toHaveAccessibleName(
      'The answer to “The tenth” is too long: at most 5 characters can be saved.',
    );
    expect(onSave).not.toHaveBeenCalled();
  });

  it('have links in the alert, each of which focuses its own field', async () => {
    const { user } = show(twoTexts, { q1: 'far too long', q10: 'far too long' });
    await user.click(save());
    const [first, tenth] = within(await screen.findByRole('alert')).getAllByRole('link');
    await user.click(tenth!);
    expect(screen.getByRole('textbox', { name: 'The tenth' })).toHaveFocus();
    await user.click(first!);
    expect(screen.getByRole('textbox', { name: 'The first' })).toHaveFocus();
  });

  it('are marked invalid, and described by elements that exist', async () => {
    const { user } = show(twoTexts, { q1: 'far too long' });
    const field = screen.getByRole('textbox', { name: 'The first' });
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.click(save());
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/too long to save.*is too long: at most 5 characters/s);
    for (const control of screen.getAllByRole('textbox')) {
      for (const id of (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)) {
        expect(document.getElementById(id)).not.toBeNull();
      }
    }
  });

  it('are valid again once they are corrected and left', async () => {
    const { onSave, user } = show(twoTexts, { q1: 'far too long' });
    await user.click(save());
    const field = screen.getByRole('textbox', { name: 'The first' });
    await waitFor(() => expect(field).toBeInvalid());
    await user.clear(field);
    await user.type(field, 'fine');
    await user.tab();
    await waitFor(() => expect(field).toBeValid());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  });

  it('include options that are not offered, and are reported on their group', async () => {
    const { user } = show(everything, { chain: 'elsewhere', channels: ['forum', 'nowhere'] });
    await user.click(save());
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Please choose one of the answers offered for “Which chain is it on?”.',
      'Please choose among the answers offered for “Where does it talk to people?”.',
    ]);
    expect(screen.getByRole('radiogroup', { name: 'Which chain is it on?' })).toBeInvalid();
    await user.click(links[0]!);
    expect(screen.getByRole('radio', { name: 'The main network' })).toHaveFocus();
  });
});

it('a section with required questions names and links them, and refuses a save without their answers', async () => {
  const { onSave, user } = show(onlySection(further, 'needed'));
  const listed = () => within(screen.getByRole('alert')).getAllByRole('link');
  await user.click(save());
  await screen.findByRole('alert');
  expect(listed().map((link) => link.textContent)).toEqual([
    problemsCopy.missing('What is it for?'),
    problemsCopy.missing('Who holds the coins?'),
  ]);
  await user.click(listed()[0]!);
  const purpose = screen.getByRole('textbox', { name: `What is it for? ${questionnaireCopy.needed}` });
  expect(purpose).toHaveFocus();
  await user.keyboard('To pay.');
  const custody = screen.getByRole('radiogroup', {
    name: `Who holds the coins? ${questionnaireCopy.needed}`,
  });
  await user.click(within(custody).getByRole('radio', { name: 'A company' }));
  await user.click(save());
  await waitFor(() => expect(listed()).toHaveLength(1));
  expect(listed()[0]).toHaveTextContent('Which companies are they?');
  expect(onSave).not.toHaveBeenCalled();
  await user.click(within(custody).getByRole('radio', { name: 'Their owners' }));
  await user.click(save());
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
