export const previewPath = '/preview';
export const formPath = '/preview/form';
export const findingsPath = '/preview/findings.json';
