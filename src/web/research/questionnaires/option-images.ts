const urls = import.meta.glob<string>('../../../../schemas/*/images/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** `path` is inside the questionnaire's folder. */
export function findOptionImage(questionnaireId: string, path: string): string | undefined {
  return urls[`../../../../schemas/${questionnaireId}/${path}`];
}
