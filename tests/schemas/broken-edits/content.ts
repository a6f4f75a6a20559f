import { change, remove, schema, set, ui, type BrokenEdit } from './edits.ts';

/** Content that the format allows, but the product would show badly or not at all. */
export const brokenContent: readonly BrokenEdit[] = [
  [
    'a page that shows no questionnaires',
    change(schema, '"/technicalanalysis"', '"/results"'),
    'listing/schema.json:8 page-unfit',
  ],
  [
    'a question id in two sections',
    [change(schema, '"liquidity": {', '"is_named": {'), change(ui, '{', '{')],
    'listing/schema.json:45 question-name-taken',
    'listing/schema.json:41 question-gone',
  ],
  [
    'a question id that records use',
    change(schema, '"is_named": {', '"email": {'),
    'listing/schema.json:20 question-name-reserved',
    'listing/schema.json:31 exclusion-unfit',
    'listing/schema.json:15 question-gone',
  ],
  [
    'a question id that every object has',
    change(schema, '"is_named": {', '"constructor": {'),
    'listing/schema.json:20 question-name-reserved',
    'listing/schema.json:31 exclusion-unfit',
    'listing/schema.json:15 question-gone',
  ],
  [
    'a section id that every object has',
    change(schema, '"market": {', '"constructor": {'),
    'listing/schema.json:41 section-name-reserved',
    'listing/schema.json:14 section-gone',
  ],
  [
    'an option id that every object has',
    change(schema, '"const": "none"', '"const": "constructor"'),
    'listing/schema.json:52 option-name-reserved',
    'listing/schema.json:49 option-gone',
  ],
  [
    '"x-saved-as" with the id of another question',
    change(schema, '"maxLength": 1000', '"maxLength": 1000,\n          "x-saved-as": "is_named"'),
    'listing/schema.json:33 question-name-taken',
  ],
  [
    'a former id that is the id of another question',
    change(schema, '"maxLength": 1000', '"maxLength": 1000,\n          "x-former-ids": ["is_named"]'),
    'listing/schema.json:33 question-name-taken',
  ],
  [
    'a former id that is the own id of the question',
    change(schema, '"maxLength": 1000', '"maxLength": 1000,\n          "x-former-ids": ["track_record"]'),
    'listing/schema.json:38 former-id-own',
  ],
  [
    '"x-saved-as" with the own id of the question',
    change(schema, '"maxLength": 1000', '"maxLength": 1000,\n          "x-saved-as": "track_record"'),
    'listing/schema.json:38 saved-as-itself (warning)',
  ],
  [
    'a repeated option id',
    change(schema, '"const": "steps"', '"const": "waves"'),
    'listing/schema.json:64 option-twice',
    'listing/ui.json:7 picture-of-no-option',
    'listing/schema.json:64 option-titles-swapped',
    'listing/schema.json:62 option-gone',
  ],
  [
    'a former id that is the id of another option',
    change(schema, '"title": "Waves"', '"title": "Waves", "x-former-ids": ["steps"]'),
    'listing/schema.json:64 option-twice',
  ],
  [
    'an exclusion of an unknown question',
    change(schema, '["is_named"]', '["is_nmed"]'),
    'listing/schema.json:31 exclusion-unfit',
  ],
  [
    'a question that is neutral after a No to a text question',
    change(schema, '"x-excludes": ["is_named"]', '"x-neutral-after-no": "track_record"'),
    'listing/schema.json:31 neutral-unfit',
  ],
  [
    'an exclusion of a text question',
    change(schema, '["is_named"]', '["track_record"]'),
    'listing/schema.json:31 exclusion-unfit',
  ],
  [
    'an exclusion of the question itself',
    change(schema, '["is_named"]', '["is_hidden"]'),
    'listing/schema.json:31 exclusion-unfit',
  ],
  [
    'an exclusion of a question in another section',
    change(schema, '["is_named"]', '["liquidity"]'),
    'listing/schema.json:31 exclusion-unfit',
  ],
  [
    'a yes/no question among insights',
    change('mood/schema.json', '"type": "string"', '"type": "boolean"'),
    'mood/schema.json:11 insights-not-text',
    'mood/schema.json:11 question-type-changed',
    'mood/schema.json:13 title-not-yes-no (warning)',
  ],
  [
    'a section with every question retired',
    [
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-retired'], true),
      set(schema, ['properties', 'market', 'properties', 'shape', 'x-retired'], true),
      set(schema, ['x-questionnaire', 'version'], 2),
    ],
    'listing/schema.json:43 section-all-retired (warning)',
  ],
  [
    'a question with every option retired',
    [
      set(schema, ['properties', 'market', 'properties', 'shape', 'items', 'oneOf', 0, 'x-retired'], true),
      set(schema, ['properties', 'market', 'properties', 'shape', 'items', 'oneOf', 1, 'x-retired'], true),
    ],
    'listing/schema.json:75 options-all-retired',
  ],
  [
    'a long question',
    change(
      schema,
      'Are the founders named?',
      'Are the founders named and known to others and known to others and known to others and known to others and known to others and known to others and known to others and known to others?',
    ),
    'listing/schema.json:22 text-long (warning)',
  ],
  [
    'a long title of a section',
    change(
      schema,
      '"title": "Team"',
      '"title": "The team and The team and The team and The team and The team and The team and more"',
    ),
    'listing/schema.json:17 text-long (warning)',
  ],
  [
    'a long title of an option',
    change(
      schema,
      '"title": "Waves"',
      '"title": "Waves and Waves and Waves and Waves and Waves and Waves and Waves and Waves and Waves and Waves and Waves and Waves and more"',
    ),
    'listing/schema.json:63 text-long (warning)',
  ],
  [
    'a long help text',
    change(
      schema,
      'Some say openly that they do.',
      'Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Look.',
    ),
    'listing/schema.json:29 text-long (warning)',
  ],
  [
    'a question without help',
    change(schema, '          "description": "Some say openly that they do.",\n', ''),
    'listing/schema.json:26 help-missing (warning)',
  ],
  [
    'markup in help',
    change(schema, 'Some say openly', 'Some say <b>openly</b>'),
    'listing/schema.json:29 text-markup (warning)',
  ],
  [
    'an entity in a title',
    change(schema, '"Team"', '"Team &amp; market"'),
    'listing/schema.json:17 text-markup (warning)',
  ],
  [
    'two questions with similar titles',
    change(schema, 'Does the team hide on purpose?', 'Are the founders named'),
    'listing/schema.json:28 titles-alike (warning)',
  ],
  [
    'two sections with the same title',
    change(schema, '"title": "Market"', '"title": "Team"'),
    'listing/schema.json:43 titles-alike (warning)',
  ],
  [
    'two options with similar titles',
    change(schema, '"title": "Steps"', '"title": "waves"'),
    'listing/schema.json:64 options-alike',
  ],
  [
    'a space at the end of a title',
    change(schema, 'named?"', 'named? "'),
    'listing/schema.json:22 text-spaced (warning)',
  ],
  [
    'a signal on a text question',
    change(schema, '"maxLength": 1000', '"maxLength": 1000,\n          "x-signal": "positive"'),
    'listing/schema.json:7 released-version-changed',
    'listing/schema.json:38 signal-of-text (warning)',
  ],
  [
    'a mixed signal on a yes/no question',
    change(schema, '"x-signal": "positive"\n', '"x-signal": "mixed"\n'),
    'listing/schema.json:7 released-version-changed',
    'listing/schema.json:24 signal-mixed-yes (warning)',
  ],
  [
    'a placeholder for a yes/no question',
    change(ui, '"track_record": {', '"is_named": { "ui:placeholder": "yes" },\n  "track_record": {'),
    'listing/ui.json:3 placeholder-without-field (warning)',
  ],
  [
    'a placeholder for a choice',
    change(ui, '"track_record": {', '"liquidity": { "ui:placeholder": "deep" },\n  "track_record": {'),
    'listing/ui.json:3 placeholder-without-field (warning)',
  ],
  [
    'an entry of ui.json for an unknown question',
    change(ui, '"track_record"', '"track_recrod"'),
    'listing/ui.json:3 ui-question-unknown track_record',
  ],
  ['a widget of another answer type', change(ui, '"textarea"', '"radio"'), 'listing/ui.json:3 widget-unfit'],
  [
    'pictures without their widget',
    change(ui, '"ui:widget": "hovermulticheckbox",\n', '"ui:widget": "multicheckbox",\n'),
    'listing/ui.json:7 pictures-not-shown (warning)',
  ],
  [
    'a picture for an unknown option',
    change(ui, '"waves": "images/waves.svg"', '"wave": "images/waves.svg"'),
    'listing/ui.json:4 option-without-picture',
    'listing/ui.json:7 picture-of-no-option',
  ],
  [
    'an option without a picture',
    change(ui, '"waves": "images/waves.svg", ', ''),
    'listing/ui.json:4 option-without-picture',
    'listing/images/waves.svg:1 picture-unused (warning)',
  ],
  [
    'a required subject on a page without a search',
    change(schema, '"subject": "coin",', '"subject": "coin",\n    "subjectRequired": true,'),
    'listing/schema.json:12 questionnaire-fact-changed',
    'listing/schema.json:8 page-without-search',
  ],
  [
    'a required subject that is not named',
    change('mood/schema.json', '"reward": 5', '"subjectRequired": true, "reward": 5'),
    'mood/schema.json:5 questionnaire-fact-changed',
    'mood/schema.json:5 subject-missing',
  ],
  [
    'insights on the page of a search',
    [
      set('mood/schema.json', ['x-questionnaire'], {
        kind: 'insights',
        version: 1,
        page: '/coineval',
        order: 1,
        subject: 'coin',
        subjectRequired: true,
        reward: 5,
      }),
      remove('mood/released.json'),
      set('released.json', ['mood']),
    ],
    'mood/schema.json:6 search-leads-to-insights',
  ],
  [
    'a page that searches for another subject',
    [
      set(schema, ['x-questionnaire', 'subjectRequired'], true),
      set(schema, ['x-questionnaire', 'page'], '/nfteval'),
    ],
    'listing/schema.json:13 questionnaire-fact-changed',
    'listing/schema.json:8 page-without-search',
  ],
  [
    'a retired question with "x-quick"',
    set(schema, ['properties', 'team', 'properties', 'track_record'], {
      type: 'string',
      title: 'What has the team done before?',
      description: 'Earlier projects, and how they ended.',
      maxLength: 1000,
      'x-quick': true,
      'x-retired': true,
    }),
    'listing/schema.json:40 quick-retired',
  ],
  [
    'a questionnaire with "x-quick" on every question',
    set('mood/schema.json', ['properties', 'insights', 'properties', 'mood_today', 'x-quick'], true),
    'mood/schema.json:22 quick-everywhere',
  ],
  [
    'an alert with questions of the wrong answer types',
    set(schema, ['x-questionnaire', 'alert'], {
      fact: 'liquidity',
      facts: { deep: 'price', thin: 'macd_side', none: 'followers' },
      side: 'is_named',
      above: 'up',
      figure: 'track_record',
      until: 'track_record',
    }),
    'listing/schema.json:20 alert-unfit',
    'listing/schema.json:22 alert-unfit',
    'listing/schema.json:23 alert-unfit',
    'listing/schema.json:17 alert-value-unknown',
    'listing/schema.json:18 alert-value-unknown',
  ],
  [
    'two questionnaires at one place of a page',
    change('mood/schema.json', '"page": "/fng"', '"page": "/technicalanalysis"'),
    'mood/schema.json:5 place-taken',
  ],
  [
    'two questionnaires at one place among the results',
    change('mood/schema.json', '"results": 2', '"results": 1'),
    'mood/schema.json:5 place-taken',
  ],
];
