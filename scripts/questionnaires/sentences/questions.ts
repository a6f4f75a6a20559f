export const questionSentences = {
  'question-name-reserved': 'A question cannot be called "{id}": {reserved} are reserved.',
  'question-name-taken':
    'The question "{other}" already has the name "{id}"; a questionnaire can use each name once.',
  'question-name-twice':
    'The section "{section}" already has "{id}"; a questionnaire can use each name once, so give one of them another id.',
  'section-name-reserved': 'A section cannot be called "{id}": {reserved} is reserved.',
  'section-without-question': 'The section "{id}" has no question, so it is never shown; add one.',
  'section-all-retired':
    'Every question of the section "{id}" is retired, so the section is no longer shown or counted.',
  'option-name-reserved': 'An option cannot be called "{option}"; choose another id.',
  'option-twice': 'The question "{id}" has the option "{option}" twice; give one of them another id.',
  'options-all-retired':
    'Every option of "{id}" is retired, so it cannot be answered; retire the question instead.',
  'exclusion-unfit': '"{id}" excludes "{other}", which is not another yes/no question of this section.',
  'neutral-unfit':
    '"{id}" is neutral after a No to "{other}", which is not another yes/no question of this section.',
  'insights-not-text': 'Insights that pay coins can only have text questions; "{id}" is not one.',
  'required-in-insights':
    'Insights can be saved with blanks and are complete when everything is answered, so "required" has no effect; remove it.',
  'required-unknown': '"required" names "{id}", which is not a question of this section.{hint}',
  'required-retired': '"{id}" is retired and no longer asked; remove it from "required".',
  'required-yes-no':
    '"{id}" is a yes/no question, where no tick means no, so it cannot be required; remove it, ask with two options, or refuse a No by a rule ("x-rules").',
  'number-not-whole':
    '"{id}" asks for a whole number, so "{key}" must be one too; or write "type": "number".',
  'number-range-empty': 'The minimum of "{id}" ({minimum}) must be smaller than its maximum ({maximum}).',
  'bands-without-sign':
    'No band of "{id}" has a sign; make one "positive" or "negative", or remove "x-bands".',
  'bands-downwards':
    'The bands of "{id}" must ascend: {band} cannot follow {before}; put the smaller one first.',
  'band-without-results': 'No result of "{id}" falls in the band from {band}: {range}.',
  'band-unreachable': 'No answer to "{id}" can fall in the band from {band}: {range}.',
  'bands-alike': 'The bands of "{id}" from {before} and from {band} are both {signal}; remove the second.',
  'choice-alone-needless': '"{id}" accepts one option only, so "x-alone" has no effect; remove it.',
  'choice-range-empty':
    '"{id}" asks for at least {minItems} and at most {maxItems} options; the minimum must not be larger.',
  'choice-minimum-beyond-options':
    '"{id}" asks for at least {fewest} options, but only {offered} can be chosen together.',
  'own-text-twice': 'Only one option of "{id}" can have "x-own-text"; remove it from the others.',
  'own-text-id-long':
    'Members\' texts are stored as "{id}", which is longer than {most} characters; choose a shorter id for the question or the option.',
  'own-text-not-last': 'The text field of this option is shown below all options; put this option last.',
  'signal-mixed-yes': 'A yes has one sign; "mixed" is for questions with options.',
  'signal-of-text': 'A text has no sign, so "x-signal" has no effect here.',
  'saved-as-itself': '"x-saved-as" has no effect if it is the question\'s own id.',
  'placeholder-without-field': 'A placeholder is shown in an empty text field, and this question has none.',
  'pictures-not-shown': 'Only "ui:widget": "hovermulticheckbox" shows pictures; add it beside them.',
  'list-without-search':
    '"{id}" shows {offered} options below each other; remove "ui:widget" in ui.json, so that members search them.',
  'long-text-on-a-line':
    '"{id}" takes {maxLength} characters, but its field has one line; remove "ui:widget" or write "textarea".',
  'section-too-large':
    'The tables and long texts of "{id}" need {size} kB when they are full, but a section holds {most} kB of them; reduce their limits, or move one to another section.',
  'ui-question-unknown': 'There is no question "{id}" in schema.json.{hint}',
  'widget-unfit': 'The widget "{widget}" cannot show this question; use {widgets}.',
  'option-without-picture': 'The option "{option}" has no picture under images.',
  'picture-of-no-option': '"{option}" is not an option of "{id}".',
  'picture-missing': 'The picture {image} does not exist.',
  'help-link-broken':
    '{markup} is not a valid link; write [words](https://...) with the whole address of a page.',
  'help-markup':
    'Members would see {markup} as plain characters; help can only have line breaks, lists with "- " and links like [words](https://...).',
  'help-missing': '"{id}" has no help; explain in "description" why it matters and how to check it.',
  'text-long': 'This {what} has {length} characters; shorten it to at most {most}.',
  'text-markup': 'Members would see {markup} as plain characters; write plain text.',
  'text-spaced': 'This text starts or ends with a space; delete it.',
  'titles-alike': '"{title}" reads like the {what} "{other}" above it.',
  'options-alike': 'Two options are called "{title}"; give them different titles.',
  'short-name-missing': ({ ids }: { readonly ids: readonly string[] }) =>
    `Lists show the full ${ids.length === 1 ? 'title' : 'titles'} of ${nameSome(ids)}; add "x-short" with a short name.`,
  'ui-section-keys':
    '"{id}" is a section; under its id ui.json can only have "evidence", which all its questions share. Move "{key}" to a question.',
  'list-or-options': 'Options come from the list "{name}" or from "{other}"; remove one of the two.',
  'list-misspelt': 'There is no list "{name}" in schemas/options. Did you mean "{meant}"?',
  'list-unknown': ({ name, known }: { readonly name: string; readonly known: readonly string[] }) =>
    `There is no list "${name}" in schemas/options${known.length > 0 ? `, which has ${known.join(', ')}` : ''}; add schemas/options/${name}.json.`,
  'list-unused':
    'No question uses this list; add "$ref": "../options/{name}.json" to a question, or delete the list.',
} as const;

function nameSome(ids: readonly string[]): string {
  const [one, two] = ids.map((id) => `"${id}"`);
  if (two === undefined) return `${one}`;
  return ids.length === 2 ? `${one} and ${two}` : `${one}, ${two} and ${ids.length - 2} more`;
}
