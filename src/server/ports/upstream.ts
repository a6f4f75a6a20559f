import type { sourceFailures, upstreamModes } from '../../contracts/sources.ts';

/** What the operator wants feeds to come from. */
export type UpstreamMode = (typeof upstreamModes)[number];

/**
 * Loads one JSON document of a source; `path` starts with a slash, its parts are already encoded.
 * Rejects with UpstreamError; the document is not checked yet.
 */
export type LoadJson = (path: string) => Promise<unknown>;

/** The same for a text, such as RSS or CSV; an empty path is the source's address as it stands. */
export type LoadText = (path: string) => Promise<string>;

/** Sends a document as JSON and gives the JSON document of the response, as LoadJson does. */
export type PostJson = (path: string, document: unknown) => Promise<unknown>;

/** What a source is asked through, at one of its addresses. */
export interface Loaders {
  readonly base: string;
  readonly loadJson: LoadJson;
  readonly postJson: PostJson;
  readonly loadText: LoadText;
}

/** How much a source knows: where one that knows 'all' has no such thing, there is none; absent: all. */
export type Coverage = 'all' | 'part';

/**
 * Why an outside service gave nothing usable: it does not know such a thing, cannot be reached, said no, sent
 * something that breaks its own format, or took too long. 'resting': it was not called, or asked for a pause, since
 * it failed repeatedly or its budget of calls is used up. 'limited': it was not called, since the member who asks has
 * asked for too much lately. 'crowded': it was not called, since too many wait for it just now.
 */
export type UpstreamErrorKind =
  | 'not-found'
  | 'resting'
  | 'limited'
  | 'crowded'
  | (typeof sourceFailures)[number];

/** The one failure that connectors throw; `source` is the provider's name as people read it. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamErrorKind;
  readonly source: string;
  /** When the member may ask again who was 'limited', in seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: UpstreamErrorKind,
    source: string,
    options?: { readonly cause?: unknown; readonly detail?: string; readonly retryAfter?: number },
  ) {
    super(
      `${source}: ${options?.detail ?? kind}`,
      options?.cause === undefined ? undefined : { cause: options.cause },
    );
    this.kind = kind;
    this.source = source;
    this.retryAfter = options?.retryAfter;
  }
}

/** Whether a failure says something of who asked only, and nothing of the source: others may ask at once. */
export function isHeldBack({ kind }: UpstreamError): boolean {
  return kind === 'resting' || kind === 'limited' || kind === 'crowded';
}
