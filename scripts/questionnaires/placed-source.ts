import type { QuestionSource } from '../../src/engine/registry/question-source.ts';
import type { JsonPath } from './json-file.ts';

/** A question with its place in schema.json. */
export interface PlacedSource {
  readonly id: string;
  readonly section: string;
  readonly source: QuestionSource;
  readonly path: JsonPath;
}
