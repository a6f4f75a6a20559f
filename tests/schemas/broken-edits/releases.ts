import {
  change,
  copy,
  releaseSecond,
  released,
  remove,
  rename,
  schema,
  set,
  ui,
  write,
  type BrokenEdit,
} from './edits.ts';

/** Changes to questions that members have answered already. */
export const brokenReleases: readonly BrokenEdit[] = [
  [
    'a question is deleted',
    set(schema, ['properties', 'team', 'properties', 'is_hidden']),
    'listing/schema.json:15 question-gone',
  ],
  [
    'a section is deleted',
    set(schema, ['properties', 'team']),
    'listing/ui.json:3 ui-question-unknown',
    'listing/schema.json:14 section-gone',
  ],
  [
    'a section is renamed without a former id',
    change(schema, '"team": {', '"people": {'),
    'listing/schema.json:14 section-gone',
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'a question is renamed without a former id',
    [change(schema, '"track_record": {', '"history": {'), change(ui, '"track_record"', '"history"')],
    'listing/schema.json:15 question-gone',
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'a question is renamed in schema.json alone',
    change(schema, '"track_record": {', '"history": {'),
    'listing/ui.json:3 ui-question-unknown',
    'listing/schema.json:15 question-gone',
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'a question is renamed, and ui.json cannot be read',
    [change(schema, '"track_record": {', '"history": {'), change(ui, '"textarea",', '"textarea"')],
    'listing/ui.json:3 json-comma-missing',
    'listing/schema.json:15 question-gone',
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'a limit is narrowed, and ui.json has an unknown key',
    [change(schema, '"maxLength": 1000', '"maxLength": 200'), change(ui, '"ui:placeholder"', '"ui:sample"')],
    'listing/ui.json:3 key-unknown',
    'listing/schema.json:37 limit-narrowed',
  ],
  [
    'released.json cannot be read, and an exclusion is misspelt in version 2',
    [
      releaseSecond,
      change(released, '"versions": {', '"versions" {'),
      change(schema, '["is_named"]', '["is_nmaed"]'),
    ],
    'listing/released.json:3 json-colon-missing',
    'listing/schema.json:31 exclusion-unfit',
  ],
  [
    'a version number is skipped, and a question is deleted',
    [
      change(schema, '"version": 1', '"version": 3'),
      set(schema, ['properties', 'team', 'properties', 'is_hidden']),
    ],
    'listing/schema.json:7 version-skipped',
    'listing/schema.json:15 question-gone',
  ],
  [
    'an option is deleted',
    change(schema, ',\n            { "const": "none", "title": "Hardly anyone trades it" }', ''),
    'listing/schema.json:49 option-gone',
  ],
  [
    'an option is renamed without a former id',
    change(schema, '"const": "none"', '"const": "nobody"'),
    'listing/schema.json:49 option-gone',
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'the type of a question changes',
    set(schema, ['properties', 'team', 'properties', 'is_hidden'], {
      type: 'string',
      title: 'Does the team hide on purpose?',
      description: 'Some say so.',
    }),
    'listing/schema.json:26 question-type-changed',
  ],
  [
    'a question is added',
    set(schema, ['properties', 'team', 'properties', 'is_paid'], {
      type: 'boolean',
      title: 'Is the team paid?',
      description: 'Look for it.',
    }),
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'a question moves to another section',
    [
      set(schema, ['properties', 'team', 'properties', 'track_record']),
      set(schema, ['properties', 'market', 'properties', 'track_record'], {
        type: 'string',
        title: 'What has the team done before?',
        description: 'Earlier projects.',
        maxLength: 1000,
      }),
    ],
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'options change places',
    set(
      schema,
      ['properties', 'market', 'properties', 'shape', 'items', 'oneOf'],
      [
        { const: 'steps', title: 'Steps' },
        { const: 'waves', title: 'Waves' },
      ],
    ),
    'listing/schema.json:7 released-version-changed',
  ],
  [
    'a version number is skipped',
    change(schema, '"version": 1', '"version": 3'),
    'listing/schema.json:7 version-skipped',
  ],
  [
    'the first version is not 1',
    [
      remove('mood/released.json'),
      set('released.json', ['mood']),
      change('mood/schema.json', '"version": 1', '"version": 2'),
    ],
    'mood/schema.json:5 version-not-first',
  ],
  [
    'the version number goes back',
    [releaseSecond, change(schema, '"version": 2', '"version": 1')],
    'listing/schema.json:7 version-left-behind',
  ],
  [
    'the kind changes',
    change(schema, '"kind": "checklist"', '"kind": "insights"'),
    'listing/schema.json:20 insights-not-text',
    'listing/schema.json:26 insights-not-text',
    'listing/schema.json:45 insights-not-text',
    'listing/schema.json:55 insights-not-text',
    'listing/schema.json:6 questionnaire-fact-changed',
  ],
  [
    'the subject changes',
    change(schema, '"subject": "coin"', '"subject": "nft"'),
    'listing/schema.json:11 questionnaire-fact-changed',
  ],
  [
    'the subject is deleted',
    change(schema, '    "subject": "coin",\n', ''),
    'listing/schema.json:5 questionnaire-fact-changed',
  ],
  [
    'the page changes',
    change(schema, '"/technicalanalysis"', '"/news"'),
    'listing/schema.json:8 page-changed (warning)',
  ],
  [
    'the reward changes',
    change(schema, '"reward": 5', '"reward": 50'),
    'listing/schema.json:12 reward-changed (warning)',
  ],
  [
    'a sign is turned around',
    change(schema, '"x-signal": "negative",\n', '"x-signal": "positive",\n'),
    'listing/schema.json:7 released-version-changed',
    'listing/schema.json:30 sign-turned (warning)',
  ],
  [
    'a sign is turned around in a new version',
    [
      change(schema, '"x-signal": "negative",\n', '"x-signal": "positive",\n'),
      change(schema, '"version": 1', '"version": 2'),
    ],
    'listing/schema.json:30 sign-turned (warning)',
  ],
  [
    'the sign of an option is turned around in a new version',
    [
      change(schema, 'move it", "x-signal": "negative"', 'move it", "x-signal": "positive"'),
      change(schema, '"version": 1', '"version": 2'),
    ],
    'listing/schema.json:51 sign-turned (warning)',
  ],
  [
    'a text limit is lowered',
    change(schema, '"maxLength": 1000', '"maxLength": 200'),
    'listing/schema.json:37 limit-narrowed',
  ],
  [
    'a text limit is added',
    change('mood/schema.json', '"title": "What does today', '"maxLength": 500, "title": "What does today'),
    'mood/schema.json:13 limit-narrowed',
  ],
  [
    'the titles of two options are swapped',
    [
      change(schema, '"const": "waves", "title": "Waves"', '"const": "waves", "title": "Steps"'),
      change(schema, '"const": "steps", "title": "Steps"', '"const": "steps", "title": "Waves"'),
    ],
    'listing/schema.json:63 option-titles-swapped',
    'listing/schema.json:64 option-titles-swapped',
  ],
  [
    'the titles of two questions are swapped',
    [
      change(schema, 'Are the founders named?', 'A'),
      change(schema, 'Does the team hide on purpose?', 'Are the founders named?'),
      change(schema, '"A"', '"Does the team hide on purpose?"'),
    ],
    'listing/schema.json:22 question-titles-swapped',
    'listing/schema.json:28 question-titles-swapped',
  ],
  [
    'released.json is edited',
    change(released, '"section": "team"', '"section": "people"'),
    'listing/released.json:4 release-altered',
  ],
  [
    'a title in released.json is edited',
    change(released, 'Are the founders named?', 'Are the founders known?'),
    'listing/released.json:4 release-altered',
  ],
  [
    'options in released.json change places',
    change(released, '"deep",\n          "thin"', '"thin",\n          "deep"'),
    'listing/released.json:4 release-altered',
  ],
  [
    'a question is deleted from released.json',
    set(released, ['versions', '1', 'is_hidden']),
    'listing/released.json:4 release-altered',
  ],
  [
    'the version is deleted from released.json',
    set(released, ['versions', '1']),
    'released.json:2 release-replaced',
    'listing/released.json:3 release-altered',
  ],
  [
    'everything is deleted from released.json',
    write(released, '{ "versions": {} }\n'),
    'released.json:2 release-replaced',
  ],
  ['the seals are deleted', set(released, ['seals']), 'released.json:2 release-replaced'],
  [
    'the first of two versions is edited',
    [releaseSecond, change(released, '"section": "team"', '"section": "people"')],
    'listing/released.json:4 release-altered',
  ],
  [
    'the first of two versions is deleted',
    [releaseSecond, set(released, ['versions', '1'])],
    'listing/released.json:4 release-altered',
  ],
  [
    'a version is added to released.json',
    set(released, ['versions', '2'], {}),
    'released.json:2 release-replaced',
    'listing/released.json:66 release-altered',
  ],
  [
    'a type in released.json is unknown',
    change(released, '"type": "boolean"', '"type": "tick"'),
    'listing/released.json:3 value-unfit',
  ],
  [
    'a version in released.json is no number',
    change(released, '"1": {\n      "is_named"', '"one": {\n      "is_named"'),
    'listing/released.json:4 key-unfit',
  ],
  ['released.json is missing', remove(released), 'released.json:2 release-replaced'],
  ['the list of releases is missing', remove('released.json'), 'released.json:1 release-list-missing'],
  [
    'the list of releases is emptied',
    write('released.json', '{}\n'),
    'released.json:1 release-unlisted',
    'released.json:1 release-unlisted',
  ],
  [
    'the list of releases is no object',
    write('released.json', '[]\n'),
    'released.json:1 release-list-unreadable',
  ],
  ['a folder is renamed without a former id', rename('mood', 'feelings'), 'released.json:3 folder-renamed'],
  [
    'the former id of a section is the id of another section',
    set(schema, ['properties', 'team', 'x-former-ids'], ['market']),
    'listing/schema.json:46 section-name-taken',
  ],
  [
    'the former id of a section is its own id',
    set(schema, ['properties', 'team', 'x-former-ids'], ['team']),
    'listing/schema.json:42 former-id-own',
  ],
  [
    'the former id of a questionnaire is the id of another',
    set(schema, ['x-former-ids'], ['mood']),
    'listing/schema.json:90 former-id-forgotten',
    'listing/schema.json:90 questionnaire-name-taken',
  ],
  [
    'the former id of a questionnaire is a reserved name',
    set(schema, ['x-former-ids'], ['email']),
    'listing/schema.json:90 former-id-forgotten',
    'listing/schema.json:90 questionnaire-name-reserved',
  ],
  [
    'an id is inserted before the released former id of a section',
    [
      change(schema, '"team": {', '"people": { "x-former-ids": ["team"],'),
      releaseSecond,
      set(schema, ['properties', 'people', 'x-former-ids'], ['folk', 'team']),
    ],
    'listing/schema.json:16 former-id-forgotten',
  ],
  [
    'a questionnaire that a search leads to is retired',
    [
      set(schema, ['x-questionnaire', 'page'], '/coineval'),
      set(schema, ['x-questionnaire', 'subject'], 'coin'),
      set(schema, ['x-questionnaire', 'subjectRequired'], true),
      set(schema, ['x-retired'], true),
    ],
    'listing/schema.json:91 page-lead-retired',
    'listing/schema.json:13 questionnaire-fact-changed',
    'listing/schema.json:8 page-changed (warning)',
  ],
  [
    'a questionnaire that was given up still has its folder',
    set('released.json', ['mood'], 'given up'),
    'released.json:3 folder-given-up',
  ],
  ['a folder is deleted', remove('mood'), 'released.json:3 folder-gone'],
  [
    'a folder is copied',
    copy('mood', 'mood2'),
    'released.json:1 release-copied',
    'mood2/schema.json:5 place-taken',
    'mood2/schema.json:5 place-taken',
    'mood2/schema.json:13 question-asked-twice (warning)',
  ],
];
