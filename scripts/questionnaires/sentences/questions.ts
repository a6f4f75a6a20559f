export const questionSentences = {
  'question-name-reserved': ({ id, reserved }: Named & Reserved) =>
    `"${id}" cannot name a question: ${reserved} are taken.`,
  'question-name-taken': ({ id, other }: Named & Other) =>
    `The name "${id}" is already taken by the question "${other}"; every name may be used once in a questionnaire.`,
  'section-name-reserved': ({ id, reserved }: Named & Reserved) =>
    `No section can be called "${id}"; ${reserved} is taken.`,
  'section-all-retired': ({ id }: Named) =>
    `Every question of the section "${id}" is retired, so it is neither shown nor counted any more.`,
  'option-name-reserved': ({ option }: OptionOnly) =>
    `No option can be called "${option}"; choose another id.`,
  'option-twice': ({ id, option }: Named & OptionOnly) =>
    `The question "${id}" has the option "${option}" twice; give one another id.`,
  'options-all-retired': ({ id }: Named) =>
    `Every option of "${id}" is retired, so it cannot be answered; retire the question instead.`,
  'exclusion-unfit': ({ id, other }: Named & Other) =>
    `"${id}" excludes "${other}", which is no other yes/no question of this section.`,
  'insights-not-text': ({ id }: Named) =>
    `Insights that pay coins hold text questions only; "${id}" is not one.`,
  'required-in-insights': () =>
    'Insights may be saved with blanks, and are complete once all is answered, so nothing in them is "required"; leave it out.',
  'required-unknown': ({ id, meant }: Named & Meant) =>
    `"required" names "${id}", which is no question of this section${meant === undefined ? '' : `; "${meant}" is meant`}.`,
  'required-retired': ({ id }: Named) =>
    `"${id}" is retired and so no longer asked; take it out of "required".`,
  'required-yes-no': ({ id }: Named) =>
    `"${id}" is a yes/no question, and no tick is a no, so it cannot be required; leave it out, or ask with two options.`,
  'number-not-whole': ({ id, key }: Named & { readonly key: string }) =>
    `"${id}" asks for a whole number, so "${key}" must be one too; or write "type": "number".`,
  'number-range-empty': ({ id, minimum, maximum }: Named & Range) =>
    `The minimum of "${id}" (${minimum}) must be smaller than its maximum (${maximum}).`,
  'bands-without-sign': ({ id }: Named) =>
    `No band of "${id}" is a sign; make one "positive" or "negative", or leave "x-bands" out.`,
  'bands-downwards': ({ id, band, before }: Named & Bands) =>
    `The bands of "${id}" go upwards: ${band} cannot follow ${before}; put the smaller one first.`,
  'band-unreachable': ({ id, band, range }: Named & { readonly band: string; readonly range: string }) =>
    `No answer to "${id}" is in the band from ${band}: ${range}.`,
  'bands-alike': ({ id, band, before, signal }: Named & Bands & { readonly signal: string }) =>
    `The bands of "${id}" from ${before} and from ${band} are both ${signal}; leave the second one out.`,
  'choice-alone-needless': ({ id }: Named) =>
    `"${id}" takes one option only, so none needs "x-alone"; leave it out.`,
  'choice-range-empty': ({ id, minItems, maxItems }: Named & Items) =>
    `"${id}" asks for at least ${minItems} and at most ${maxItems} options; the least comes first.`,
  'choice-minimum-beyond-options': ({ id, fewest, offered }: Named & Offered) =>
    `"${id}" asks for at least ${fewest} options and offers ${offered} that can be chosen together.`,
  'own-text-twice': ({ id }: Named) =>
    `One option of "${id}" may have "x-own-text"; leave it out of the others.`,
  'own-text-id-long': ({ id, most }: Named & { readonly most: number }) =>
    `What members write is stored as "${id}", which is longer than ${most} characters; choose a shorter id for the question or the option.`,
  'own-text-not-last': () => 'The field for its text stands below all options; put this one last.',
  'signal-mixed-yes': () => 'A yes gives one sign; "mixed" is for questions with options.',
  'signal-of-text': () => 'A text gives no sign, so "x-signal" does nothing here.',
  'saved-as-itself': () => `"x-saved-as" does nothing where it is the question's own id.`,
  'placeholder-without-field': () => 'A sample is shown in an empty field only; this question has none.',
  'pictures-not-shown': () =>
    'Pictures are shown by "ui:widget": "hovermulticheckbox" only; write it beside them.',
  'list-without-search': ({ id, offered }: Named & { readonly offered: number }) =>
    `"${id}" shows ${offered} options below each other; with "ui:widget": "select" in ui.json members search among them.`,
  'ui-question-unknown': ({ id, meant }: Named & Meant) =>
    `There is no question "${id}" in schema.json.${meant === undefined ? '' : ` "${meant}" is meant.`}`,
  'widget-unfit': ({ widget, widgets }: { readonly widget: string; readonly widgets: string }) =>
    `The widget "${widget}" cannot show this question; use ${widgets}.`,
  'option-without-picture': ({ option }: OptionOnly) => `The option "${option}" has no picture under images.`,
  'picture-of-no-option': ({ id, option }: Named & OptionOnly) => `"${option}" is no option of "${id}".`,
  'picture-missing': ({ image }: { readonly image: string }) => `The picture ${image} is not there.`,
  'help-link-broken': ({ markup }: Markup) =>
    `${markup} is no link; write [words](https://...), with the whole address of a page.`,
  'help-markup': ({ markup }: Markup) =>
    `Members would read ${markup} as it stands here; help has lines, lists of "- " and [words](https://...), and nothing else.`,
  'help-missing': ({ id }: Named) =>
    `"${id}" has no help; say in "description" why it matters and how to check.`,
  'text-long': ({ what, length, most }: Length) =>
    `This ${what} has ${length} characters; at most ${most} read well.`,
  'text-markup': ({ markup }: Markup) => `Members would read ${markup} as it stands here; write plain text.`,
  'text-spaced': () => 'There is a space before or after this text.',
  'titles-alike': ({ what, title, other }: Titles & Other & { readonly what: string }) =>
    `"${title}" reads like the ${what} "${other}" above it.`,
  'options-alike': ({ title }: Titles) => `Two options read "${title}"; members could not tell them apart.`,
  'list-or-options': ({ name }: List) =>
    `Options come from the list "${name}" or from "oneOf"; leave one of the two out.`,
  'list-misspelt': ({ name, meant }: List & { readonly meant: string }) =>
    `There is no list "${name}" in schemas/options; "${meant}" is meant.`,
  'list-unknown': ({ name, known }: List & { readonly known: readonly string[] }) =>
    `There is no list "${name}" in schemas/options${known.length > 0 ? `, which has ${known.join(', ')}` : ''}; write schemas/options/${name}.json.`,
  'list-unused': ({ name }: List) =>
    `No question names this list; write "x-options": "${name}" where its options belong, or delete it.`,
};

interface Named {
  readonly id: string;
}

interface Reserved {
  readonly reserved: string;
}

interface Other {
  readonly other: string;
}

interface Meant {
  readonly meant: string | undefined;
}

interface OptionOnly {
  readonly option: string;
}

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

interface Bands {
  readonly band: string;
  readonly before: string;
}

interface Items {
  readonly minItems: number;
  readonly maxItems: number;
}

interface Offered {
  readonly fewest: number;
  readonly offered: number;
}

interface Markup {
  readonly markup: string;
}

interface Length {
  readonly what: string;
  readonly length: number;
  readonly most: number;
}

interface Titles {
  readonly title: string;
}

interface List {
  readonly name: string;
}
