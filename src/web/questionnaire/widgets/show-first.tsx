import { use, useState, type ReactNode } from 'react';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import { TakeAnswerContext } from '../form/waiting-answers.ts';

export interface ShownFirstProps extends QuestionWidgetProps {
  /** Takes an answer that the browser shows in the control by itself: React need not draw it. */
  readonly onShown: (value: unknown) => void;
  /** Another object each time the library's form has taken an answer. */
  readonly taken: object;
}

/** The form library takes plain functions only: a memo or forwardRef component throws at render. */
export type QuestionWidget = (props: QuestionWidgetProps) => ReactNode;

/**
 * A widget that shows an answer by itself, until the library's form has taken it: that form renders all its questions
 * at every answer, which is too long to wait for.
 */
export function showFirst(Widget: (props: ShownFirstProps) => ReactNode): QuestionWidget {
  return function ShownFirst(props) {
    const take = use(TakeAnswerContext);
    const [own, setOwn] = useState<{ readonly value?: unknown }>({});
    const onShown = (value: unknown) =>
      take(props.name, value, () => {
        setOwn({});
        props.onChange(value);
      });
    const onChange = (value: unknown) => {
      setOwn({ value });
      onShown(value);
    };
    return <Widget {...props} {...own} onChange={onChange} onShown={onShown} taken={own} />;
  };
}
