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

/** Changes to what members have answered already. */
export const brokenReleases: readonly BrokenEdit[] = [
  [
    'a question is gone',
    set(schema, ['properties', 'team', 'properties', 'is_hidden']),
    'listing/schema.json:15: The question "is_hidden" of version 1 is gone; keep it with "x-retired", or name it in the "x-former-ids" of the question that replaces it.',
  ],
  [
    'a section is gone',
    set(schema, ['properties', 'team']),
    'listing/ui.json:3: There is no question "track_record" in schema.json.',
    'listing/schema.json:14: The section "team" of version 1 is gone; keep it with "x-retired", or name it in the "x-former-ids" of the section that replaces it.',
  ],
  [
    'a section is renamed',
    change(schema, '"team": {', '"people": {'),
    'listing/schema.json:14: The section "team" of version 1 is gone; keep it with "x-retired", or name it in the "x-former-ids" of the section that replaces it.',
  ],
  [
    'a question is renamed silently',
    [change(schema, '"track_record": {', '"history": {'), change(ui, '"track_record"', '"history"')],
    'listing/schema.json:15: The question "track_record" of version 1 is gone; keep it with "x-retired", or name it in the "x-former-ids" of the question that replaces it.',
  ],
  [
    'an option is gone',
    change(schema, ',\n            { "const": "none", "title": "Hardly anyone trades it" }', ''),
    'listing/schema.json:49: The option "none" of "liquidity" is gone since version 1; keep it with "x-retired", or name it in the "x-former-ids" of the option that replaces it.',
  ],
  [
    'an option is renamed silently',
    change(schema, '"const": "none"', '"const": "nobody"'),
    'listing/schema.json:49: The option "none" of "liquidity" is gone since version 1; keep it with "x-retired", or name it in the "x-former-ids" of the option that replaces it.',
  ],
  [
    'a type has changed',
    set(schema, ['properties', 'team', 'properties', 'is_hidden'], {
      type: 'string',
      title: 'Does the team hide on purpose?',
      description: 'Some say so.',
    }),
    'listing/schema.json:26: The question "is_hidden" was boolean in version 1 and is text now; give the new question an id of its own and retire this one.',
  ],
  [
    'a question is new',
    set(schema, ['properties', 'team', 'properties', 'is_paid'], {
      type: 'boolean',
      title: 'Is the team paid?',
      description: 'Look for it.',
    }),
    'listing/schema.json:7: Version 1 is released and did not ask "is_paid"; raise "version" to 2.',
  ],
  [
    'a question has moved to another section',
    [
      set(schema, ['properties', 'team', 'properties', 'track_record']),
      set(schema, ['properties', 'market', 'properties', 'track_record'], {
        type: 'string',
        title: 'What has the team done before?',
        description: 'Earlier projects.',
        maxLength: 1000,
      }),
    ],
    'listing/schema.json:7: Version 1 is released and asked something else; raise "version" to 2.',
  ],
  [
    'options in another order',
    set(
      schema,
      ['properties', 'market', 'properties', 'shape', 'items', 'oneOf'],
      [
        { const: 'steps', title: 'Steps' },
        { const: 'waves', title: 'Waves' },
      ],
    ),
    'listing/schema.json:7: Version 1 is released and asked something else; raise "version" to 2.',
  ],
  [
    'a version that skips',
    change(schema, '"version": 1', '"version": 3'),
    'listing/schema.json:7: Version 1 is the newest that was released; the next "version" is 2.',
  ],
  [
    'a first version that is not 1',
    [
      remove('mood/released.json'),
      set('released.json', ['mood']),
      change('mood/schema.json', '"version": 1', '"version": 2'),
    ],
    'mood/schema.json:5: No version is released yet; the first "version" is 1.',
  ],
  [
    'a version that goes back',
    [releaseSecond, change(schema, '"version": 2', '"version": 1')],
    'listing/schema.json:7: Version 2 is already released; "version" must be 2 or more.',
  ],
  [
    'a version that is not recorded',
    change(schema, '"version": 1', '"version": 2'),
    'listing/schema.json:7: Warning: Version 2 is not recorded; once it goes live, run: npm run schemas -- --release.',
  ],
  [
    'another kind',
    change(schema, '"kind": "checklist"', '"kind": "insights"'),
    'listing/schema.json:20: Insights hold text questions only; "is_named" is not one.',
    'listing/schema.json:26: Insights hold text questions only; "is_hidden" is not one.',
    'listing/schema.json:45: Insights hold text questions only; "liquidity" is not one.',
    'listing/schema.json:55: Insights hold text questions only; "shape" is not one.',
    'listing/schema.json:6: "kind" was checklist in version 1 and is insights now, which members\' records do not follow; write it back, and make a folder of its own for the new questionnaire.',
  ],
  [
    'another subject',
    change(schema, '"subject": "coin"', '"subject": "nft"'),
    'listing/schema.json:11: "subject" was coin in version 1 and is nft now, which members\' records do not follow; write it back, and make a folder of its own for the new questionnaire.',
  ],
  [
    'no subject',
    change(schema, '    "subject": "coin",\n', ''),
    'listing/schema.json:5: "subject" was coin in version 1 and is none now, which members\' records do not follow; write it back, and make a folder of its own for the new questionnaire.',
  ],
  [
    'another page',
    change(schema, '"/technicalanalysis"', '"/news"'),
    'listing/schema.json:8: Warning: "page" was /technicalanalysis in version 1 and is /news now; links that members kept lead to the page of before.',
  ],
  [
    'another reward',
    change(schema, '"reward": 5', '"reward": 50'),
    'listing/schema.json:12: Warning: "reward" was 5 in version 1 and is 50 now; what was paid stays paid, and only new sections pay the new reward.',
  ],
  [
    'a sign is turned',
    change(schema, '"x-signal": "negative",\n', '"x-signal": "positive",\n'),
    'listing/schema.json:7: Version 1 is released and asked something else; raise "version" to 2.',
    'listing/schema.json:30: Warning: The sign of "is_hidden" was negative in version 1 and is positive now, for old answers too; if the question means something else now, ask it under an id of its own.',
  ],
  [
    'a sign is turned in a new version',
    [
      change(schema, '"x-signal": "negative",\n', '"x-signal": "positive",\n'),
      change(schema, '"version": 1', '"version": 2'),
    ],
    'listing/schema.json:30: Warning: The sign of "is_hidden" was negative in version 1 and is positive now, for old answers too; if the question means something else now, ask it under an id of its own.',
    'listing/schema.json:7: Warning: Version 2 is not recorded; once it goes live, run: npm run schemas -- --release.',
  ],
  [
    "an option's sign is turned in a new version",
    [
      change(schema, 'move it", "x-signal": "negative"', 'move it", "x-signal": "positive"'),
      change(schema, '"version": 1', '"version": 2'),
    ],
    'listing/schema.json:51: Warning: The sign of "thin" was negative in version 1 and is positive now, for old answers too; if the question means something else now, ask it under an id of its own.',
    'listing/schema.json:7: Warning: Version 2 is not recorded; once it goes live, run: npm run schemas -- --release.',
  ],
  [
    'a limit is lowered',
    change(schema, '"maxLength": 1000', '"maxLength": 200'),
    'listing/schema.json:37: A text of "track_record" might have 1000 characters in version 1; a longer answer could never be saved again, so "maxLength" stays 1000 or more.',
  ],
  [
    'a limit is new',
    change('mood/schema.json', '"title": "What does today', '"maxLength": 500, "title": "What does today'),
    'mood/schema.json:13: A text of "mood_today" might have 4000 characters in version 1; a longer answer could never be saved again, so "maxLength" stays 4000 or more.',
  ],
  [
    'the titles of two options are swapped',
    [
      change(schema, '"const": "waves", "title": "Waves"', '"const": "waves", "title": "Steps"'),
      change(schema, '"const": "steps", "title": "Steps"', '"const": "steps", "title": "Waves"'),
    ],
    'listing/schema.json:63: This was the title of "steps" in version 1, so old answers would name another option; move the whole option, not its title.',
    'listing/schema.json:64: This was the title of "waves" in version 1, so old answers would name another option; move the whole option, not its title.',
  ],
  [
    'the titles of two questions are swapped',
    [
      change(schema, 'Are the founders named?', 'A'),
      change(schema, 'Does the team hide on purpose?', 'Are the founders named?'),
      change(schema, '"A"', '"Does the team hide on purpose?"'),
    ],
    'listing/schema.json:22: This was the title of "is_hidden" in version 1, so old answers to "is_named" would answer another question; move the whole question, not its title.',
    'listing/schema.json:28: This was the title of "is_named" in version 1, so old answers to "is_hidden" would answer another question; move the whole question, not its title.',
  ],
  [
    'released.json is edited',
    change(released, '"section": "team"', '"section": "people"'),
    'listing/released.json:4: Version 1 does not say here what was released; only a command writes this file, so bring it back from git.',
  ],
  [
    'a word of released.json is edited',
    change(released, 'Are the founders named?', 'Are the founders known?'),
    'listing/released.json:4: Version 1 does not say here what was released; only a command writes this file, so bring it back from git.',
  ],
  [
    'options of released.json are in another order',
    change(released, '"deep",\n          "thin"', '"thin",\n          "deep"'),
    'listing/released.json:4: Version 1 does not say here what was released; only a command writes this file, so bring it back from git.',
  ],
  [
    'a question is deleted from released.json',
    set(released, ['versions', '1', 'is_hidden']),
    'listing/released.json:4: Version 1 does not say here what was released; only a command writes this file, so bring it back from git.',
  ],
  [
    'the version is deleted from released.json',
    set(released, ['versions', '1']),
    'released.json:2: The released.json of "listing" is missing, or is not the one that was recorded here; bring both back from git.',
    'listing/released.json:3: Version 1 does not say here what was released; only a command writes this file, so bring it back from git.',
  ],
  [
    'everything is deleted from released.json',
    write(released, '{ "versions": {} }\n'),
    'released.json:2: The released.json of "listing" is missing, or is not the one that was recorded here; bring both back from git.',
    'listing/schema.json:7: Warning: Version 1 is not recorded; once it goes live, run: npm run schemas -- --release.',
  ],
  [
    'the seals are deleted',
    set(released, ['seals']),
    'released.json:2: The released.json of "listing" is missing, or is not the one that was recorded here; bring both back from git.',
  ],
  [
    'the first of two versions is edited',
    [releaseSecond, change(released, '"section": "team"', '"section": "people"')],
    'listing/released.json:4: Version 1 does not say here what was released; only a command writes this file, so bring it back from git.',
  ],
  [
    'the first of two versions is deleted',
    [releaseSecond, set(released, ['versions', '1'])],
    'listing/released.json:4: Version 2 does not say here what was released; only a command writes this file, so bring it back from git.',
  ],
  [
    'a version too much in released.json',
    set(released, ['versions', '2'], {}),
    'released.json:2: The released.json of "listing" is missing, or is not the one that was recorded here; bring both back from git.',
    'listing/released.json:61: Version 2 does not say here what was released; only a command writes this file, so bring it back from git.',
  ],
  [
    'a released type that there is not',
    change(released, '"type": "boolean"', '"type": "tick"'),
    'listing/released.json:3: "type" is "tick"; write boolean, text, choice, choices, number, date, link, address, scale or rows.',
  ],
  [
    'a released version of no number',
    change(released, '"1": {\n      "is_named"', '"one": {\n      "is_named"'),
    'listing/released.json:4: "one" cannot be a name here; use a version\'s number, 1 or more.',
  ],
  [
    'released.json is missing',
    remove(released),
    'released.json:2: The released.json of "listing" is missing, or is not the one that was recorded here; bring both back from git.',
    'listing/schema.json:7: Warning: Version 1 is not recorded; once it goes live, run: npm run schemas -- --release.',
  ],
  [
    'the list of releases is missing',
    remove('released.json'),
    'released.json:1: The list of what was released is missing; bring it back from git.',
  ],
  [
    'the list of releases is emptied',
    write('released.json', '{}\n'),
    'released.json:1: "listing" was released, and this list does not name it; bring the list back from git.',
    'released.json:1: "mood" was released, and this list does not name it; bring the list back from git.',
  ],
  [
    'the list of releases is no object',
    write('released.json', '[]\n'),
    'released.json:1: This is not the list of what was released; bring it back from git.',
  ],
  [
    'a folder is renamed',
    rename('mood', 'feelings'),
    'released.json:3: The folder "mood" is called "feelings" now, and members\' answers do not follow; rename it back, or add "x-former-ids": ["mood"] to its schema.json.',
  ],
  [
    'a section has the name that another had',
    set(schema, ['properties', 'team', 'x-former-ids'], ['market']),
    'listing/schema.json:46: The name "market" is already taken by the section "team"; every name may be used once in a questionnaire.',
  ],
  [
    'a section was called what it is called',
    set(schema, ['properties', 'team', 'x-former-ids'], ['team']),
    'listing/schema.json:42: "team" cannot be a former id of itself; delete it here.',
  ],
  [
    'a questionnaire was called what another is called',
    set(schema, ['x-former-ids'], ['mood']),
    'listing/schema.json:90: The name "mood" is already taken by the questionnaire "mood"; leave it out here.',
  ],
  [
    'a questionnaire was called what none can be',
    set(schema, ['x-former-ids'], ['email']),
    'listing/schema.json:90: No questionnaire was ever called "email": coin, disclaimer, session, user, authenticated, email, tab, meta, options and constructor are taken; leave it out.',
  ],
  [
    'a section forgets the name of before',
    [
      set(schema, ['properties', 'team', 'x-former-ids'], ['people']),
      releaseSecond,
      set(schema, ['properties', 'team', 'x-former-ids'], ['folk', 'people']),
    ],
    'listing/schema.json:42: The section "team" was called "people", then "team" in version 2; "x-former-ids" must go on from there, the oldest name first.',
  ],
  [
    'a questionnaire that a search leads to is retired',
    [
      set(schema, ['x-questionnaire', 'page'], '/coineval'),
      set(schema, ['x-questionnaire', 'subject'], 'coin'),
      set(schema, ['x-questionnaire', 'subjectRequired'], true),
      set(schema, ['x-retired'], true),
    ],
    'listing/schema.json:91: The search of /coineval leads to this questionnaire, so it cannot be retired; retire its sections, all but one.',
    'listing/schema.json:13: "subjectRequired" was none in version 1 and is true now, which members\' records do not follow; write it back, and make a folder of its own for the new questionnaire.',
    'listing/schema.json:8: Warning: "page" was /technicalanalysis in version 1 and is /coineval now; links that members kept lead to the page of before.',
  ],
  [
    'a questionnaire was given up, and is there',
    set('released.json', ['mood'], 'given up'),
    'released.json:3: "mood" was given up, and its folder is here; delete it, or bring this line back from git.',
  ],
  [
    'a folder is gone',
    remove('mood'),
    'released.json:3: The folder "mood" is gone, and with it what members answered; bring it back, or write "given up" in the place of its seal to let the answers go.',
  ],
  [
    'a folder is copied',
    copy('mood', 'mood2'),
    'released.json:1: "mood2" is a copy of "mood" and was never released; delete the released.json in it.',
    'mood2/schema.json:5: "mood" already has place 1 on /fng; take another number.',
    'mood2/schema.json:5: "mood" already has place 2 among the results; take another number.',
    'mood2/schema.json:13: Warning: "What does today\'s mood tell you?" is asked on /fng by "mood" too; ask it once, or word it otherwise.',
  ],
];
