const urls = import.meta.glob<string>('../../../schemas/*/images/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** `path` is inside the questionnaire's folder. */
export type FindOptionImage = (questionnaireId: string, path: string) => string | undefined;

export const findOptionImage: FindOptionImage = (questionnaireId, path) =>
  urls[`../../../schemas/${questionnaireId}/${path}`];
