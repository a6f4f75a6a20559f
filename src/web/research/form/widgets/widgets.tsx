import { Suspense, type ReactNode } from 'react';
import type { Question } from '../../../../engine/questionnaire.ts';
import { Skeleton } from '../../../ui/blocks/Skeleton.tsx';
import { toComponent } from '../../../ui/page/lazy-code.ts';
import type { QuestionWidgetProps } from '../section-form/section-context.ts';
import { useWritten } from '../section-form/written-store.ts';
import { CheckFrame, GroupFrame, RadioFrame, TextFrame, type Frame } from '../templates/frames.tsx';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { HoverMultiCheckboxWidget } from './HoverMultiCheckboxWidget.tsx';
import { MultiCheckboxWidget } from './MultiCheckboxWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { TextareaWidget, TextWidget } from './text-widgets.tsx';

/** The form library takes plain functions only: a memo or forwardRef component throws at render. */
type QuestionWidget = (props: QuestionWidgetProps) => ReactNode;

/** All widgets that ui.json may name; any other name fails to compile. */
export const widgets = {
  checkbox: withAnswer(CheckboxWidget),
  text: withAnswer(TextWidget),
  textarea: withAnswer(TextareaWidget),
  radio: withAnswer(RadioWidget),
  multicheckbox: withAnswer(MultiCheckboxWidget),
  hovermulticheckbox: withAnswer(HoverMultiCheckboxWidget),
  select: lazyWidget(async () => (await import('./select/SelectWidget.tsx')).SelectWidget),
  scale: lazyWidget(async () => (await import('./scale/ScaleWidget.tsx')).ScaleWidget),
  number: lazyWidget(async () => (await import('./number/NumberWidget.tsx')).NumberWidget),
  date: lazyWidget(async () => (await import('./date/DateWidget.tsx')).DateWidget),
  link: lazyWidget(async () => (await import('./line/LinkWidget.tsx')).LinkWidget),
  address: lazyWidget(async () => (await import('./line/AddressWidget.tsx')).AddressWidget),
  rows: lazyWidget(async () => (await import('./rows/RowsWidget.tsx')).RowsWidget),
} satisfies Record<Question['widget'], QuestionWidget>;

export const frames = {
  checkbox: CheckFrame,
  text: TextFrame,
  textarea: TextFrame,
  radio: RadioFrame,
  select: TextFrame,
  multicheckbox: GroupFrame,
  hovermulticheckbox: GroupFrame,
  number: TextFrame,
  date: TextFrame,
  link: TextFrame,
  address: TextFrame,
  scale: RadioFrame,
  rows: GroupFrame,
} as const satisfies Record<Question['widget'], Frame>;

/** Gives a widget the answer as it is written now: the library's form, whose value it replaces, has it a frame later. */
function withAnswer(Widget: QuestionWidget): QuestionWidget {
  return function WithAnswer(props) {
    const { name } = props;
    const { written } = props.registry.formContext;
    const answer = useWritten(written, ({ answers }) => answers[name]);
    return <Widget {...props} value={answer} onChange={(next: unknown) => written.setAnswer(name, next)} />;
  };
}

/** Loads a widget's code when a form first has such a question. */
function lazyWidget(load: () => Promise<(props: QuestionWidgetProps) => ReactNode>): QuestionWidget {
  const Widget = toComponent(load);
  return withAnswer(function LazyWidget(props) {
    return (
      <Suspense fallback={<Skeleton height={36} />}>
        <Widget {...props} />
      </Suspense>
    );
  });
}
