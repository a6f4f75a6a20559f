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

/** Files and folders that are missing, astray, or not what their name says. */
export const brokenFiles: readonly BrokenEdit[] = [
  [
    'schema.json is missing',
    remove(schema),
    'listing/schema.json:1: The file is missing; it holds the sections and questions.',
  ],
  [
    'ui.json is missing',
    remove(ui),
    'listing/ui.json:1: The file is missing; write {} into it where no question looks unusual.',
  ],
  [
    'schema.json has a capital',
    rename(schema, 'listing/Schema.json'),
    'listing/Schema.json:1: Nothing reads a file of this name; rename it to schema.json.',
    'listing/schema.json:1: The file is missing; it holds the sections and questions.',
  ],
  [
    'ui.json has another ending',
    rename(ui, 'listing/ui.jsonc'),
    'listing/ui.jsonc:1: Nothing reads a file of this name; rename it to ui.json.',
    'listing/ui.json:1: The file is missing; write {} into it where no question looks unusual.',
  ],
  [
    'schema.json is a folder',
    [remove(schema), makeFolder(schema)],
    'listing/schema.json:1: This is a folder; a file of this name is needed.',
  ],
  [
    'schema.json is a link to nothing',
    [remove(schema), link(schema, 'nowhere.json')],
    'listing/schema.json:1: This is a link to a file that is not there.',
  ],
  [
    'schema.json is a link to a folder',
    [remove(schema), link(schema, 'images')],
    'listing/schema.json:1: This is a link to a folder; a file of this name is needed.',
  ],
  [
    'schema.json is huge',
    write(schema, 'x'.repeat(2_000_001)),
    'listing/schema.json:1: The file is larger than 2 MB; a questionnaire is a small file.',
  ],
  [
    'a stray file',
    write('listing/notes.txt', 'later\n'),
    'listing/notes.txt:1: Warning: Nothing reads this file; delete it, or move it out of the folder.',
  ],
  [
    'a stray copy',
    copy(schema, 'listing/schema copy.json'),
    'listing/schema copy.json:1: Warning: Nothing reads this file; delete it, or move it out of the folder.',
  ],
  [
    'a stray folder',
    makeFolder('listing/old'),
    'listing/old:1: Warning: Nothing reads this file; delete it, or move it out of the folder.',
  ],
  [
    'a stray file beside the folders',
    write('todo.txt', 'later\n'),
    'todo.txt:1: Warning: Nothing reads a file beside the folders; move it into one of them, or delete it.',
  ],
  [
    'an empty folder',
    makeFolder('tokens'),
    'tokens/schema.json:1: The file is missing; it holds the sections and questions.',
    'tokens/ui.json:1: The file is missing; write {} into it where no question looks unusual.',
  ],
  [
    'a folder with a capital',
    makeFolder('Tokens'),
    'Tokens:1: "Tokens" cannot be a questionnaire\'s name; rename the folder, to lower-case letters and digits, at most 32 of them, a letter first.',
  ],
  [
    'a folder with a hyphen',
    makeFolder('token-list'),
    'token-list:1: "token-list" cannot be a questionnaire\'s name; rename the folder, to lower-case letters and digits, at most 32 of them, a letter first.',
  ],
  [
    'a folder that begins with a digit',
    makeFolder('2tokens'),
    '2tokens:1: "2tokens" cannot be a questionnaire\'s name; rename the folder, to lower-case letters and digits, at most 32 of them, a letter first.',
  ],
  [
    'a folder called email',
    makeFolder('email'),
    'email:1: No questionnaire can be called "email": coin, disclaimer, session, user, authenticated, email, tab, meta, options and constructor are taken; rename the folder.',
  ],
  [
    'a folder called authenticated',
    makeFolder('authenticated'),
    'authenticated:1: No questionnaire can be called "authenticated": coin, disclaimer, session, user, authenticated, email, tab, meta, options and constructor are taken; rename the folder.',
  ],
  [
    'a folder called user',
    makeFolder('user'),
    'user:1: No questionnaire can be called "user": coin, disclaimer, session, user, authenticated, email, tab, meta, options and constructor are taken; rename the folder.',
  ],
  [
    'a folder called constructor',
    makeFolder('constructor'),
    'constructor:1: No questionnaire can be called "constructor": coin, disclaimer, session, user, authenticated, email, tab, meta, options and constructor are taken; rename the folder.',
  ],
  [
    'a picture is missing',
    remove('listing/images/waves.svg'),
    'listing/ui.json:7: The picture images/waves.svg is not there.',
  ],
  [
    'a picture is misspelt',
    change(ui, 'images/waves.svg', 'images/wave.svg'),
    'listing/ui.json:7: The picture images/wave.svg is not there.',
    'listing/images/waves.svg:1: Warning: No option in ui.json has this picture; name it there, or delete it.',
  ],
  [
    'a picture is empty',
    write('listing/images/waves.svg', ''),
    'listing/images/waves.svg:1: The picture is empty.',
  ],
  [
    'a picture is a folder',
    [remove('listing/images/waves.svg'), makeFolder('listing/images/waves.svg')],
    'listing/images/waves.svg:1: This must be a picture, not a folder or a broken link.',
  ],
  [
    'a picture is too large',
    write('listing/images/waves.svg', `<svg>${' '.repeat(100_000)}</svg>`),
    'listing/images/waves.svg:1: The picture has 101 kB; make it 100 kB or smaller.',
  ],
  [
    'a picture is a web page',
    write('listing/images/waves.svg', '<!doctype html><html></html>'),
    'listing/images/waves.svg:1: This is no picture that a browser shows; save it as svg once more.',
  ],
  [
    'a picture is another format than its name says',
    write('listing/images/waves.svg', Buffer.from('89504e470d0a1a0a0000000d', 'hex')),
    'listing/images/waves.svg:1: The file is png, not svg; rename it to end in .png, here and in ui.json.',
  ],
  [
    'a drawing with a script',
    write(
      'listing/images/waves.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
    'listing/images/waves.svg:1: The drawing holds a <script>, which a picture may not; export it as a plain SVG.',
  ],
  [
    'a drawing with a handler',
    write('listing/images/waves.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'listing/images/waves.svg:1: The drawing holds the attribute onload, which a picture may not; export it as a plain SVG.',
  ],
  [
    'a drawing with a link',
    write(
      'listing/images/waves.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://example.org/a.png"/></svg>',
    ),
    'listing/images/waves.svg:1: The drawing holds a link to https://example.org/a.png, which a picture may not; export it as a plain SVG.',
  ],
  [
    'a drawing with an entity',
    write(
      'listing/images/waves.svg',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
    'listing/images/waves.svg:1: The drawing holds an entity, which a picture may not; export it as a plain SVG.',
  ],
  [
    'a picture that no option has',
    copy('listing/images/waves.svg', 'listing/images/tides.svg'),
    'listing/images/tides.svg:1: Warning: No option in ui.json has this picture; name it there, or delete it.',
  ],
  [
    'a folder among the pictures',
    makeFolder('listing/images/old'),
    'listing/images/old:1: Warning: No option in ui.json has this picture; name it there, or delete it.',
  ],
  [
    'images is a file',
    [remove('listing/images'), write('listing/images', '')],
    'listing/ui.json:7: The picture images/waves.svg is not there.',
    'listing/ui.json:7: The picture images/steps.svg is not there.',
    'listing/images:1: This must be a folder that holds the pictures of options.',
  ],
];
