import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { AnswerType } from '../../../engine/registry/questionnaire.ts';
import { getQuestion } from '../form/section-context.ts';
import type { SectionContext } from '../form/section-context.ts';
import { CheckFrame } from './CheckFrame.tsx';
import type { Frame } from './frame.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { TextFrame } from './TextFrame.tsx';

type Props = FieldTemplateProps<unknown, RJSFSchema, SectionContext>;

const frames = {
  boolean: CheckFrame,
  text: TextFrame,
  choice: GroupFrame,
  choices: GroupFrame,
} as const satisfies Record<AnswerType, Frame>;

/** Puts a question's words, help and error around its control. */
export function FieldTemplate({ id, fieldPathId, registry, hidden, rawErrors, formData, children }: Props) {
  const [questionId] = fieldPathId.path;
  if (hidden) return null;
  if (questionId === undefined) return children;
  const question = getQuestion(registry.formContext, String(questionId));
  const QuestionFrame = frames[question.type];
  return (
    <QuestionFrame id={id} question={question} errors={rawErrors ?? []} ticked={formData === true}>
      {children}
    </QuestionFrame>
  );
}
