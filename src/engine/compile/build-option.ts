import type { Option } from '../vocabulary.ts';
import { parseHelp } from './help.ts';
import type { OptionSource } from './question-source.ts';

/** Indexes one option; `images` are paths inside the questionnaire's folder, by option id. */
export function buildOption(source: OptionSource, images: Readonly<Record<string, string>> = {}): Option {
  const image = images[source.const];
  return {
    id: source.const,
    title: source.title,
    signal: source['x-signal'] ?? 'neutral',
    ...(source['x-value'] !== undefined && { value: source['x-value'] }),
    formerIds: source['x-former-ids'] ?? [],
    retired: source['x-retired'] ?? false,
    ...(source.description !== undefined && { help: parseHelp(source.description) }),
    ...(source['x-alone'] && { alone: true }),
    ...(source['x-own-text'] && { ownText: true }),
    ...(image !== undefined && { image }),
  };
}
