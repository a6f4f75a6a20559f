import { useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { blankContent, type Edit, type Notes } from '../../../src/engine/content.ts';
import type { Answers } from '../../../src/engine/answers.ts';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { findAsked } from '../../../src/engine/asked-questions.ts';
import { Button } from '../../../src/web/ui/controls/Button.tsx';
import { QuestionnaireView } from '../../../src/web/research/form/QuestionnaireView.tsx';
import { FormSlotsContext, type FindOptionImage } from '../../../src/web/research/form/form-slots.ts';
import { SectionEventsContext } from '../../../src/web/research/form/section-events.ts';
import { SectionForm } from '../../../src/web/research/form/section-form/SectionForm.tsx';
import { fieldIds, getSectionId } from '../../../src/web/research/form/field-ids.ts';
import { blankSection } from '../../../src/web/research/form/section-state.ts';
import type { QuestionProblem, SectionState } from '../../../src/web/research/form/section-state.ts';
import { openDemoSections } from './demo-sections.ts';
import styles from './demo.module.css';

interface FormDemoProps {
  readonly compiled: CompiledQuestionnaire;
  readonly initialAnswers?: Answers;
  readonly savedAnswers?: Answers;
  readonly initialNotes?: Notes;
  readonly disabled?: boolean;
  readonly problems?: readonly QuestionProblem[];
  readonly findImage?: FindOptionImage;
  readonly onChange?: (answers: Answers, notes: Notes) => void;
  readonly onSave?: () => void;
}

export function FormDemo(props: FormDemoProps) {
  return (
    <main className={styles.page}>
      <FirstSection {...props} headingLevel={1} />
    </main>
  );
}

/** The first section's form, with a button in place of the page's save row. */
export function FirstSection({
  compiled,
  initialAnswers = {},
  savedAnswers = {},
  initialNotes = {},
  findImage,
  onChange,
  onSave,
  headingLevel,
  ...rest
}: FormDemoProps & { readonly headingLevel: 1 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const { questionnaire } = compiled;
  const section = compiled.sections[0]!;
  const sectionId = getSectionId(questionnaire.id, section.id);
  const [{ store, events }] = useState(() =>
    openDemoSections(
      { [section.id]: { ...blankSection, answers: initialAnswers, notes: initialNotes } },
      { getSaved: () => savedAnswers },
    ),
  );
  const { answers } = useStore(store, (sections) => sections[section.id] ?? blankSection);
  const reported = useMemo(
    () => ({
      ...events,
      onChange: (id: string, edit: Edit) => {
        events.onChange(id, edit);
        const now = events.getSection(id);
        onChange?.(now.answers, now.notes);
      },
      onSave: () => onSave?.(),
    }),
    [events, onChange, onSave],
  );
  return (
    <>
      <Heading className={styles.title} id={fieldIds.title(sectionId)}>
        {section.title}
      </Heading>
      <SectionEventsContext value={reported}>
        <WithImages findImage={findImage}>
          <SectionForm
            {...rest}
            questionnaireId={questionnaire.id}
            notes={questionnaire.notes}
            section={section}
            asked={findAsked(questionnaire, { ...blankContent, answers })}
          />
        </WithImages>
      </SectionEventsContext>
      <Button type="submit" form={fieldIds.form(sectionId)}>
        Save
      </Button>
    </>
  );
}

interface ViewDemoProps {
  readonly compiled: CompiledQuestionnaire;
  readonly sections?: Readonly<Record<string, SectionState>>;
  readonly findImage?: FindOptionImage;
  readonly onSave?: (sectionId: string, answers: Answers) => void;
}

/** A whole questionnaire that keeps its answers and saves at once. */
export function ViewDemo({ compiled, sections = {}, findImage, onSave }: ViewDemoProps) {
  const [{ store, events, update }] = useState(() => openDemoSections(sections));
  const saving = useMemo(
    () => ({
      ...events,
      onSave: (id: string) => {
        onSave?.(id, events.getSection(id).answers);
        update(id, { save: { kind: 'saved' }, complete: true });
      },
    }),
    [events, update, onSave],
  );
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{compiled.questionnaire.title}</h1>
      <WithImages findImage={findImage}>
        <QuestionnaireView compiled={compiled} sections={useStore(store)} formVersion={1} events={saving} />
      </WithImages>
    </main>
  );
}

interface WithImagesProps {
  readonly findImage: FindOptionImage | undefined;
  readonly children: ReactNode;
}

function WithImages({ findImage, children }: WithImagesProps) {
  const slots = useMemo(() => ({ findImage }), [findImage]);
  return findImage ? <FormSlotsContext value={slots}>{children}</FormSlotsContext> : children;
}
