import type { LoadJson } from '../../ports/upstream.ts';
import { buildLoaders, type LoaderOptions } from './build-loaders.ts';

/** Asks one source for JSON documents only. */
export function buildJsonLoader(options: LoaderOptions): LoadJson {
  return buildLoaders(options).loadJson;
}
