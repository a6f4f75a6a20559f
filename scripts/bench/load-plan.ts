/** One member that the load speaks for. */
export interface LoadMember {
  readonly email: string;
  readonly cookie: string;
}

/** What the load client is told to do. */
export interface LoadPlan {
  readonly url: string;
  readonly members: readonly LoadMember[];
  /** The questionnaire that is saved, and the fields of each of its sections. */
  readonly module: string;
  readonly sections: readonly Readonly<Record<string, unknown>>[];
  /** Connections that save, and that read results meanwhile. */
  readonly savers: number;
  readonly readers: number;
  /** What they read; absent: a record of the questionnaire. */
  readonly readPath?: string;
  /** Ms. */
  readonly warmUp: number;
  readonly duration: number;
}

/** Times in ms. */
export interface Figures {
  /** A second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 200. */
  readonly failures: number;
}

export interface LoadFigures {
  readonly saves: Figures;
  readonly reads: Figures;
}
