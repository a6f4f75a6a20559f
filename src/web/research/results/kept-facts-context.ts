import { createContext, type ReactNode } from 'react';
import type { Subject } from '../../../contracts/subject.ts';
import type { RecordContent } from '../../../engine/content.ts';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';

export interface KeptFactsProps {
  readonly compiled: CompiledQuestionnaire;
  readonly record: RecordContent & { readonly subject?: Subject | undefined };
}

export interface KeptFactsOfProps extends KeptFactsProps {
  readonly questionId: string;
  /** Does not load current facts: each record of a list may be about another coin. */
  readonly thenOnly?: boolean;
}

/** Stored facts beside their current values. */
export interface KeptFactsViews {
  readonly renderFacts: (props: KeptFactsOfProps) => ReactNode;
  readonly renderChanged: (props: KeptFactsProps) => ReactNode;
}

/** Undefined: the results are used alone. */
export const KeptFactsContext = createContext<KeptFactsViews | undefined>(undefined);
