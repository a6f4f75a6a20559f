import { checkFolders as check } from '../../scripts/questionnaires/check.ts';
import { readMetaFiles } from '../../scripts/questionnaires/meta-files.ts';
import { schemasDir } from '../../scripts/questionnaires/paths.ts';

/** Read once: compiling them takes a tenth of a second. */
const meta = readMetaFiles(schemasDir);

/** The checks of a folder whose format is the project's. */
export const checkFolders = (root: string) => check(root, meta);
