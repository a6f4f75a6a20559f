import { Suspense, useContext, useDeferredValue } from 'react';
import type { FormProps } from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { listJudgingFacts } from '../../../engine/conditions.ts';
import type { Question } from '../../../engine/questionnaire.ts';
import { toComponent, toOptional } from '../../ui/page/lazy-code.ts';
import { EvidenceContext } from '../facts/evidence-context.ts';
import { fieldIds } from '../form/field-ids.ts';
import { AskedContext, getQuestion, type SectionContext } from '../form/section-context.ts';
import { frames } from '../widgets/widgets.tsx';
import styles from './frames.module.css';

// Not every questionnaire has notes.
const AnswerNote = toComponent(async () => (await import('../notes/AnswerNote.tsx')).AnswerNote);

// Hardly any question hangs on a fact; a form does without these words where they cannot be had.
const FactNote = toOptional(async () => (await import('../facts/FactNote.tsx')).FactNote);

type Templates = NonNullable<FormProps<unknown, RJSFSchema, SectionContext>['templates']>;

/** Puts a question's words, help and error around its control. */
function FieldTemplate(props: FieldTemplateProps<unknown, RJSFSchema, SectionContext>) {
  const { id, fieldPathId, registry, rawErrors, formData, children } = props;
  const asked = useContext(AskedContext);
  const [questionId] = fieldPathId.path;
  if (questionId === undefined) return children;
  if (!asked.has(String(questionId))) return null;
  const question = getQuestion(registry.formContext, String(questionId));
  const QuestionFrame = frames[question.widget];
  return (
    <QuestionFrame
      id={id}
      question={question}
      errors={rawErrors ?? []}
      answer={formData}
      note={
        <>
          <WhySlot id={id} question={question} />
          <EvidenceSlot id={id} question={question} />
          <NoteSlot id={id} question={question} disabled={props.disabled} context={registry.formContext} />
        </>
      }
    >
      {children}
    </QuestionFrame>
  );
}

interface SlotProps {
  readonly id: string;
  readonly question: Question;
}

/** Its facts and links; as high as their first line before they are loaded. */
function EvidenceSlot({ id, question }: SlotProps) {
  const renderEvidence = useContext(EvidenceContext);
  if (!question.evidence && !question.lookup) return null;
  const describes = fieldIds.evidence(id);
  // The control always refers to an element that exists.
  const blank = <span id={describes} />;
  return (
    <div className={styles.evidence} data-evidence>
      <Suspense fallback={blank}>{renderEvidence ? renderEvidence({ describes, question }) : blank}</Suspense>
    </div>
  );
}

/** Why it is asked, or whether it applies, where that hangs on a fact; empty where it does for sure. */
function WhySlot({ id, question }: SlotProps) {
  if (listJudgingFacts([question]).length === 0) return null;
  return (
    <div className={styles.noted} id={fieldIds.why(id)}>
      <Suspense>
        <FactNote question={question} />
      </Suspense>
    </div>
  );
}

interface NoteSlotProps extends SlotProps {
  readonly disabled: boolean | undefined;
  readonly context: SectionContext;
}

/** The text of an option is noted with its question. */
function NoteSlot({ context: { notes }, ...props }: NoteSlotProps) {
  if (!notes || props.question.ownTextOf) return null;
  return (
    <div className={styles.noted}>
      <Suspense>
        <AnswerNote {...props} notes={notes} />
      </Suspense>
    </div>
  );
}

/** More than a window shows of a section. */
const firstQuestions = 12;

/** A section's questions as one group, named by the section's title. Those further down come after the first are painted. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps<unknown, RJSFSchema, SectionContext>) {
  const { properties, registry } = props;
  const shown = useDeferredValue(properties.length, firstQuestions);
  return (
    <fieldset className={styles.questions} aria-labelledby={registry.formContext.labelledBy}>
      {properties.slice(0, shown).map((property) => property.content)}
    </fieldset>
  );
}

function renderNothing(): null {
  return null;
}

/** Help, errors and descriptions are the frames' business, so the library's own parts for them show nothing. */
export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: renderNothing,
  FieldErrorTemplate: renderNothing,
  FieldHelpTemplate: renderNothing,
  ErrorListTemplate: renderNothing,
} satisfies Templates;
