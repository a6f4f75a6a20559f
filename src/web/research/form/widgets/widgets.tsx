import type { ReactNode } from 'react';
import type { Question } from '../../../../engine/questionnaire.ts';
import type { QuestionWidgetProps } from '../section-form/section-context.ts';
import { useWritten } from '../section-form/written-store.ts';
import { CheckFrame, GroupFrame, RadioFrame, TextFrame, type Frame } from '../templates/frames.tsx';
import { CardsWidget } from './CardsWidget.tsx';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { DateWidget } from './date/DateWidget.tsx';
import { HoverMultiCheckboxWidget } from './HoverMultiCheckboxWidget.tsx';
import { AddressWidget } from './line/AddressWidget.tsx';
import { LinkWidget } from './line/LinkWidget.tsx';
import { MoneyWidget } from './money/MoneyWidget.tsx';
import { MultiCheckboxWidget } from './MultiCheckboxWidget.tsx';
import { NumberWidget } from './number/NumberWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { ReasonsWidget } from './ReasonsWidget.tsx';
import { MatrixWidget } from './rows/MatrixWidget.tsx';
import { RowsWidget } from './rows/RowsWidget.tsx';
import { ScaleWidget } from './scale/ScaleWidget.tsx';
import { SelectWidget } from './select/SelectWidget.tsx';
import { TextareaWidget, TextWidget } from './text-widgets.tsx';

/** The form library takes plain functions only: a memo or forwardRef component throws at render. */
type QuestionWidget = (props: QuestionWidgetProps) => ReactNode;

/** All widgets that ui.json may name; any other name fails to compile. */
export const widgets = {
  checkbox: withAnswer(CheckboxWidget),
  text: withAnswer(TextWidget),
  textarea: withAnswer(TextareaWidget),
  reasons: withAnswer(ReasonsWidget),
  radio: withAnswer(RadioWidget),
  cards: withAnswer(CardsWidget),
  multicheckbox: withAnswer(MultiCheckboxWidget),
  hovermulticheckbox: withAnswer(HoverMultiCheckboxWidget),
  select: withAnswer(SelectWidget),
  scale: withAnswer(ScaleWidget),
  number: withAnswer(NumberWidget),
  money: withAnswer(MoneyWidget),
  date: withAnswer(DateWidget),
  link: withAnswer(LinkWidget),
  address: withAnswer(AddressWidget),
  rows: withAnswer(RowsWidget),
  matrix: withAnswer(MatrixWidget),
} satisfies Record<Question['widget'], QuestionWidget>;

export const frames = {
  checkbox: CheckFrame,
  text: TextFrame,
  textarea: TextFrame,
  reasons: TextFrame,
  radio: RadioFrame,
  cards: RadioFrame,
  select: TextFrame,
  multicheckbox: GroupFrame,
  hovermulticheckbox: GroupFrame,
  number: TextFrame,
  money: TextFrame,
  date: TextFrame,
  link: TextFrame,
  address: TextFrame,
  scale: RadioFrame,
  rows: GroupFrame,
  matrix: GroupFrame,
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
