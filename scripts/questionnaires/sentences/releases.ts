interface NarrowedLimit {
  readonly id: string;
  /** The name of the limit. */
  readonly words: string;
  readonly was: string | number | undefined;
  readonly now: string | number | undefined;
  readonly version: string;
}

function describeTurn({ id, words, was, now, version }: NarrowedLimit): string {
  if (was === undefined) return `"${id}" had no ${words} in version ${version} and has ${now} now`;
  if (now === undefined) return `The ${words} of "${id}" was ${was} in version ${version} and is gone now`;
  return `The ${words} of "${id}" was ${was} in version ${version} and is ${now} now`;
}

export const releaseSentences = {
  'version-left-behind': 'Version {newest} is already released; "version" must be {newest} or more.',
  'version-not-first': 'No version has been released yet; the first "version" is 1.',
  'version-skipped': ({ newest }: { readonly newest: number }) =>
    `Version ${newest} is the latest release; the next "version" is ${newest + 1}.`,
  'released-version-changed': ({ version, change }: { readonly version: number; readonly change: string }) =>
    `Version ${version} is released, and since then ${change}; raise "version" to ${version + 1}.`,
  'questionnaire-fact-changed':
    '"{key}" was {was} in version {version} and is now {now}, but members\' records keep the old value; restore it, and create a new folder for the new questionnaire.',
  'page-changed':
    '"page" was {was} in version {version} and is now {now}; links that members kept lead to the old page.',
  'reward-changed':
    '"reward" was {was} in version {version} and is now {now}; coins that were paid stay paid, and only new sections pay the new reward.',
  'section-gone':
    'The section "{id}" of version {version} is missing; keep it with "x-retired", or add it to the "x-former-ids" of the section that replaces it.',
  'question-gone':
    'The question "{id}" of version {version} is missing; keep it with "x-retired", or add it to the "x-former-ids" of the question that replaces it.',
  'question-type-changed':
    'The question "{id}" was {was} in version {version} and is now {now}; give the new question another id, and retire this one.',
  'question-unit-changed':
    'The question "{id}" was in {was} in version {version} and is now in {now}; give the new question another id, and retire this one.',
  'address-format-changed':
    'The question "{id}" had the format {was} in version {version} and now has {now}; give the new question another id, and retire this one.',
  'limit-narrowed': ({ id, words, was, now, version }: NarrowedLimit) =>
    `${describeTurn({ id, words, was, now, version })}, so answers from then could not be saved again; ${was === undefined ? 'remove' : 'restore'} it, or retire the question and add a new one.`,
  'scale-steps-changed': ({ id, words, was, now, version }: NarrowedLimit) =>
    `${describeTurn({ id, words, was, now, version })}, so an old answer would be a step of another scale; restore it, or retire the question and add a new one.`,
  'option-alone-added':
    'Members could choose "{option}" together with others in version {version}, which "x-alone" would refuse; remove it, or retire the option and add a new one.',
  'option-alone-gone':
    'Members chose "{option}" alone in version {version}, which "minItems": {least} would refuse; restore its "x-alone", or retire the question and add a new one.',
  'alert-figure-changed':
    'The option "{option}" of the alert watched {was} in version {version} and now watches {now}, also in alerts that members have set; restore it, or retire the option and add a new one.',
  'alert-side-changed':
    'The alert\'s option for above was "{was}" in version {version} and is "{now}" now, so alerts that members have set would watch the other side; restore it.',
  'sign-turned':
    'The sign of "{id}" was {was} in version {version} and is now {now}, for old answers too; if the question now means something else, give it another id.',
  'bands-turned':
    'From {from} on, an answer to "{id}" was {was} in version {version} and is now {now}, for old answers too; if the question now means something else, give it another id.',
  'question-titles-swapped':
    '"{other}" had this title in version {version}, so old answers to "{id}" would answer another question; move the whole question, not only its title.',
  'option-titles-swapped':
    '"{other}" had this title in version {version}, so old answers would name another option; move the whole option, not only its title.',
  'scale-ends-swapped':
    'The ends of "{id}" were swapped after version {version}, so old answers would mean the opposite; swap them back, or retire the question and add a new one.',
  'column-changed':
    'The column "{column}" of "{id}" had another kind or unit in version {version}; restore it, or retire the question and add a new one.',
  'column-titles-swapped':
    'The column "{other}" of "{id}" had this title in version {version}, so old cells would stand under another heading; move the whole column, not only its title.',
  'row-gone':
    'The row "{row}" of "{id}" in version {version} is missing; keep it with "x-retired", or add it to the "x-former-ids" of the row that replaces it.',
  'rows-fixed-changed':
    'The rows of "{id}" were {was} in version {version}; restore that, or retire the question and add a new one.',
  'row-titles-swapped':
    '"{other}" had this title in version {version}, so old answers would belong to another row; move the whole row, not only its title.',
  'replaces-gone':
    'The column "{column}" of "{id}" replaced "{former}" in version {version}, and answers to that are stored; restore its x-replaces.',
  'column-gone':
    'The column "{column}" of "{id}" in version {version} is missing; restore it, or retire the question and add a new one.',
  'option-gone':
    'The option "{option}" of "{id}" in version {version} is missing; keep it with "x-retired", or add it to the "x-former-ids" of the option that replaces it.',
  'options-gone': ({
    id,
    missing,
    version,
  }: {
    readonly id: string;
    readonly missing: readonly string[];
    readonly version: string;
  }) =>
    `${missing.length} options of "${id}" in version ${version} are missing, such as "${missing[0]}" and "${missing[1]}"; keep them with "x-retired", or add them to the "x-former-ids" of the options that replace them.`,
  'own-text-gone':
    'Members have written texts for the option "{id}" since version {version}, which would be lost; keep its "x-own-text".',
  'section-name-taken':
    'The section "{other}" already has the name "{id}"; a questionnaire can use each name once.',
  'questionnaire-name-taken': 'The questionnaire "{other}" already has the name "{id}"; remove it here.',
  'questionnaire-name-reserved':
    'No questionnaire was ever called "{id}": {reserved} are reserved; remove it.',
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
    `${what} was called ${names.map((name) => `"${name}"`).join(', then ')} in version ${version}; "x-former-ids" must continue this order, oldest name first.`,
  'former-id-unreleased': 'No released version used the name "{id}" for this; remove it from "x-former-ids".',
  'released-merged':
    'Version {version} asked "{id}" and "{other}" separately, so one of two answers would be lost; keep both, and retire the one that is no longer asked.',
  'release-altered':
    'Version {version} in this file is not what was released; only a command writes this file, so restore it from git.',
  'release-list-missing': 'The list of releases is missing; restore it from git.',
  'release-list-unreadable': 'This is not the list of releases; restore it from git.',
  'release-unlisted': '"{id}" was released, but this list does not name it; restore the list from git.',
  'release-copied': '"{id}" is a copy of "{other}" and was never released; delete its released.json.',
  'release-replaced':
    'The released.json of "{id}" is missing or is not the one recorded here; restore both from git.',
  'folder-given-up':
    '"{id}" is given up, but its folder exists; delete the folder, or restore this line from git.',
  'folder-renamed':
    'The folder "{id}" is now called "{other}", and members\' answers do not move with it; rename it back, or add "x-former-ids": ["{id}"] to its schema.json.',
  'folder-gone':
    'The folder "{id}" is missing, and with it members\' answers; restore it, or write "given up" in place of its seal to drop the answers.',
} as const;
