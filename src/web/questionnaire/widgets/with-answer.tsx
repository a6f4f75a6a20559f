import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { QuestionWidgetProps } from '../form/section-context.ts';

/** The form library takes plain functions only: a memo or forwardRef component throws at render. */
export type QuestionWidget = (props: QuestionWidgetProps) => ReactNode;

/** Gives a widget the answer as it is written now: the library's form, whose value it replaces, has it a frame later. */
export function withAnswer(Widget: QuestionWidget): QuestionWidget {
  return function WithAnswer(props) {
    const { name } = props;
    const { written } = props.registry.formContext;
    const answer = useStore(written, ({ answers }) => answers[name]);
    return <Widget {...props} value={answer} onChange={(next: unknown) => written.setAnswer(name, next)} />;
  };
}
