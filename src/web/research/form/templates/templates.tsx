import { Fragment, useContext, type ReactNode, useDeferredValue } from 'react';
import type { FormProps } from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { listJudgingFacts } from '../../../../engine/conditions.ts';
import { hasOwnEvidence } from '../../../../engine/evidence.ts';
import type { Question } from '../../../../engine/questionnaire.ts';
import { fieldIds } from '../field-ids.ts';
import { FormSlotsContext } from '../form-slots.ts';
import { AnswerNote } from '../notes/AnswerNote.tsx';
import {
  AskedContext,
  getQuestion,
  LeftOutContext,
  type SectionContext,
} from '../section-form/section-context.ts';
import { frames } from '../widgets/widgets.tsx';
import { AnswersTogether, Between, RuleWarning } from './Between.tsx';
import { FactNote } from './FactNote.tsx';
import { WarningNote } from './frames.tsx';
import styles from './frames.module.css';

type Templates = NonNullable<FormProps<unknown, RJSFSchema, SectionContext>['templates']>;

function FieldTemplate(props: FieldTemplateProps<unknown, RJSFSchema, SectionContext>) {
  const { id, fieldPathId, registry, rawErrors, formData, children } = props;
  const asked = useContext(AskedContext);
  const leftOut = useContext(LeftOutContext);
  const [questionId] = fieldPathId.path;
  if (questionId === undefined) return children;
  if (!asked.has(String(questionId)) || leftOut?.has(String(questionId))) return null;
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
          <RuleWarning id={id} question={question} />
          <WhySlot id={id} question={question} />
          <div className={styles.below}>
            <WarningNote id={id} question={question} />
            <EvidenceSlot id={id} question={question} />
            <NoteSlot id={id} question={question} disabled={props.disabled} context={registry.formContext} />
          </div>
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

/** Facts and links, and what was answered last; reserves one line until they have loaded. */
function EvidenceSlot({ id, question }: SlotProps) {
  const { renderEvidence, lastAnswers } = useContext(FormSlotsContext);
  const last = lastAnswers?.[question.id];
  if (!hasOwnEvidence(question) && !question.lookup) return last && <div className={styles.last}>{last}</div>;
  const describes = fieldIds.evidence(id);
  // The control always refers to an element that exists.
  const blank = <span id={describes} />;
  return (
    <div className={styles.evidence} data-evidence>
      {renderEvidence?.({ describes, of: question, last }) ?? blank}
    </div>
  );
}

/** The facts that all questions of the section share, under its title. */
function SharedEvidence({ section, evidenceId }: SectionContext) {
  const { renderEvidence } = useContext(FormSlotsContext);
  if (!section.evidence) return null;
  const blank = <span id={evidenceId} />;
  return (
    <div className={styles.shared}>{renderEvidence?.({ describes: evidenceId, of: section }) ?? blank}</div>
  );
}

/** Why a question that depends on a fact is shown, or whether it applies; empty if it surely applies. */
function WhySlot({ id, question }: SlotProps) {
  if (listJudgingFacts([question]).length === 0) return null;
  return (
    <div className={styles.why} id={fieldIds.why(id)}>
      <FactNote question={question} />
    </div>
  );
}

interface NoteSlotProps extends SlotProps {
  readonly context: SectionContext;
  readonly disabled: boolean | undefined;
}

/** A note on an option's text belongs to the option's question. */
function NoteSlot({ context: { hasNotes, written }, ...props }: NoteSlotProps) {
  if (!hasNotes || props.question.ownTextOf) return null;
  return <AnswerNote {...props} store={written} />;
}

/** More than a window shows. */
const firstQuestions = 12;

/** A group named by the section's title. Questions further down render after the first are painted. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps<unknown, RJSFSchema, SectionContext>) {
  const { properties, registry } = props;
  const shown = useDeferredValue(properties.length, firstQuestions);
  const { section, labelledBy, evidenceId } = registry.formContext;
  return (
    <fieldset
      className={styles.questions}
      aria-labelledby={labelledBy}
      aria-describedby={section.evidence && evidenceId}
    >
      <SharedEvidence {...registry.formContext} />
      <AnswersTogether context={registry.formContext}>
        <Between section={section} after={undefined} />
        <Controls properties={properties.slice(0, shown)} context={registry.formContext} />
      </AnswersTogether>
    </fieldset>
  );
}

interface ControlsProps extends Pick<NoteSlotProps, 'context'> {
  readonly properties: readonly { readonly name: string; readonly content: ReactNode }[];
}

/** In order; those that name the reasons of both sides next to each other. */
function Controls({ properties, context }: ControlsProps) {
  const { tables } = useContext(FormSlotsContext);
  const isCiting = (name: string) => context.questions.get(name)?.cites !== undefined;
  const [first] = properties.filter(({ name }) => isCiting(name));
  const { section } = context;
  const toControl = ({ name, content }: ControlsProps['properties'][number]) => {
    if (isCiting(name) && name !== first?.name) return null;
    if (tables?.[name])
      return (
        <div key={name} className={styles.unnamed}>
          {content}
        </div>
      );
    if (name !== first?.name) return content;
    return (
      <div key={name} className={styles.sides}>
        {properties.filter((one) => isCiting(one.name)).map((one) => one.content)}
      </div>
    );
  };
  if (!section.calculated && !section.texts) return properties.map(toControl);
  return properties.map((property) => (
    <Fragment key={property.name}>
      {toControl(property)}
      <Between section={section} after={property.name} />
    </Fragment>
  ));
}

function renderNothing(): null {
  return null;
}

/** The frames render help, errors and descriptions, so the library's templates for them are empty. */
export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: renderNothing,
  FieldErrorTemplate: renderNothing,
  FieldHelpTemplate: renderNothing,
  ErrorListTemplate: renderNothing,
} satisfies Templates;
