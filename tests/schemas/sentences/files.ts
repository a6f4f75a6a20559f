import type { fileSentences } from '../../../scripts/questionnaires/sentences/files.ts';
import type { Pinned } from './pinned.ts';

export const pinnedFiles: Pinned<keyof typeof fileSentences> = {
  'file-missing': [
    { purpose: 'it holds the sections and questions' },
    'The file is missing; it holds the sections and questions.',
  ],
  'file-stray': [{}, 'Nothing reads this file; delete it, or move it out of the folder.'],
  'file-misnamed': [{ meant: 'schema.json' }, 'Nothing reads a file of this name; rename it to schema.json.'],
  'file-beside-folders': [
    {},
    'Nothing reads a file beside the folders; move it into one of them, or delete it.',
  ],
  'file-is-folder': [{}, 'This is a folder; a file of this name is needed.'],
  'file-too-large': [{}, 'The file is larger than 2 MB; a questionnaire is a small file.'],
  'file-link-broken': [{}, 'This is a link to a file that is not there.'],
  'file-link-to-folder': [{}, 'This is a link to a folder; a file of this name is needed.'],
  'file-unreadable': [{ reason: 'EACCES' }, 'The file cannot be read (EACCES); look at its permissions.'],
  'file-utf-16': [{}, 'The file is saved as UTF-16; save it as UTF-8.'],
  'file-byte-order-mark': [{}, 'The file begins with a byte order mark; save it as UTF-8 without one.'],
  'file-not-utf-8': [{}, 'This line has a character that is not UTF-8; save the file as UTF-8.'],
  'list-stray': [
    {},
    'Nothing reads this as a list of options: its name is lower-case letters, digits and -, and ends in .json.',
  ],
  'list-folder-misnamed': [
    { folder: 'options' },
    'Lists of options are read from schemas/options; move them there, and delete this folder.',
  ],
  'folder-name-reserved': [
    {
      id: 'email',
      reserved: 'coin, disclaimer, session, user, authenticated, email, tab, meta, options and constructor',
    },
    'No questionnaire can be called "email": coin, disclaimer, session, user, authenticated, email, tab, meta, options and constructor are taken; rename the folder.',
  ],
  'folder-name-unfit': [
    { id: 'Tokens' },
    '"Tokens" cannot be a questionnaire\'s name; rename the folder, to lower-case letters and digits, at most 32 of them, a letter first.',
  ],
  'meta-file-missing': [
    {},
    'The file is missing. No change of a questionnaire needs an edit there; restore them with git restore schemas/meta.',
  ],
  'meta-file-unreadable': [
    {},
    'The file is no JSON Schema. No change of a questionnaire needs an edit there; restore them with git restore schemas/meta.',
  ],
  'meta-files-wrong': [
    { reason: 'schema is invalid' },
    'The files in schemas/meta are no JSON Schemas: schema is invalid. No change of a questionnaire needs an edit there; restore them with git restore schemas/meta.',
  ],
  'pictures-no-folder': [{}, 'This must be a folder that holds the pictures of options.'],
  'picture-unused': [{}, 'No option in ui.json has this picture; name it there, or delete it.'],
  'picture-no-file': [{}, 'This must be a picture, not a folder or a broken link.'],
  'picture-empty': [{}, 'The picture is empty.'],
  'picture-too-large': [{ kilobytes: 101, most: 100 }, 'The picture has 101 kB; make it 100 kB or smaller.'],
  'picture-vanished': [{}, 'The picture is not there any more.'],
  'picture-unknown-format': [
    { ending: 'svg' },
    'This is no picture that a browser shows; save it as svg once more.',
  ],
  'picture-other-format': [
    { format: 'png', ending: 'svg' },
    'The file is png, not svg; rename it to end in .png, here and in ui.json.',
  ],
  'drawing-not-svg': [{}, 'This is no drawing: its first element must be <svg>.'],
  'drawing-unsafe': [
    { fault: 'a <script>' },
    'The drawing holds a <script>, which a picture may not; export it as a plain SVG.',
  ],
  'place-taken': [
    { id: 'listing', place: 'place 1 on /technicalanalysis' },
    '"listing" already has place 1 on /technicalanalysis; take another number.',
  ],
  'subject-missing': [{}, '"subjectRequired" needs a "subject": what the answers are about.'],
  'page-without-search': [
    { page: '/technicalanalysis', subject: 'coin', fitting: '/coineval' },
    '/technicalanalysis has no search that names the coin first, only /coineval does; write that page, or delete "subjectRequired".',
  ],
  'search-leads-to-insights': [
    { page: '/coineval' },
    'What the search of /coineval leads to is a checklist; write "checklist", or delete "subjectRequired".',
  ],
  'page-lead-retired': [
    { page: '/coineval' },
    'The search of /coineval leads to this questionnaire, so it cannot be retired; retire its sections, all but one.',
  ],
  'page-of-product': [
    { page: '/fng' },
    '/fng is a page of the product, which has its own title and panels; leave out "x-page", or name another page.',
  ],
  'page-unfit': [
    {
      page: '/results',
      pages: '/coineval, /cryptocal, /exchanges, /fng, /news, /nfteval, /technicalanalysis, /walletmovement',
    },
    '/results cannot show questionnaires; use one of /coineval, /cryptocal, /exchanges, /fng, /news, /nfteval, /technicalanalysis, /walletmovement, or a path that is not taken.',
  ],
  'page-unknown': [
    {
      page: '/coins',
      pages: '/coineval, /cryptocal, /exchanges, /fng, /news, /nfteval, /technicalanalysis, /walletmovement',
    },
    'There is no page /coins; use one of /coineval, /cryptocal, /exchanges, /fng, /news, /nfteval, /technicalanalysis, /walletmovement, or say under "x-page" what it is called.',
  ],
  'page-described-twice': [
    { id: 'feeling', page: '/moods' },
    '"feeling" already says what /moods is; leave it out here.',
  ],
  'page-title-taken': [{ page: '/news', title: 'News' }, 'The page /news is called "News" already.'],
  'panel-without-coin': [
    {},
    'The panel "coin" shows the coin that the questionnaire is about; give it "subject": "coin", or leave the panel out.',
  ],
};
