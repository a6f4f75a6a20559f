import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  assembly,
  everything,
  findFixtureImage,
  further,
  onlySection,
  talk,
} from '../../../../stories/fixtures/questionnaires.ts';
import { openDemoSections } from '../../../../stories/research/form/demo-sections.ts';
import { ViewDemo } from '../../../../stories/research/form/FormDemo.tsx';
import type { Answers } from '../../../../src/engine/answers.ts';
import { blankSection } from '../../../../src/web/research/form/section-state.ts';
import type { SectionState } from '../../../../src/web/research/form/section-state.ts';
import { QuestionnaireView } from '../../../../src/web/research/form/QuestionnaireView.tsx';
import type { FindOptionImage } from '../../../../src/web/research/form/form-slots.ts';
import { quickQuestionsCopy as copy } from '../../../../src/web/copy/research/quick-questions.ts';
import { questionnaireCopy } from '../../../../src/web/copy/research/questionnaire.ts';

function show(sections: Readonly<Record<string, SectionState>> = {}) {
  const onSave = vi.fn<(sectionId: string, answers: Answers) => void>();
  render(<ViewDemo compiled={everything} sections={sections} findImage={findFixtureImage} onSave={onSave} />);
  return { onSave, user: userEvent.setup() };
}

const openEvents = () => openDemoSections().events;

const basics = () => screen.getByRole('button', { name: /^Basics/ });

const closingField = () => screen.getByRole('textbox', { name: 'Anything else?' });

/** The fixture with one quick question. */
function withQuick(title: string): typeof everything {
  const mark = <S extends (typeof everything)['questionnaire']['sections'][number]>(section: S): S => ({
    ...section,
    questions: section.questions.map((question) =>
      question.title === title ? { ...question, quick: true } : question,
    ),
  });
  const { questionnaire, sections } = everything;
  const marked = { ...questionnaire, sections: questionnaire.sections.map(mark) };
  return { questionnaire: marked, sections: sections.map(mark) };
}

describe('quick questions', () => {
  afterEach(() => localStorage.clear());

  it('are shown first, with answered ones, until the member asks for all; the device keeps the choice', async () => {
    const user = userEvent.setup();
    const compiled = withQuick('Is it listed?');
    const view = render(<ViewDemo compiled={compiled} findImage={findFixtureImage} onSave={vi.fn()} />);
    await user.click(basics());
    const group = (title: string) => screen.getByRole('group', { name: copy.label(title) });
    const box = await screen.findByRole('checkbox', { name: 'Yes, Is it listed?' });
    expect(screen.getAllByRole('checkbox')).toEqual([box]);
    await user.click(box);
    expect(basics()).toHaveAccessibleName(/1 for, 6 open/);
    await user.click(within(group('Basics')).getByRole('button', { name: copy.all(7) }));
    await user.type(screen.getByRole('textbox', { name: 'What is the floor price?' }), '7');
    await user.click(within(group('Basics')).getByRole('button', { name: copy.most(1) }));
    expect(screen.getByRole('textbox', { name: 'What is the floor price?' })).toHaveValue('7');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    // A section without quick questions shows all of its questions.
    await user.click(screen.getByRole('button', { name: /^More/ }));
    expect(closingField()).toBeVisible();
    // The device remembers the choice.
    await user.click(within(group('Basics')).getByRole('button', { name: copy.all(7) }));
    view.unmount();
    render(<ViewDemo compiled={compiled} findImage={findFixtureImage} onSave={vi.fn()} />);
    await user.click(basics());
    expect(await screen.findByRole('textbox', { name: 'What is the floor price?' })).toBeVisible();
  });
});

