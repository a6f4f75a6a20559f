import { createContext } from 'react';

const urls = import.meta.glob<string>('../../../../schemas/*/images/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** `path` is inside the questionnaire's folder. */
export type FindOptionImage = (questionnaireId: string, path: string) => string | undefined;

/** Stories and tests have images of questionnaires that are not in `schemas/`. */
export const OptionImagesContext = createContext<FindOptionImage>(
  (questionnaireId, path) => urls[`../../../../schemas/${questionnaireId}/${path}`],
);
