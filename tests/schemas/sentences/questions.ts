import type { questionSentences } from '../../../scripts/questionnaires/sentences/questions.ts';
import type { Pinned } from './pinned.ts';

export const pinnedQuestions: Pinned<keyof typeof questionSentences> = {
  'question-name-reserved': [
    { id: 'email', reserved: 'id, name, email, about, constructor' },
    '"email" cannot name a question: id, name, email, about, constructor are taken.',
  ],
  'question-name-taken': [
    { id: 'is_named', other: 'is_named' },
    'The name "is_named" is already taken by the question "is_named"; every name may be used once in a questionnaire.',
  ],
  'section-name-reserved': [
    { id: 'constructor', reserved: 'constructor' },
    'No section can be called "constructor"; constructor is taken.',
  ],
  'section-all-retired': [
    { id: 'market' },
    'Every question of the section "market" is retired, so it is neither shown nor counted any more.',
  ],
  'option-name-reserved': [
    { option: 'constructor' },
    'No option can be called "constructor"; choose another id.',
  ],
  'option-twice': [
    { id: 'shape', option: 'waves' },
    'The question "shape" has the option "waves" twice; give one another id.',
  ],
  'options-all-retired': [
    { id: 'shape' },
    'Every option of "shape" is retired, so it cannot be answered; retire the question instead.',
  ],
  'exclusion-unfit': [
    { id: 'is_hidden', other: 'is_named' },
    '"is_hidden" excludes "is_named", which is no other yes/no question of this section.',
  ],
  'insights-not-text': [
    { id: 'mood_today' },
    'Insights that pay coins hold text questions only; "mood_today" is not one.',
  ],
  'required-in-insights': [
    {},
    'Insights may be saved with blanks, and are complete once all is answered, so nothing in them is "required"; leave it out.',
  ],
  'required-unknown': [
    { id: 'trak_record', meant: 'track_record' },
    '"required" names "trak_record", which is no question of this section; "track_record" is meant.',
  ],
  'required-retired': [
    { id: 'track_record' },
    '"track_record" is retired and so no longer asked; take it out of "required".',
  ],
  'required-yes-no': [
    { id: 'is_named' },
    '"is_named" is a yes/no question, and no tick is a no, so it cannot be required; leave it out, or ask with two options.',
  ],
  'number-not-whole': [
    { id: 'holders', key: 'minimum' },
    '"holders" asks for a whole number, so "minimum" must be one too; or write "type": "number".',
  ],
  'number-range-empty': [
    { id: 'share', minimum: 100, maximum: 100 },
    'The minimum of "share" (100) must be smaller than its maximum (100).',
  ],
  'bands-without-sign': [
    { id: 'added' },
    'No band of "added" is a sign; make one "positive" or "negative", or leave "x-bands" out.',
  ],
  'bands-downwards': [
    { id: 'added', band: '11 months', before: '1 year' },
    'The bands of "added" go upwards: 11 months cannot follow 1 year; put the smaller one first.',
  ],
  'band-unreachable': [
    { id: 'added', band: '-30', range: 'no day is younger than today' },
    'No answer to "added" is in the band from -30: no day is younger than today.',
  ],
  'bands-alike': [
    { id: 'added', band: '20', before: '10', signal: 'positive' },
    'The bands of "added" from 10 and from 20 are both positive; leave the second one out.',
  ],
  'choice-alone-needless': [
    { id: 'liquidity' },
    '"liquidity" takes one option only, so none needs "x-alone"; leave it out.',
  ],
  'choice-range-empty': [
    { id: 'shape', minItems: 2, maxItems: 1 },
    '"shape" asks for at least 2 and at most 1 options; the least comes first.',
  ],
  'choice-minimum-beyond-options': [
    { id: 'shape', fewest: 5, offered: 2 },
    '"shape" asks for at least 5 options and offers 2 that can be chosen together.',
  ],
  'own-text-twice': [
    { id: 'liquidity' },
    'One option of "liquidity" may have "x-own-text"; leave it out of the others.',
  ],
  'own-text-id-long': [
    { id: 'llllllllllllllllllllllllllllllllllllllllllllllllllllllllllll_none', most: 64 },
    'What members write is stored as "llllllllllllllllllllllllllllllllllllllllllllllllllllllllllll_none", which is longer than 64 characters; choose a shorter id for the question or the option.',
  ],
  'own-text-not-last': [{}, 'The field for its text stands below all options; put this one last.'],
  'signal-mixed-yes': [{}, 'A yes gives one sign; "mixed" is for questions with options.'],
  'signal-of-text': [{}, 'A text gives no sign, so "x-signal" does nothing here.'],
  'saved-as-itself': [{}, '"x-saved-as" does nothing where it is the question\'s own id.'],
  'placeholder-without-field': [{}, 'A sample is shown in an empty field only; this question has none.'],
  'pictures-not-shown': [
    {},
    'Pictures are shown by "ui:widget": "hovermulticheckbox" only; write it beside them.',
  ],
  'list-without-search': [
    { id: 'seat', offered: 16 },
    '"seat" shows 16 options below each other; with "ui:widget": "select" in ui.json members search among them.',
  ],
  'ui-question-unknown': [
    { id: 'track_recrod', meant: 'track_record' },
    'There is no question "track_recrod" in schema.json. "track_record" is meant.',
  ],
  'widget-unfit': [
    { widget: 'radio', widgets: 'text or textarea' },
    'The widget "radio" cannot show this question; use text or textarea.',
  ],
  'option-without-picture': [{ option: 'waves' }, 'The option "waves" has no picture under images.'],
  'picture-of-no-option': [{ id: 'shape', option: 'steps' }, '"steps" is no option of "shape".'],
  'picture-missing': [{ image: 'images/waves.svg' }, 'The picture images/waves.svg is not there.'],
  'help-link-broken': [
    { markup: '[its site](http://example.com)' },
    '[its site](http://example.com) is no link; write [words](https://...), with the whole address of a page.',
  ],
  'help-markup': [
    { markup: '**' },
    'Members would read ** as it stands here; help has lines, lists of "- " and [words](https://...), and nothing else.',
  ],
  'help-missing': [
    { id: 'is_hidden' },
    '"is_hidden" has no help; say in "description" why it matters and how to check.',
  ],
  'text-long': [
    { what: 'title', length: 183, most: 150 },
    'This title has 183 characters; at most 150 read well.',
  ],
  'text-markup': [{ markup: '<b>' }, 'Members would read <b> as it stands here; write plain text.'],
  'text-spaced': [{}, 'There is a space before or after this text.'],
  'titles-alike': [
    { what: 'question', title: 'Are the founders named', other: 'Are the founders named?' },
    '"Are the founders named" reads like the question "Are the founders named?" above it.',
  ],
  'options-alike': [{ title: 'waves' }, 'Two options read "waves"; members could not tell them apart.'],
  'list-or-options': [
    { name: 'depth' },
    'Options come from the list "depth" or from "oneOf"; leave one of the two out.',
  ],
  'list-misspelt': [
    { name: 'dpeth', meant: 'depth' },
    'There is no list "dpeth" in schemas/options; "depth" is meant.',
  ],
  'list-unknown': [
    { name: 'countries', known: ['depth'] },
    'There is no list "countries" in schemas/options, which has depth; write schemas/options/countries.json.',
  ],
  'list-unused': [
    { name: 'depth' },
    'No question names this list; write "x-options": "depth" where its options belong, or delete it.',
  ],
};
