/** Where each build lists the packages that it took in, with their licences; in the folder that it writes. */
export const licenseFile = { fileName: '.vite/licenses.json' };
