import { createContext, type ReactNode } from 'react';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { Question } from '../../../engine/questionnaire.ts';
import type { Unit } from '../../../engine/unit-names.ts';
import type { Row } from '../../../engine/vocabulary.ts';

/** All that a form gets from outside, besides its answers. Each is optional: a form works without it. */
export interface FormSlots {
  /** The subject's current facts, once loaded. */
  readonly facts?: CoinFacts | undefined;
  /** Facts and links under a question; facts under a section's title. */
  readonly renderEvidence?: ((props: EvidenceProps) => ReactNode) | undefined;
  /** What was answered on an earlier day, by question id; the same elements until another save. */
  readonly lastAnswers?: Readonly<Record<string, ReactNode>> | undefined;
  readonly findImage?: FindOptionImage | undefined;
  /** What tables show besides their cells, by question id. */
  readonly tables?: Readonly<Record<string, TableSlot>> | undefined;
  /** Gives the member's other answers about the subject that speak for one side. */
  readonly renderReasons?: ((props: ReasonsProps) => ReactNode) | undefined;
}

/** A table that begins without a row. */
export interface TableSlot {
  /** The button that adds a row. */
  readonly add: string;
  /** Of a row, from 1. */
  readonly toTitle: (row: number | string) => string;
  /** Beside that button. */
  readonly toHint: (rows: number, max: number) => string;
  /** Below the cells of a row; `describes` as in EvidenceProps. */
  readonly renderBelow: (row: Row, describes: string) => ReactNode;
  /** The unit of a number, if it depends on other cells of its row. */
  readonly findUnit: (row: Row, column: string) => CellUnit | undefined;
}

/** What is shown beside a number's field; absent: nothing. */
export interface UnitBeside {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

export interface CellUnit extends UnitBeside {
  readonly unit: Unit;
}

export interface ReasonsProps {
  readonly side: NonNullable<Question['cites']>;
  readonly children: (offered: OfferedReasons) => ReactNode;
}

/** `ready`: a statement each; `none`: the subject has no saved analysis. */
export type OfferedReasons =
  | { readonly kind: 'loading' | 'failed' | 'none' }
  | { readonly kind: 'ready'; readonly statements: readonly string[] };

export interface EvidenceProps {
  /** Id for the element with the facts, which describes the question's control, or the section's questions. */
  readonly describes: string;
  /** A question, or a section, which has facts only. */
  readonly of: Partial<Pick<Question, 'title' | 'evidence' | 'lookup'>>;
  /** At the end of the line. */
  readonly last?: ReactNode;
}

/** The address of an option's picture. `path` is inside the questionnaire's folder. */
export type FindOptionImage = (questionnaireId: string, path: string) => string | undefined;

export const FormSlotsContext = createContext<FormSlots>({});
