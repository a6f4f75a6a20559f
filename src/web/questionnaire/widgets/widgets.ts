import type { ReactNode } from 'react';
import type { WidgetName } from '../../../engine/answers/answer-types.ts';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { HoverMultiCheckboxWidget } from './HoverMultiCheckboxWidget.tsx';
import { MultiCheckboxWidget } from './MultiCheckboxWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { TextareaWidget, TextWidget } from './text-widgets.tsx';

/** The form library takes plain functions only: a memo or forwardRef component throws at render. */
type QuestionWidget = (props: QuestionWidgetProps) => ReactNode;

/** Every widget that ui.json may name; a name without a widget does not compile. */
export const widgets = {
  checkbox: CheckboxWidget,
  text: TextWidget,
  textarea: TextareaWidget,
  radio: RadioWidget,
  multicheckbox: MultiCheckboxWidget,
  hovermulticheckbox: HoverMultiCheckboxWidget,
} satisfies Record<WidgetName, QuestionWidget>;
