export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier of its licence, such as MIT. */
  readonly identifier?: string;
  /** The licence text; undefined: it is read from the package. */
  readonly text?: string;
}
