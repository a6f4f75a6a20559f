export const fileSentences = {
  'file-missing': 'The file is missing; {purpose}.',
  'file-stray': 'Nothing reads this file; delete it, or move it out of the folder.',
  'file-misnamed': 'Nothing reads a file with this name; rename it to {meant}.',
  'file-beside-folders': 'Nothing reads a file outside the folders; move it into one of them, or delete it.',
  'file-is-folder': 'This is a folder, but a file with this name is needed.',
  'file-too-large': 'The file is larger than 2 MB; a questionnaire is much smaller.',
  'file-link-broken': 'This link points to a file that does not exist.',
  'file-link-to-folder': 'This link points to a folder, but a file with this name is needed.',
  'file-unreadable': 'The file cannot be read ({reason}); check its permissions.',
  'file-utf-16': 'The file is saved as UTF-16; save it as UTF-8.',
  'file-byte-order-mark': 'The file starts with a byte order mark; save it as UTF-8 without one.',
  'file-not-utf-8': 'This line contains a character that is not UTF-8; save the file as UTF-8.',
  'list-stray':
    'This file is not read as a list of options: its name must consist of lower-case letters, digits and -, and end in .json.',
  'list-is-questionnaire':
    'This is a questionnaire and not a list of options; move it to schemas/{id}/schema.json.',
  'list-folder-misnamed':
    'Lists of options belong in schemas/{folder}; move them there, and delete this folder.',
  'folder-name-reserved':
    'A questionnaire cannot be called "{id}": {reserved} are reserved; rename the folder.',
  'folder-name-unfit':
    '"{id}" is not a valid name for a questionnaire; rename the folder, using at most 32 lower-case letters and digits, starting with a letter.',
  'meta-file-missing':
    'The file is missing. Changing a questionnaire never needs an edit in schemas/meta; restore the file with git restore schemas/meta.',
  'meta-file-unreadable':
    'The file is not a JSON Schema. Changing a questionnaire never needs an edit in schemas/meta; restore the file with git restore schemas/meta.',
  'meta-files-wrong':
    'The files in schemas/meta are not valid JSON Schemas: {reason}. Changing a questionnaire never needs an edit there; restore them with git restore schemas/meta.',
  'pictures-no-folder': 'This must be a folder with the pictures of the options.',
  'picture-unused': 'No option in ui.json uses this picture; name it there, or delete it.',
  'picture-no-file': 'This must be a picture, not a folder or a broken link.',
  'picture-empty': 'The picture is empty.',
  'picture-too-large': 'The picture is {kilobytes} kB; reduce it to at most {most} kB.',
  'picture-vanished': 'The picture no longer exists.',
  'picture-unknown-format': 'Browsers cannot show this file as a picture; save it again as {ending}.',
  'picture-other-format':
    'The file is {format}, not {ending}; change its ending to .{format}, here and in ui.json.',
  'drawing-not-svg': 'This is not a drawing: its first element must be <svg>.',
  'drawing-unsafe': 'The drawing contains {fault}, which is not allowed; export it as a plain SVG.',
  'place-taken': '"{id}" already has {place}; choose another number.',
  'subject-missing': '"subjectRequired" needs a "subject", which says what the answers are about.',
  'page-without-search': ({
    page,
    subject,
    fitting,
  }: {
    readonly page: string;
    readonly subject: string;
    readonly fitting: string | undefined;
  }) =>
    `${page} has no search for the ${subject}, ${fitting === undefined ? 'and neither has any other page; remove' : `only ${fitting} has one; use that page, or remove`} "subjectRequired".`,
  'search-leads-to-insights':
    'The search of {page} only leads to checklists; write "kind": "checklist", or remove "subjectRequired".',
  'page-lead-retired':
    'The search of {page} leads to this questionnaire, so it cannot be retired; retire all but one of its sections instead.',
  'page-of-product':
    '{page} is a page of the product with its own title and panels; remove "x-page", or choose another page.',
  'page-unfit': '{page} cannot show questionnaires; use one of {pages}, or a path that is not taken.',
  'page-unknown': 'There is no page {page}; use one of {pages}, or describe the new page under "x-page".',
  'page-described-twice': '"{id}" already describes {page}; remove the description here.',
  'page-title-taken': 'The page {page} already has the title "{title}".',
  'panel-without-coin':
    'The panel "coin" shows the coin that the questionnaire is about; add "subject": "coin", or remove the panel.',
} as const;
