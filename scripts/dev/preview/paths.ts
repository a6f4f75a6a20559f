/** Where the preview stands, */
export const previewPath = '/preview';
/** the form in its own window inside it, */
export const formPath = '/preview/form';
/** and what the checks find. */
export const findingsPath = '/preview/findings.json';
