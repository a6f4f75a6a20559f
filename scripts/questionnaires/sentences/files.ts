export const fileSentences = {
  'file-missing': 'The file is missing; {purpose}.',
  'file-stray': 'Nothing reads this file; delete it, or move it out of the folder.',
  'file-misnamed': 'Nothing reads a file of this name; rename it to {meant}.',
  'file-beside-folders': 'Nothing reads a file beside the folders; move it into one of them, or delete it.',
  'file-is-folder': 'This is a folder; a file of this name is needed.',
  'file-too-large': 'The file is larger than 2 MB; a questionnaire is a small file.',
  'file-link-broken': 'This is a link to a file that is not there.',
  'file-link-to-folder': 'This is a link to a folder; a file of this name is needed.',
  'file-unreadable': 'The file cannot be read ({reason}); look at its permissions.',
  'file-utf-16': 'The file is saved as UTF-16; save it as UTF-8.',
  'file-byte-order-mark': 'The file begins with a byte order mark; save it as UTF-8 without one.',
  'file-not-utf-8': 'This line has a character that is not UTF-8; save the file as UTF-8.',
  'list-stray':
    'Nothing reads this as a list of options: its name is lower-case letters, digits and -, and ends in .json.',
  'list-folder-misnamed':
    'Lists of options are read from schemas/{folder}; move them there, and delete this folder.',
  'folder-name-reserved': 'No questionnaire can be called "{id}": {reserved} are taken; rename the folder.',
  'folder-name-unfit':
    '"{id}" cannot be a questionnaire\'s name; rename the folder, to lower-case letters and digits, at most 32 of them, a letter first.',
  'meta-file-missing':
    'The file is missing. No change of a questionnaire needs an edit there; restore them with git restore schemas/meta.',
  'meta-file-unreadable':
    'The file is no JSON Schema. No change of a questionnaire needs an edit there; restore them with git restore schemas/meta.',
  'meta-files-wrong':
    'The files in schemas/meta are no JSON Schemas: {reason}. No change of a questionnaire needs an edit there; restore them with git restore schemas/meta.',
  'pictures-no-folder': 'This must be a folder that holds the pictures of options.',
  'picture-unused': 'No option in ui.json has this picture; name it there, or delete it.',
  'picture-no-file': 'This must be a picture, not a folder or a broken link.',
  'picture-empty': 'The picture is empty.',
  'picture-too-large': 'The picture has {kilobytes} kB; make it {most} kB or smaller.',
  'picture-vanished': 'The picture is not there any more.',
  'picture-unknown-format': 'This is no picture that a browser shows; save it as {ending} once more.',
  'picture-other-format':
    'The file is {format}, not {ending}; rename it to end in .{format}, here and in ui.json.',
  'drawing-not-svg': 'This is no drawing: its first element must be <svg>.',
  'drawing-unsafe': 'The drawing holds {fault}, which a picture may not; export it as a plain SVG.',
  'place-taken': '"{id}" already has {place}; take another number.',
  'subject-missing': '"subjectRequired" needs a "subject": what the answers are about.',
  'page-without-search': ({
    page,
    subject,
    fitting,
  }: {
    readonly page: string;
    readonly subject: string;
    readonly fitting: string | undefined;
  }) =>
    `${page} has no search that names the ${subject} first, ${fitting === undefined ? 'no page does' : `only ${fitting} does`}; write that page, or delete "subjectRequired".`,
  'search-leads-to-insights':
    'What the search of {page} leads to is a checklist; write "checklist", or delete "subjectRequired".',
  'page-lead-retired':
    'The search of {page} leads to this questionnaire, so it cannot be retired; retire its sections, all but one.',
  'page-of-product':
    '{page} is a page of the product, which has its own title and panels; leave out "x-page", or name another page.',
  'page-unfit': '{page} cannot show questionnaires; use one of {pages}, or a path that is not taken.',
  'page-unknown': 'There is no page {page}; use one of {pages}, or say under "x-page" what it is called.',
  'page-described-twice': '"{id}" already says what {page} is; leave it out here.',
  'page-title-taken': 'The page {page} is called "{title}" already.',
  'panel-without-coin':
    'The panel "coin" shows the coin that the questionnaire is about; give it "subject": "coin", or leave the panel out.',
} as const;