describe('a checklist', () => {
  it('is a region named by its title, with every section closed at first', () => {
    show();
    const region = screen.getByRole('region', { name: 'Everything' });
    expect(within(region).getAllByRole('button', { expanded: false })).toHaveLength(2);
    expect(within(region).queryByRole('button', { expanded: true })).toBeNull();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('opens several sections at once, and keeps focus and answers when one is closed', async () => {
    const { user } = show();
    await user.click(basics());
    await user.click(screen.getByRole('button', { name: /^More/ }));
    expect(basics()).toHaveAttribute('aria-expanded', 'true');
    await user.type(screen.getByRole('textbox', { name: 'What is the floor price?' }), '7');
    await user.click(basics());
    expect(basics()).toHaveFocus();
    const body = document.getElementById(basics().getAttribute('aria-controls') ?? '')?.firstElementChild;
    expect(body).toHaveAttribute('inert');
    await user.click(basics());
    expect(body).not.toHaveAttribute('inert');
    expect(screen.getByRole('textbox', { name: 'What is the floor price?' })).toHaveValue('7');
  });

  it('names in each header what the answers say, the reward and the state of the save', async () => {
    const { user } = show();
    expect(basics()).toHaveAccessibleName('Basics One question of each kind +5 coins');
    await user.click(basics());
    await user.click(screen.getByRole('checkbox', { name: 'Yes, Is it listed?' }));
    expect(basics()).toHaveAccessibleName(/1 for, 6 open Not saved$/);
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    await waitFor(() => expect(basics()).toHaveAccessibleName(/1 for, 6 open Saved$/));
  });

  it('offers a reward only for sections that are not paid yet', async () => {
    const user = userEvent.setup();
    const paid = new Set(['basics']);
    render(
      <QuestionnaireView
        compiled={everything}
        sections={{}}
        formVersion={0}
        paid={paid}
        events={openEvents()}
      />,
    );
    expect(basics()).toHaveAccessibleName('Basics One question of each kind');
    expect(screen.getByRole('button', { name: /^More/ })).toHaveAccessibleName(/\+5 coins$/);
    await user.click(basics());
    expect(screen.queryByText(/Earns/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^More/ }));
    expect(screen.getByText('Earns 5 coins once')).toBeInTheDocument();
  });

  it('passes the section and its answers to onSave, and shows "Saved!"', async () => {
    const { onSave, user } = show();
    await user.click(screen.getByRole('button', { name: /^More/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Yes, Is the team known?' }));
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('more', { has_team: true }));
    expect(await screen.findByText('Saved!')).toBeVisible();
  });
});

describe('a save', () => {
  const more = () => screen.getByRole('button', { name: /^More/ });
  const saveOpen = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(
      screen.getAllByRole('button', { name: questionnaireCopy.save }).find((one) => !one.closest('[inert]'))!,
    );

  it('closes its section, opens the next, moves the focus there and keeps its result readable', async () => {
    const { user } = show();
    await user.click(basics());
    await user.click(screen.getByRole('checkbox', { name: 'Yes, Is it listed?' }));
    await saveOpen(user);
    await waitFor(() => expect(more()).toHaveAttribute('aria-expanded', 'true'));
    expect(basics()).toHaveAttribute('aria-expanded', 'false');
    expect(more()).toHaveFocus();
    expect(screen.getAllByText('Saved!')).toHaveLength(1);
    expect(screen.getByText('Saved!').closest('[inert]')).toBeNull();
    expect(screen.getByText('Saved!').closest('output')).not.toBeNull();
    await saveOpen(user);
    await waitFor(() => expect(more()).toHaveAttribute('aria-expanded', 'false'));
    expect(more()).toHaveFocus();
    expect(screen.getAllByText('Saved!').filter((said) => !said.closest('[inert]'))).toHaveLength(1);
  });

  it('leaves its section open when it fails or is queued, also if it succeeds later', async () => {
    const section = { ...blankSection, save: { kind: 'dirty' } as SectionState['save'] };
    const props = { compiled: everything, formVersion: 1, events: openEvents() };
    const { rerender } = render(<QuestionnaireView {...props} sections={{ basics: section }} />);
    const user = userEvent.setup();
    await user.click(basics());
    await saveOpen(user);
    for (const save of [{ kind: 'failed' }, { kind: 'queued' }, { kind: 'saved' }] as const) {
      rerender(<QuestionnaireView {...props} sections={{ basics: { ...section, save } }} />);
    }
    expect(basics()).toHaveAttribute('aria-expanded', 'true');
    expect(more()).toHaveAttribute('aria-expanded', 'false');
  });

  it('by key moves on at once, so that the next keys answer the next section, and opens again if it fails', async () => {
    const changed = vi.fn<(sectionId: string) => void>();
    const answers = { is_listed: true };
    const section = { ...blankSection, answers, save: { kind: 'dirty' } as SectionState['save'] };
    const { events } = openDemoSections({ basics: section }, { onChange: changed });
    const props = { compiled: everything, formVersion: 1, events };
    const { rerender } = render(<QuestionnaireView {...props} sections={{ basics: section }} />);
    const user = userEvent.setup();
    await user.click(basics());
    screen.getByRole('checkbox', { name: 'Yes, Is it listed?' }).focus();
    await user.keyboard('sn');
    expect(basics()).toHaveAttribute('aria-expanded', 'false');
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(changed.mock.calls.map(([id]) => id)).toEqual(['more']);
    const focused = document.activeElement;
    for (const kind of ['saving', 'failed'] as const) {
      rerender(<QuestionnaireView {...props} sections={{ basics: { ...section, save: { kind } } }} />);
    }
    await waitFor(() => expect(basics()).toHaveAttribute('aria-expanded', 'true'));
    expect(document.activeElement).toBe(focused);
  });

  it('leaves section and focus alone when the member has moved on while it was under way', async () => {
    const props = { compiled: everything, formVersion: 1, events: openEvents() };
    const { rerender } = render(<QuestionnaireView {...props} sections={{}} />);
    const user = userEvent.setup();
    await user.click(more());
    await user.click(basics());
    await user.click(screen.getAllByRole('button', { name: questionnaireCopy.save })[0]!);
    closingField().focus();
    rerender(
      <QuestionnaireView {...props} sections={{ basics: { ...blankSection, save: { kind: 'saved' } } }} />,
    );
    expect(closingField()).toHaveFocus();
    expect(basics()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a conditional section', () => {
  const header = (name: RegExp) => screen.queryByRole('button', { name });
  const vote = (user: ReturnType<typeof userEvent.setup>, how: string) =>
    user.click(screen.getByRole('radio', { name: how }));

  function showAssembly() {
    render(<ViewDemo compiled={assembly} />);
    return userEvent.setup();
  }

  it('appears and disappears with the answer it depends on, and keeps its own answers', async () => {
    const user = showAssembly();
    await user.click(header(/^Rules/)!);
    expect(header(/^Votes/)).not.toBeInTheDocument();
    await vote(user, 'By token');
    await user.click(await screen.findByRole('button', { name: /^Votes/ }));
    await user.type(screen.getByRole('textbox', { name: 'How many take part?' }), 'Half');
    await vote(user, 'Not at all');
    await waitFor(() => expect(header(/^Votes/)).not.toBeInTheDocument());
    await vote(user, 'By head');
    await user.click(await screen.findByRole('button', { name: /^Votes/ }));
    expect(screen.getByRole('textbox', { name: 'How many take part?' })).toHaveValue('Half');
    expect(screen.queryByRole('checkbox', { name: 'Yes, Can a few decide alone?' })).not.toBeInTheDocument();
  });

  it('has no heading while it has no question to ask', () => {
    showAssembly();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Rules'),
      expect.stringContaining('Verdict'),
    ]);
  });
});

describe("can't tell", () => {
  const box = () => screen.getByRole('checkbox', { name: 'Yes, Is it listed?' });
  const unclear = () => screen.getByRole('button', { name: 'Can’t tell, Is it listed?' });

  it('unticks the box, is counted in the header, and is undone by a tick or a second press', async () => {
    const { onSave, user } = show();
    await user.click(basics());
    await user.click(box());
    await user.click(unclear());
    expect(box()).not.toBeChecked();
    expect(unclear()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(basics()).toHaveAccessibleName(/1 can’t tell, 6 open/));
    await user.click(box());
    expect(unclear()).toHaveAttribute('aria-pressed', 'false');
    await user.click(unclear());
    await user.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('basics', { is_listed: null }));
    await user.click(basics());
    await user.click(unclear());
    expect(unclear()).toHaveAttribute('aria-pressed', 'false');
    expect(box()).not.toBeChecked();
  });
});

describe('a blank section', () => {
  it('keeps its form, text and focus when its first edit gives it a state', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: /^More/ }));
    await user.type(closingField(), 'all of it');
    expect(closingField()).toHaveValue('all of it');
    expect(closingField()).toHaveFocus();
  });

  it('of another record shows no problem of the record before', async () => {
    const props = { compiled: onlySection(further, 'needed'), sections: {}, events: openEvents() };
    const { rerender } = render(<QuestionnaireView {...props} formVersion={1} />);
    await userEvent.click(screen.getByRole('button', { name: questionnaireCopy.save }));
    expect(await screen.findByRole('alert')).toBeVisible();
    rerender(<QuestionnaireView {...props} formVersion={2} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('insights', () => {
  it('are a region named by their title, with one button that saves them', async () => {
    const onSave = vi.fn<(sectionId: string, answers: Answers) => void>();
    render(<ViewDemo compiled={talk} onSave={onSave} />);
    const region = screen.getByRole('region', { name: 'Talk of the town' });
    await userEvent.type(within(region).getByRole('textbox', { name: 'Who is the loudest?' }), 'Nobody');
    await userEvent.click(within(region).getByRole('button', { name: questionnaireCopy.saveInsights }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('insights', { loudest_voice: 'Nobody' }));
  });
});

describe('a tick', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is shown before the header renders, and renders no other question', async () => {
    const findImage = vi.fn<FindOptionImage>(findFixtureImage);
    render(<ViewDemo compiled={everything} findImage={findImage} />);
    await userEvent.click(basics());
    const box = screen.getByRole('checkbox', { name: 'Yes, Is it listed?' });
    // The question with pictures looks them up whenever it renders.
    const lookups = findImage.mock.calls.length;
    expect(lookups).toBeGreaterThan(0);
    // Renders happen as in a browser, not all at once as in act().
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    box.click();
    expect(box).toBeChecked();
    expect(basics()).toHaveAccessibleName(/kind \+5 coins$/);
    await waitFor(() => expect(basics()).toHaveAccessibleName(/1 for, 6 open Not saved$/));
    expect(findImage).toHaveBeenCalledTimes(lookups);
  });

  it('is shown a frame before the form library renders', async () => {
    render(<QuestionnaireView compiled={everything} sections={{}} formVersion={0} events={openEvents()} />);
    await userEvent.click(basics());
    const box = screen.getByRole('checkbox', { name: 'Yes, Is it listed?' });
    // The library's form marks the question.
    const question = box.closest('[data-question]');
    const { className } = question ?? {};
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    box.click();
    // React renders an event's changes in a microtask.
    await Promise.resolve();
    expect(box).toBeChecked();
    expect(question).toHaveProperty('className', className);
    await waitFor(() => expect(question).not.toHaveProperty('className', className));
    expect(box).toBeChecked();
  });
});
