import {
  change,
  copy,
  link,
  makeFolder,
  remove,
  rename,
  schema,
  ui,
  write,
  type BrokenEdit,
} from './edits.ts';

/** Files and folders that are missing, misplaced, or not what their name says. */
export const brokenFiles: readonly BrokenEdit[] = [
  ['schema.json is missing', remove(schema), 'listing/schema.json:1 file-missing'],
  ['ui.json is missing', remove(ui), 'listing/ui.json:1 file-missing'],
  [
    'schema.json has a capital',
    rename(schema, 'listing/Schema.json'),
    'listing/Schema.json:1 file-misnamed schema.json',
    'listing/schema.json:1 file-missing',
  ],
  [
    'ui.json has another extension',
    rename(ui, 'listing/ui.jsonc'),
    'listing/ui.jsonc:1 file-misnamed ui.json',
    'listing/ui.json:1 file-missing',
  ],
  ['schema.json is a folder', [remove(schema), makeFolder(schema)], 'listing/schema.json:1 file-is-folder'],
  [
    'schema.json is a link to nothing',
    [remove(schema), link(schema, 'nowhere.json')],
    'listing/schema.json:1 file-link-broken',
  ],
  [
    'schema.json is a link to a folder',
    [remove(schema), link(schema, 'images')],
    'listing/schema.json:1 file-link-to-folder',
  ],
  ['schema.json is huge', write(schema, 'x'.repeat(2_000_001)), 'listing/schema.json:1 file-too-large'],
  ['a stray file', write('listing/notes.txt', 'later\n'), 'listing/notes.txt:1 file-stray (warning)'],
  [
    'a stray copy',
    copy(schema, 'listing/schema copy.json'),
    'listing/schema copy.json:1 file-stray (warning)',
  ],
  ['a stray folder', makeFolder('listing/old'), 'listing/old:1 file-stray (warning)'],
  [
    'a stray file beside the folders',
    write('todo.txt', 'later\n'),
    'todo.txt:1 file-beside-folders (warning)',
  ],
  [
    'an empty folder',
    makeFolder('tokens'),
    'tokens/schema.json:1 file-missing',
    'tokens/ui.json:1 file-missing',
  ],
  ['a folder with a capital', makeFolder('Tokens'), 'Tokens:1 folder-name-unfit'],
  ['a folder with a hyphen', makeFolder('token-list'), 'token-list:1 folder-name-unfit'],
  ['a folder that begins with a digit', makeFolder('2tokens'), '2tokens:1 folder-name-unfit'],
  ['a folder called email', makeFolder('email'), 'email:1 folder-name-reserved'],
  ['a folder called authenticated', makeFolder('authenticated'), 'authenticated:1 folder-name-reserved'],
  ['a folder called user', makeFolder('user'), 'user:1 folder-name-reserved'],
  ['a folder called constructor', makeFolder('constructor'), 'constructor:1 folder-name-reserved'],
  ['a picture is missing', remove('listing/images/waves.svg'), 'listing/ui.json:7 picture-missing'],
  [
    'the name of a picture is misspelt',
    change(ui, 'images/waves.svg', 'images/wave.svg'),
    'listing/ui.json:7 picture-missing',
    'listing/images/waves.svg:1 picture-unused (warning)',
  ],
  ['a picture is empty', write('listing/images/waves.svg', ''), 'listing/images/waves.svg:1 picture-empty'],
  [
    'a picture is a folder',
    [remove('listing/images/waves.svg'), makeFolder('listing/images/waves.svg')],
    'listing/images/waves.svg:1 picture-no-file',
  ],
  [
    'a picture is too large',
    write('listing/images/waves.svg', `<svg>${' '.repeat(100_000)}</svg>`),
    'listing/images/waves.svg:1 picture-too-large',
  ],
  [
    'a picture is a web page',
    write('listing/images/waves.svg', '<!doctype html><html></html>'),
    'listing/images/waves.svg:1 picture-unknown-format',
  ],
  [
    'a picture is another format than its name says',
    write('listing/images/waves.svg', Buffer.from('89504e470d0a1a0a0000000d', 'hex')),
    'listing/images/waves.svg:1 picture-other-format',
  ],
  [
    'a drawing with a script',
    write(
      'listing/images/waves.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
    'listing/images/waves.svg:1 drawing-unsafe',
  ],
  [
    'a drawing with an event handler',
    write('listing/images/waves.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'listing/images/waves.svg:1 drawing-unsafe',
  ],
  [
    'a drawing with a link',
    write(
      'listing/images/waves.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://example.org/a.png"/></svg>',
    ),
    'listing/images/waves.svg:1 drawing-unsafe',
  ],
  [
    'a drawing with an entity',
    write(
      'listing/images/waves.svg',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
    'listing/images/waves.svg:1 drawing-unsafe',
  ],
  [
    'a picture that no option uses',
    copy('listing/images/waves.svg', 'listing/images/tides.svg'),
    'listing/images/tides.svg:1 picture-unused (warning)',
  ],
  [
    'a folder among the pictures',
    makeFolder('listing/images/old'),
    'listing/images/old:1 picture-unused (warning)',
  ],
  [
    'images is a file',
    [remove('listing/images'), write('listing/images', '')],
    'listing/ui.json:7 picture-missing',
    'listing/ui.json:7 picture-missing',
    'listing/images:1 pictures-no-folder',
  ],
];
