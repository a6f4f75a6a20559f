import { change, remove, schema, set, ui, type BrokenEdit } from './edits.ts';

/** What the format allows, and the product could not show, or would show badly. */
export const brokenContent: readonly BrokenEdit[] = [
  [
    'a page that there is not',
    change(schema, '"/technicalanalysis"', '"/coins"'),
    'listing/schema.json:8: There is no page /coins; use one of /coineval, /cryptocal, /exchanges, /fng, /news, /nfteval, /technicalanalysis, /walletmovement, or say under "x-page" what it is called.',
  ],
  [
    'a page that shows no questionnaires',
    change(schema, '"/technicalanalysis"', '"/results"'),
    'listing/schema.json:8: /results cannot show questionnaires; use one of /coineval, /cryptocal, /exchanges, /fng, /news, /nfteval, /technicalanalysis, /walletmovement, or a path that is not taken.',
  ],
  [
    'an id in two sections',
    [change(schema, '"liquidity": {', '"is_named": {'), change(ui, '{', '{')],
    'listing/schema.json:45: The name "is_named" is already taken by the question "is_named"; every name may be used once in a questionnaire.',
    'listing/schema.json:41 question-gone',
  ],
  [
    'an id that records use',
    change(schema, '"is_named": {', '"email": {'),
    'listing/schema.json:20: "email" cannot name a question: id, name, email, about, constructor are taken.',
    'listing/schema.json:31: "is_hidden" excludes "is_named", which is no other yes/no question of this section.',
    'listing/schema.json:15 question-gone',
  ],
  [
    'an id that every object has',
    change(schema, '"is_named": {', '"constructor": {'),
    'listing/schema.json:20: "constructor" cannot name a question: id, name, email, about, constructor are taken.',
    'listing/schema.json:31: "is_hidden" excludes "is_named", which is no other yes/no question of this section.',
    'listing/schema.json:15 question-gone',
  ],
  [
    'a section that every object has',
    change(schema, '"market": {', '"constructor": {'),
    'listing/schema.json:41: No section can be called "constructor"; constructor is taken.',
    'listing/schema.json:14 section-gone',
  ],
  [
    'an option that every object has',
    change(schema, '"const": "none"', '"const": "constructor"'),
    'listing/schema.json:52: No option can be called "constructor"; choose another id.',
    'listing/schema.json:49 option-gone',
  ],
  [
    'a name for reading that is taken',
    change(schema, '"maxLength": 1000', '"maxLength": 1000,\n          "x-saved-as": "is_named"'),
    'listing/schema.json:33: The name "is_named" is already taken by the question "is_named"; every name may be used once in a questionnaire.',
  ],
  [
    'a former id that is another question',
    change(schema, '"maxLength": 1000', '"maxLength": 1000,\n          "x-former-ids": ["is_named"]'),
    'listing/schema.json:33: The name "is_named" is already taken by the question "is_named"; every name may be used once in a questionnaire.',
  ],
  [
    'a former id of itself',
    change(schema, '"maxLength": 1000', '"maxLength": 1000,\n          "x-former-ids": ["track_record"]'),
    'listing/schema.json:38: "track_record" cannot be a former id of itself; delete it here.',
  ],
  [
    'a name for reading that is the id',
    change(schema, '"maxLength": 1000', '"maxLength": 1000,\n          "x-saved-as": "track_record"'),
    'listing/schema.json:38: Warning: "x-saved-as" does nothing where it is the question\'s own id.',
  ],
  [
    'an option twice',
    change(schema, '"const": "steps"', '"const": "waves"'),
    'listing/schema.json:64: The question "shape" has the option "waves" twice; give one another id.',
    'listing/ui.json:7: "steps" is no option of "shape".',
    'listing/schema.json:64 option-titles-swapped',
    'listing/schema.json:62 option-gone',
  ],
  [
    'a former option that is another option',
    change(schema, '"title": "Waves"', '"title": "Waves", "x-former-ids": ["steps"]'),
    'listing/schema.json:64: The question "shape" has the option "steps" twice; give one another id.',
  ],
  [
    'an exclusion of no question',
    change(schema, '["is_named"]', '["is_nmed"]'),
    'listing/schema.json:31: "is_hidden" excludes "is_nmed", which is no other yes/no question of this section.',
  ],
  [
    'an exclusion of a text',
    change(schema, '["is_named"]', '["track_record"]'),
    'listing/schema.json:31: "is_hidden" excludes "track_record", which is no other yes/no question of this section.',
  ],
  [
    'an exclusion of itself',
    change(schema, '["is_named"]', '["is_hidden"]'),
    'listing/schema.json:31: "is_hidden" excludes "is_hidden", which is no other yes/no question of this section.',
  ],
  [
    'an exclusion in another section',
    change(schema, '["is_named"]', '["liquidity"]'),
    'listing/schema.json:31: "is_hidden" excludes "liquidity", which is no other yes/no question of this section.',
  ],
  [
    'a tick among insights',
    change('mood/schema.json', '"type": "string"', '"type": "boolean"'),
    'mood/schema.json:11: Insights hold text questions only; "mood_today" is not one.',
    'mood/schema.json:11 question-type-changed',
  ],
  [
    'a section with every question retired',
    [
      set(schema, ['properties', 'market', 'properties', 'liquidity', 'x-retired'], true),
      set(schema, ['properties', 'market', 'properties', 'shape', 'x-retired'], true),
      set(schema, ['x-questionnaire', 'version'], 2),
    ],
    'listing/schema.json:43: Warning: Every question of the section "market" is retired, so it is neither shown nor counted any more.',
  ],
  [
    'a question with every option retired',
    [
      set(schema, ['properties', 'market', 'properties', 'shape', 'items', 'oneOf', 0, 'x-retired'], true),
      set(schema, ['properties', 'market', 'properties', 'shape', 'items', 'oneOf', 1, 'x-retired'], true),
    ],
    'listing/schema.json:75: Every option of "shape" is retired, so nobody can answer it; retire the question instead.',
  ],
  [
    'a long question',
    change(
      schema,
      'Are the founders named?',
      'Are the founders named and known to others and known to others and known to others and known to others and known to others and known to others and known to others and known to others?',
    ),
    'listing/schema.json:22: Warning: This title has 183 characters; at most 150 read well.',
  ],
  [
    'a long title of a section',
    change(
      schema,
      '"title": "Team"',
      '"title": "The team and The team and The team and The team and The team and The team and more"',
    ),
    'listing/schema.json:17: Warning: This title has 82 characters; at most 60 read well.',
  ],
  [
    'a long option',
    change(
      schema,
      '"title": "Waves"',
      '"title": "Waves and Waves and Waves and Waves and Waves and Waves and Waves and Waves and Waves and Waves and Waves and Waves and more"',
    ),
    'listing/schema.json:63: Warning: This title has 124 characters; at most 100 read well.',
  ],
  [
    'a long help',
    change(
      schema,
      'Some say openly that they do.',
      'Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Some say openly that they do. Look.',
    ),
    'listing/schema.json:29: Warning: This help has 455 characters; at most 400 read well.',
  ],
  [
    'no help',
    change(schema, '          "description": "Some say openly that they do.",\n', ''),
    'listing/schema.json:26: Warning: "is_hidden" has no help; say in "description" why it matters and how to check.',
  ],
  [
    'markup in help',
    change(schema, 'Some say openly', 'Some say <b>openly</b>'),
    'listing/schema.json:29: Warning: Members would read <b> as it stands here; write plain text.',
  ],
  [
    'an entity in a title',
    change(schema, '"Team"', '"Team &amp; market"'),
    'listing/schema.json:17: Warning: Members would read &amp; as it stands here; write plain text.',
  ],
  [
    'two questions alike',
    change(schema, 'Does the team hide on purpose?', 'Are the founders named'),
    'listing/schema.json:28: Warning: "Are the founders named" reads like the question "Are the founders named?" above it.',
  ],
  [
    'two sections alike',
    change(schema, '"title": "Market"', '"title": "Team"'),
    'listing/schema.json:43: Warning: "Team" reads like the section "Team" above it.',
  ],
  [
    'two options alike',
    change(schema, '"title": "Steps"', '"title": "waves"'),
    'listing/schema.json:64: Two options read "waves"; members could not tell them apart.',
  ],
  [
    'a space at the end of a title',
    change(schema, 'named?"', 'named? "'),
    'listing/schema.json:22: Warning: There is a space before or after this text.',
  ],
  [
    'a signal on a text',
    change(schema, '"maxLength": 1000', '"maxLength": 1000,\n          "x-signal": "positive"'),
    'listing/schema.json:7 released-version-changed',
    'listing/schema.json:38: Warning: A text gives no sign, so "x-signal" does nothing here.',
  ],
  [
    'a mixed signal on a yes',
    change(schema, '"x-signal": "positive"\n', '"x-signal": "mixed"\n'),
    'listing/schema.json:7 released-version-changed',
    'listing/schema.json:24: Warning: A yes gives one sign; "mixed" is for questions with options.',
  ],
  [
    'a sample for a tick',
    change(ui, '"track_record": {', '"is_named": { "ui:placeholder": "yes" },\n  "track_record": {'),
    'listing/ui.json:3: Warning: A sample is shown in an empty field only; this question has none.',
  ],
  [
    'a sample for a choice',
    change(ui, '"track_record": {', '"liquidity": { "ui:placeholder": "deep" },\n  "track_record": {'),
    'listing/ui.json:3: Warning: A sample is shown in an empty field only; this question has none.',
  ],
  [
    'an entry for no question',
    change(ui, '"track_record"', '"track_recrod"'),
    'listing/ui.json:3: There is no question "track_recrod" in schema.json. "track_record" is meant.',
  ],
  [
    'a widget of another type',
    change(ui, '"textarea"', '"radio"'),
    'listing/ui.json:3: The widget "radio" cannot show this question; use text or textarea.',
  ],
  [
    'pictures without their widget',
    change(ui, '"ui:widget": "hovermulticheckbox",\n', '"ui:widget": "multicheckbox",\n'),
    'listing/ui.json:7: Warning: Pictures are shown by "ui:widget": "hovermulticheckbox" only; write it beside them.',
  ],
  [
    'a picture of no option',
    change(ui, '"waves": "images/waves.svg"', '"wave": "images/waves.svg"'),
    'listing/ui.json:4: The option "waves" has no picture under images.',
    'listing/ui.json:7: "wave" is no option of "shape".',
  ],
  [
    'an option without a picture',
    change(ui, '"waves": "images/waves.svg", ', ''),
    'listing/ui.json:4: The option "waves" has no picture under images.',
    'listing/images/waves.svg:1: Warning: No option in ui.json has this picture; name it there, or delete it.',
  ],
  [
    'a subject that must be named, where no search names it',
    change(schema, '"subject": "coin",', '"subject": "coin",\n    "subjectRequired": true,'),
    'listing/schema.json:12 questionnaire-fact-changed',
    'listing/schema.json:8: /technicalanalysis has no search that names the coin first, only /coineval does; write that page, or delete "subjectRequired".',
  ],
  [
    'a subject that must be named, and none said',
    change('mood/schema.json', '"reward": 5', '"subjectRequired": true, "reward": 5'),
    'mood/schema.json:5 questionnaire-fact-changed',
    'mood/schema.json:5: "subjectRequired" needs a "subject": what the answers are about.',
  ],
  [
    'insights behind a search',
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
    'mood/schema.json:6: What the search of /coineval leads to is a checklist; write "checklist", or delete "subjectRequired".',
  ],
  [
    'the search of another subject',
    [
      set(schema, ['x-questionnaire', 'subjectRequired'], true),
      set(schema, ['x-questionnaire', 'page'], '/nfteval'),
    ],
    'listing/schema.json:13 questionnaire-fact-changed',
    'listing/schema.json:8: /nfteval has no search that names the coin first, only /coineval does; write that page, or delete "subjectRequired".',
  ],
  [
    'two on one place of a page',
    change('mood/schema.json', '"page": "/fng"', '"page": "/technicalanalysis"'),
    'mood/schema.json:5: "listing" already has place 1 on /technicalanalysis; take another number.',
  ],
  [
    'two on one place among the results',
    change('mood/schema.json', '"results": 2', '"results": 1'),
    'mood/schema.json:5: "listing" already has place 1 among the results; take another number.',
  ],
];
