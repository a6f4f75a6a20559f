import { use, useState, type ReactNode } from 'react';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import { TakeAnswerContext } from '../form/waiting-answers.ts';

/** The form library takes plain functions only: a memo or forwardRef component throws at render. */
export type QuestionWidget = (props: QuestionWidgetProps) => ReactNode;

/**
 * A widget that shows an answer by itself, until the library's form has taken it: that form renders all its questions
 * at every answer, which is too long to wait for.
 */
export function showFirst(Widget: QuestionWidget): QuestionWidget {
  return function ShownFirst(props) {
    const take = use(TakeAnswerContext);
    const [own, setOwn] = useState<{ readonly value: unknown }>();
    const onChange = (value: unknown) => {
      setOwn({ value });
      take(props.name, value, () => {
        setOwn(undefined);
        props.onChange(value);
      });
    };
    return <Widget {...props} {...own} onChange={onChange} />;
  };
}
