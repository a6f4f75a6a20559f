import type { ReactNode } from 'react';
import type { Question } from '../../../engine/registry/questionnaire.ts';

export interface FrameProps {
  readonly id: string;
  readonly question: Question;
  readonly errors: readonly string[];
  readonly ticked: boolean;
  /** The question's control. */
  readonly children: ReactNode;
}

export type Frame = (props: FrameProps) => ReactNode;
