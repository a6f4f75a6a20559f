import type { Answer } from '../../../../../src/engine/answers.ts';
import type { AnswersAndNotes } from '../../../../../src/engine/content.ts';
import type { Act, Scene } from './acts.ts';

/** A question, and where it is asked. */
export interface Place {
  readonly questionnaire: string;
  readonly section: string;
  readonly question: string;
}

/** 'refused': the member must change an answer. 'queued': it is sent again without the member. */
export type SectionStatus = 'blank' | 'saved' | 'not saved' | 'saving' | 'queued' | 'refused' | 'conflict';

export interface ShownSection extends AnswersAndNotes {
  readonly section: string;
  readonly status: SectionStatus;
  /** In a conflict: its questions, and the other version. */
  readonly conflict?: { readonly questions: readonly string[]; readonly theirs: AnswersAndNotes };
}

/** What a tab shows of a questionnaire. */
export interface ShownRecord {
  readonly questionnaire: string;
  /** The subject's name, or else the day of a journal entry. */
  readonly about: string | undefined;
  /** The server's id, once it is known here. */
  readonly id: string | undefined;
  /** Tells two records without the server's id apart; compared only. */
  readonly key: string | undefined;
  readonly sections: readonly ShownSection[];
}

/** A record with unsaved answers, as home lists it. */
export interface UnsavedWork {
  readonly questionnaire: string;
  readonly about: string | undefined;
  readonly id: string | undefined;
  readonly key: string | undefined;
  /** Shows it in this tab. */
  readonly open: () => void;
}

/** A tab in the words of a member. */
export interface Tab {
  /** False while the page starts, and without a member. */
  readonly isOpen: () => boolean;
  /** Opens the questionnaire's page. False while its answers are loading. */
  readonly visit: (questionnaire: string) => boolean;
  /** Omits a record that is loading. */
  readonly shown: () => readonly ShownRecord[];
  readonly unsaved: () => readonly UnsavedWork[];

  /** An absent answer is taken back. Both return the section's content on the screen before. */
  readonly answer: (place: Place, answer: Answer | undefined) => AnswersAndNotes;
  readonly note: (place: Place, text: string) => AnswersAndNotes;
  readonly save: (place: Pick<Place, 'questionnaire' | 'section'>) => void;
  /** Decides a conflict: the questions in `theirs` as saved elsewhere, the others as written here. */
  readonly choose: (place: Pick<Place, 'questionnaire' | 'section'>, theirs: readonly string[]) => void;

  readonly changeSubject: (questionnaire: string, name: string) => void;
  readonly newAnalysis: (questionnaire: string) => void;
  readonly previous: (questionnaire: string) => void;
  readonly openAnalysis: (questionnaire: string, id: string) => void;
  readonly deleteAnalysis: (questionnaire: string, id: string) => Promise<unknown>;
  /** The page notices that a new day has begun. */
  readonly turnDay: (questionnaire: string) => void;
  readonly tryNow: () => void;

  readonly signIn: (email: string) => Promise<void>;
  /** Asks the server who is signed in, as home does. */
  readonly refresh: () => Promise<void>;
  readonly logOut: () => Promise<void>;
}

/** How a build keeps answers. */
export interface Build {
  /** Loads the page in a tab; called in the page. */
  readonly open: () => Promise<Tab>;
  /** In ms: a killed page loses at most the answers of this time. */
  readonly keptWithin: number;
  /** Whether all tabs that show a record show its unsaved answers. */
  readonly sharesUnsaved: boolean;
  /** Faults of this build that the test has found: it goes on without them. */
  readonly knownFaults: readonly KnownFault[];
}

interface KnownFault {
  readonly fault: string;
  /** Acts that are left out because of it. */
  readonly acts?: readonly Act['kind'][];
  /** Whether a failure is this fault. */
  readonly isShownBy?: (failure: string, acts: readonly Act[], scene: Scene) => boolean;
}
