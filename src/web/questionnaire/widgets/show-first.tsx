import { use, useState, type ReactNode } from 'react';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import { AcceptAnswerContext } from '../form/waiting-answers.ts';

export interface ShownFirstProps extends QuestionWidgetProps {
  /** For an answer that the control already shows, so React need not render it. */
  readonly onShown: (value: unknown) => void;
  /** A new object each time the library's form has accepted an answer. */
  readonly accepted: object;
}

/** The form library takes plain functions only: a memo or forwardRef component throws at render. */
export type QuestionWidget = (props: QuestionWidgetProps) => ReactNode;

/**
 * Shows an answer before the library's form has accepted it: that form renders all its questions at every answer, which
 * takes too long.
 */
export function showFirst(Widget: (props: ShownFirstProps) => ReactNode): QuestionWidget {
  return function ShownFirst(props) {
    const accept = use(AcceptAnswerContext);
    const [own, setOwn] = useState<{ readonly value?: unknown }>({});
    const onShown = (value: unknown) =>
      accept(props.name, value, () => {
        setOwn({});
        props.onChange(value);
      });
    const onChange = (value: unknown) => {
      setOwn({ value });
      onShown(value);
    };
    return <Widget {...props} {...own} onChange={onChange} onShown={onShown} accepted={own} />;
  };
}
