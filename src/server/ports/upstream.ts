import type { sourceFailures, upstreamModes } from '../../contracts/sources.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';

/** Where the operator wants feeds to come from. */
export type UpstreamMode = (typeof upstreamModes)[number];

/**
 * Loads one JSON document of a source; `path` starts with a slash, its ids are parts from {@link toSegment}. Rejects
 * with SourceFailure; the document is not validated yet.
 */
export type LoadJson = (path: string) => Promise<unknown>;

/** Loads a text, such as RSS or CSV, as LoadJson does; an empty path is the source's address itself. */
export type LoadText = (path: string) => Promise<string>;

/** Sends a document as JSON and returns the JSON response, as LoadJson does. */
export type PostJson = (path: string, document: unknown) => Promise<unknown>;

/** The loaders of a source at one of its addresses. */
export interface Loaders {
  readonly base: string;
  readonly loadJson: LoadJson;
  readonly postJson: PostJson;
  readonly loadText: LoadText;
}

/** How much a source knows: if it knows 'all' (the default), what it does not have does not exist. */
export type Coverage = 'all' | 'part';

/** A source of a feed. Each of its calls rejects with SourceFailure if it has nothing usable. */
export interface Source {
  /** Whether 'not-found' of this source is final. */
  readonly covers?: Coverage;
}

/** A value from a list that is loaded for many, with the time of that load in ms since 1970 UTC. */
export interface Listed<Value> {
  readonly value: Value;
  readonly at: number;
}

/** The sample data, shown if no source can be reached. */
export interface Sample {
  /** As people read it. */
  readonly name: string;
  /** When it was made, ISO 8601 UTC. */
  readonly madeAt: () => string;
}

/**
 * Why an outside service gave nothing usable: it has no such thing, is unreachable, refused, sent a malformed response,
 * or timed out. Not called at all: 'resting', after repeated failures, without budget, or when it asked for a pause;
 * 'limited', because the member has requested too much lately; 'crowded', because too many calls wait.
 */
export type UpstreamErrorKind =
  | 'not-found'
  | 'resting'
  | 'limited'
  | 'crowded'
  | (typeof sourceFailures)[number];

/** The only error that sources throw. Who calls a source knows its name. */
export class SourceFailure extends Error {
  override readonly name: string = 'SourceFailure';
  readonly kind: UpstreamErrorKind;

  constructor(kind: UpstreamErrorKind, detail: string = kind, options?: ErrorOptions) {
    super(detail, options);
    this.kind = kind;
  }
}

/** A failure with the name of its source as people read it. */
export class UpstreamError extends SourceFailure {
  override readonly name = 'UpstreamError';
  readonly source: string;
  /** Seconds until a 'limited' member may ask again. */
  readonly retryAfter: number | undefined;
  /** A 'resting' source that has failed repeatedly. */
  readonly isFailing: boolean;
  /** The failures of all sources of a feed, if it has several. */
  readonly ofSources: readonly UpstreamError[];

  constructor(
    kind: UpstreamErrorKind,
    source: string,
    options?: {
      readonly cause?: unknown;
      readonly detail?: string;
      readonly retryAfter?: number | undefined;
      readonly isFailing?: boolean;
      readonly ofSources?: readonly UpstreamError[];
    },
  ) {
    const cause = options?.cause === undefined ? undefined : { cause: options.cause };
    super(kind, `${source}: ${options?.detail ?? kind}`, cause);
    this.source = source;
    this.retryAfter = options?.retryAfter;
    this.isFailing = options?.isFailing ?? false;
    this.ofSources = options?.ofSources ?? [];
  }
}

/** Whether the source was not called: that says nothing about it, and others may be allowed to ask at once. */
export function isHeldBack({ kind }: SourceFailure): boolean {
  return kind === 'resting' || kind === 'limited' || kind === 'crowded';
}

/** A failure under the name of its source, unless it has another's: a source may call feeds. */
export function nameFailure(failure: SourceFailure, source: string): UpstreamError {
  if (failure instanceof UpstreamError) return failure;
  return new UpstreamError(failure.kind, source, { detail: failure.message, cause: failure });
}

/** A handler for `catch` that handles a SourceFailure and rethrows anything else. */
export function onFailure<Handled>(handle: (failure: SourceFailure) => Handled): (error: unknown) => Handled {
  return (error) => {
    if (error instanceof SourceFailure) return handle(error);
    throw error;
  };
}

/** The same with a fallback. */
export function whereFailed<Fallback>(fallback: Fallback): (error: unknown) => Fallback {
  return onFailure(() => fallback);
}

/** The values that load; if none does, rejects with the first failure. At most `limit` load at once. */
export async function loadSome<Item, Value>(
  limit: number,
  items: readonly Item[],
  load: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const loaded = await mapConcurrently(limit, items, (item) =>
    load(item).then(
      (value) => ({ value }),
      onFailure((failure) => ({ failure })),
    ),
  );
  const values = loaded.flatMap((one) => ('value' in one ? [one.value] : []));
  const [first] = loaded;
  if (values.length === 0 && first !== undefined && 'failure' in first) throw first.failure;
  return values;
}

/** An id as one part of a source's path. Throws SourceFailure 'not-found' for a text that cannot be an id. */
export function toSegment(id: string): string {
  // A dot segment would leave its folder in the complete address.
  if (/^\.{0,2}$/.test(id)) throw new SourceFailure('not-found', 'no such id');
  return encodeURIComponent(id);
}
