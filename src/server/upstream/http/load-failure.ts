import type { UpstreamErrorKind } from '../../ports/upstream.ts';

/** What went wrong with a request, before it is known for which source and address. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly kind: UpstreamErrorKind;

  constructor(kind: UpstreamErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
