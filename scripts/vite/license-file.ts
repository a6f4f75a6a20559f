/** Where each build lists its bundled packages with their licences, in the folder that it writes. */
export const licenseFile = { fileName: '.vite/licenses.json' };
