export const releaseSentences = {
  'version-left-behind': 'Version {newest} is already released; "version" must be {newest} or more.',
  'version-not-first': 'No version is released yet; the first "version" is 1.',
  'version-skipped': ({ newest }: { readonly newest: number }) =>
    `Version ${newest} is the newest that was released; the next "version" is ${newest + 1}.`,
  'released-version-changed': ({ version, change }: { readonly version: number; readonly change: string }) =>
    `Version ${version} is released, and since then ${change}; raise "version" to ${version + 1}.`,
  'questionnaire-fact-changed':
    '"{key}" was {was} in version {version} and is {now} now, which members\' records do not follow; write it back, and make a folder of its own for the new questionnaire.',
  'page-changed':
    '"page" was {was} in version {version} and is {now} now; links that members kept lead to the page of before.',
  'reward-changed':
    '"reward" was {was} in version {version} and is {now} now; what was paid stays paid, and only new sections pay the new reward.',
  'section-gone':
    'The section "{id}" of version {version} is gone; keep it with "x-retired", or name it in the "x-former-ids" of the section that replaces it.',
  'question-gone':
    'The question "{id}" of version {version} is gone; keep it with "x-retired", or name it in the "x-former-ids" of the question that replaces it.',
  'question-type-changed':
    'The question "{id}" was {was} in version {version} and is {now} now; give the new question an id of its own and retire this one.',
  'question-unit-changed':
    'The question "{id}" was in {was} in version {version} and is in {now} now; give the new question an id of its own and retire this one.',
  'address-format-changed':
    'The question "{id}" was of the format {was} in version {version} and is of {now} now; give the new question an id of its own and retire this one.',
  'text-limit-lowered':
    'A text of "{id}" might have {was} characters in version {version}; a longer answer could never be saved again, so "maxLength" stays {was} or more.',
  'sign-turned':
    'The sign of "{id}" was {was} in version {version} and is {now} now, for old answers too; if the question means something else now, ask it under an id of its own.',
  'bands-turned':
    'From {from} on, an answer to "{id}" was {was} in version {version} and is {now} now, for old answers too; if the question means something else now, ask it under an id of its own.',
  'question-titles-swapped':
    'This was the title of "{other}" in version {version}, so old answers to "{id}" would answer another question; move the whole question, not its title.',
  'option-titles-swapped':
    'This was the title of "{other}" in version {version}, so old answers would name another option; move the whole option, not its title.',
  'scale-ends-swapped':
    'The ends of "{id}" have changed places since version {version}, so old answers would mean the opposite; take it back, or retire the question and add a new one.',
  'column-changed':
    'The column "{column}" of "{id}" was of another kind or unit in version {version}; keep it, or retire the question and add a new one.',
  'column-gone':
    'The column "{column}" of "{id}" is gone since version {version}; keep it, or retire the question and add a new one.',
  'option-gone':
    'The option "{option}" of "{id}" is gone since version {version}; keep it with "x-retired", or name it in the "x-former-ids" of the option that replaces it.',
  'own-text-gone':
    'Members have written texts for the option "{id}" since version {version}, which would be lost; keep its "x-own-text".',
  'section-name-taken':
    'The name "{id}" is already taken by the section "{other}"; every name may be used once in a questionnaire.',
  'questionnaire-name-taken':
    'The name "{id}" is already taken by the questionnaire "{other}"; leave it out here.',
  'questionnaire-name-reserved':
    'No questionnaire was ever called "{id}": {reserved} are taken; leave it out.',
  'former-id-own': '"{id}" cannot be a former id of itself; delete it here.',
  'former-id-forgotten': ({
    what,
    names,
    version,
  }: {
    readonly what: string;
    readonly names: readonly string[];
    readonly version: string;
  }) =>
    `${what} was called ${names.map((name) => `"${name}"`).join(', then ')} in version ${version}; "x-former-ids" must go on from there, the oldest name first.`,
  'former-id-unreleased': 'No released version had the name "{id}" for this; leave it out of "x-former-ids".',
  'released-merged':
    '"{id}" and "{other}" stood beside each other in version {version}, and of two answers one would be lost; keep both, and retire the one that is no longer asked.',
  'release-altered':
    'Version {version} does not say here what was released; only a command writes this file, so bring it back from git.',
  'release-list-missing': 'The list of what was released is missing; bring it back from git.',
  'release-list-unreadable': 'This is not the list of what was released; bring it back from git.',
  'release-unlisted': '"{id}" was released, and this list does not name it; bring the list back from git.',
  'release-copied': '"{id}" is a copy of "{other}" and was never released; delete the released.json in it.',
  'release-replaced':
    'The released.json of "{id}" is missing, or is not the one that was recorded here; bring both back from git.',
  'folder-given-up':
    '"{id}" was given up, and its folder is here; delete it, or bring this line back from git.',
  'folder-renamed':
    'The folder "{id}" is called "{other}" now, and members\' answers do not follow; rename it back, or add "x-former-ids": ["{id}"] to its schema.json.',
  'folder-gone':
    'The folder "{id}" is gone, and with it what members answered; bring it back, or write "given up" in the place of its seal to let the answers go.',
} as const;
