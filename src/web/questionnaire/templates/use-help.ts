import { useState } from 'react';
import type { Question } from '../../../engine/registry/questionnaire.ts';
import { fieldIds } from '../form/field-ids.ts';

export interface QuestionHelp {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly open: boolean;
  readonly toggle: () => void;
}

export function useHelp(id: string, { title, help }: Question): QuestionHelp {
  const [open, setOpen] = useState(false);
  return { id: fieldIds.help(id), title, text: help, open, toggle: () => setOpen(!open) };
}
