/**
 * Why an outside service gave no usable answer: it does not know the thing asked for, cannot be reached, said no,
 * answered something that breaks its own format, or took too long.
 */
export type UpstreamErrorKind = 'not-found' | 'unreachable' | 'refused' | 'malformed' | 'timeout';

/** The one failure that connectors throw; `source` is the provider's name as people read it. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamErrorKind;
  readonly source: string;

  constructor(
    kind: UpstreamErrorKind,
    source: string,
    options?: { readonly cause?: unknown; readonly detail?: string },
  ) {
    super(
      `${source}: ${options?.detail ?? kind}`,
      options?.cause === undefined ? undefined : { cause: options.cause },
    );
    this.kind = kind;
    this.source = source;
  }
}
