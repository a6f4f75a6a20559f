export const questionSentences = {
  'question-name-reserved': '"{id}" cannot name a question: {reserved} are taken.',
  'question-name-taken':
    'The name "{id}" is already taken by the question "{other}"; every name may be used once in a questionnaire.',
  'section-name-reserved': 'No section can be called "{id}"; {reserved} is taken.',
  'section-all-retired':
    'Every question of the section "{id}" is retired, so it is neither shown nor counted any more.',
  'option-name-reserved': 'No option can be called "{option}"; choose another id.',
  'option-twice': 'The question "{id}" has the option "{option}" twice; give one another id.',
  'options-all-retired':
    'Every option of "{id}" is retired, so it cannot be answered; retire the question instead.',
  'exclusion-unfit': '"{id}" excludes "{other}", which is no other yes/no question of this section.',
  'insights-not-text': 'Insights that pay coins hold text questions only; "{id}" is not one.',
  'required-in-insights':
    'Insights may be saved with blanks, and are complete once all is answered, so nothing in them is "required"; leave it out.',
  'required-unknown': ({ id, meant }: { readonly id: string; readonly meant: string | undefined }) =>
    `"required" names "${id}", which is no question of this section${meant === undefined ? '' : `; "${meant}" is meant`}.`,
  'required-retired': '"{id}" is retired and so no longer asked; take it out of "required".',
  'required-yes-no':
    '"{id}" is a yes/no question, and no tick is a no, so it cannot be required; leave it out, or ask with two options.',
  'number-not-whole':
    '"{id}" asks for a whole number, so "{key}" must be one too; or write "type": "number".',
  'number-range-empty': 'The minimum of "{id}" ({minimum}) must be smaller than its maximum ({maximum}).',
  'bands-without-sign':
    'No band of "{id}" is a sign; make one "positive" or "negative", or leave "x-bands" out.',
  'bands-downwards':
    'The bands of "{id}" go upwards: {band} cannot follow {before}; put the smaller one first.',
  'band-unreachable': 'No answer to "{id}" is in the band from {band}: {range}.',
  'bands-alike':
    'The bands of "{id}" from {before} and from {band} are both {signal}; leave the second one out.',
  'choice-alone-needless': '"{id}" takes one option only, so none needs "x-alone"; leave it out.',
  'choice-range-empty':
    '"{id}" asks for at least {minItems} and at most {maxItems} options; the least comes first.',
  'choice-minimum-beyond-options':
    '"{id}" asks for at least {fewest} options and offers {offered} that can be chosen together.',
  'own-text-twice': 'One option of "{id}" may have "x-own-text"; leave it out of the others.',
  'own-text-id-long':
    'What members write is stored as "{id}", which is longer than {most} characters; choose a shorter id for the question or the option.',
  'own-text-not-last': 'The field for its text stands below all options; put this one last.',
  'signal-mixed-yes': 'A yes gives one sign; "mixed" is for questions with options.',
  'signal-of-text': 'A text gives no sign, so "x-signal" does nothing here.',
  'saved-as-itself': '"x-saved-as" does nothing where it is the question\'s own id.',
  'placeholder-without-field': 'A sample is shown in an empty field only; this question has none.',
  'pictures-not-shown': 'Pictures are shown by "ui:widget": "hovermulticheckbox" only; write it beside them.',
  'list-without-search':
    '"{id}" shows {offered} options below each other; with "ui:widget": "select" in ui.json members search among them.',
  'ui-question-unknown': ({ id, meant }: { readonly id: string; readonly meant: string | undefined }) =>
    `There is no question "${id}" in schema.json.${meant === undefined ? '' : ` "${meant}" is meant.`}`,
  'widget-unfit': 'The widget "{widget}" cannot show this question; use {widgets}.',
  'option-without-picture': 'The option "{option}" has no picture under images.',
  'picture-of-no-option': '"{option}" is no option of "{id}".',
  'picture-missing': 'The picture {image} is not there.',
  'help-link-broken': '{markup} is no link; write [words](https://...), with the whole address of a page.',
  'help-markup':
    'Members would read {markup} as it stands here; help has lines, lists of "- " and [words](https://...), and nothing else.',
  'help-missing': '"{id}" has no help; say in "description" why it matters and how to check.',
  'text-long': 'This {what} has {length} characters; at most {most} read well.',
  'text-markup': 'Members would read {markup} as it stands here; write plain text.',
  'text-spaced': 'There is a space before or after this text.',
  'titles-alike': '"{title}" reads like the {what} "{other}" above it.',
  'options-alike': 'Two options read "{title}"; members could not tell them apart.',
  'list-or-options': 'Options come from the list "{name}" or from "oneOf"; leave one of the two out.',
  'list-misspelt': 'There is no list "{name}" in schemas/options; "{meant}" is meant.',
  'list-unknown': ({ name, known }: { readonly name: string; readonly known: readonly string[] }) =>
    `There is no list "${name}" in schemas/options${known.length > 0 ? `, which has ${known.join(', ')}` : ''}; write schemas/options/${name}.json.`,
  'list-unused':
    'No question names this list; write "x-options": "{name}" where its options belong, or delete it.',
} as const;
