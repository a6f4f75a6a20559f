export const contentSentences = {
  'alert-without-coin': 'An alert watches a figure of a coin; write "subject": "coin", or remove "alert".',
  'alert-table-unknown': '"table" of the alert names "{id}", which is not a question.{hint}',
  'alert-table-renamed': '"table" of the alert names "{id}", which is now called "{now}"; write "{now}".',
  'alert-table-retired':
    '"table" of the alert names "{id}", which is retired and no longer asked; name another table.',
  'alert-table-unfit': '"table" of the alert names "{id}", which must be a table without x-rows.',
  'alert-column-unknown': '"{part}" of the alert names "{id}", which is not a column of "{table}".{hint}',
  'alert-column-optional':
    '"{part}" of the alert names the column "{id}", without which no alert can be set; add "{id}" to "required" of "{table}".',
  'alert-unfit': '"{part}" of the alert names the column "{id}", which must be {wanted}.',
  'alert-side-unknown': '"above" of the alert is "{above}", which is not an option of "{id}"; use {options}.',
  'alert-value-missing':
    '"facts" of the alert has no value for the option "{option}"; add "{option}" with {values}.',
  'alert-value-unknown': ({
    option,
    value,
    values,
    meant,
  }: {
    readonly option: string;
    readonly value: string;
    readonly values: string;
    readonly meant: string | undefined;
  }) =>
    `"facts" of the alert has "${value}" for the option "${option}", which the daily reading does not have. ${meant === undefined ? `Use ${values}.` : `Did you mean "${meant}"?`}`,
  'alert-unit-other':
    'The limit "{id}" of the alert is in {unit}, but the option "{option}" watches {title}, which is in {words}; remove the "x-unit" of "{id}", or the option.',
  'alert-day-past':
    '"until" of the alert names "{id}", whose "{key}" refuses future days, so no alert can be set; remove its "{key}".',
  'pattern-unreadable':
    'The pattern of "{id}" is not a regular expression; check its brackets and backslashes.',
  'pattern-open':
    'The pattern of "{id}" must describe the whole text: begin it with ^, end it with $, and put alternatives into ( ).',
  'pattern-unsupported':
    'The pattern of "{id}" has {part}, which a pattern here cannot have; use signs, classes such as [A-Z], groups, alternatives and counts.',
  'pattern-slow':
    'The pattern of "{id}" may take very long for some texts; do not repeat what varies, limit the counts, or give the question a smaller "maxLength".',
  'pattern-unmet':
    'No text of 1 to {most} characters fits the pattern of "{id}"; change the pattern or "maxLength".',
  'day-limit-unfit':
    'The {key} of "{id}" is {day}, which is not a day of a year from 1900 to 2100; write a day such as "2024-12-31", or "today".',
  'latest-day-twice': '"{id}" has its last day under formatMaximum and under x-latest; keep formatMaximum.',
  'day-only-today':
    '"{id}" can only be answered with the day of the save; remove "formatMinimum" or "{key}".',
  'day-unanswerable':
    'No day is both from {earliest} on and up to {latest}, so "{id}" cannot be answered; change "formatMinimum" or "formatMaximum".',
  'number-unanswerable':
    'No multiple of {step} lies between {minimum} and {maximum}, so "{id}" cannot be answered; change "multipleOf" or the limits.',
  'number-limit-off-step':
    'The {key} of "{id}" is {limit}, which is not a multiple of {step}, so nobody can enter it; use a multiple.',
  'number-step-too-fine':
    'The step of "{id}" is {step}, but answers keep 12 decimal places; use {finest} or more.',
  'percent-up-to-one':
    '"{id}" is in percent but allows at most {maximum}; members enter 50 for a half, so the maximum is usually 100.',
  'choice-maximum-beyond-options':
    '"{id}" allows at most {most} options, but only {offered} can be chosen together; use a smaller "maxItems", or remove it.',
  'option-other-without-text':
    'Members who choose "{title}" cannot say what they mean; give the option "x-own-text": true, or name what it stands for.',
  'scale-ends-alike': 'Both ends of the scale of "{id}" are called "{title}"; give them different titles.',
  'calculation-operations': '"x-calculated" of "{id}" needs exactly one operation, such as sum.',
  'calculation-arguments': 'The number of arguments of "{name}" is {given}; it takes {range}.',
  'calculation-constant': '"{id}" is always the same: no argument is an answer.',
  'calculation-argument-unknown':
    '"{value}" cannot be calculated from "{id}": name a question or a calculated value that stands before it and is not retired.{hint}',
  'calculation-of-day':
    '"{id}" is a day; calculate with its age ("ageInDays") or with the "difference" of two days.',
  'calculation-argument-unfit':
    'An answer to "{id}" is no number; use numbers, money in one currency, yes/no questions, or choices whose options all have x-value.',
  'calculation-table-whole': '"{id}" is a table; name one of its columns, as {example}.',
  'calculation-decimals':
    'The second argument of "round" is the number of decimals; write a whole number from 0 to {most}.',
  'calculation-by-zero': '"{id}" divides by 0, so it is always blank; divide by another number.',
  'calculation-unit-other': ({
    id,
    unit,
    shown,
  }: {
    readonly id: string;
    readonly unit: string;
    readonly shown: string | undefined;
  }) =>
    `"${id}" is calculated in ${unit}, but is shown ${shown === undefined ? 'without a unit' : `in ${shown}`}; write "x-unit": "${unit}".`,
  'calculation-age-unfit': 'ageInDays takes the id of one question that asks for a day.',
  'calculation-column-unknown': ({
    table,
    column,
    columns,
  }: {
    readonly table: string;
    readonly column: string;
    readonly columns: readonly string[];
  }) =>
    columns.length > 0
      ? `The table "${table}" has no column "${column}"; its columns are ${columns.join(', ')}.`
      : `"${table}" is not a table, so it has no column "${column}"; name a table, or "${table}" by itself.`,
  'calculation-column-unfit':
    'The cells of the column "{column}" of "{table}" are no numbers; use a column of numbers, money in one currency, yes/no, or choices whose options all have x-value.',
  'calculation-fact-unfit': 'The fact "{fact}" is no number.',
  'calculation-units-mixed': '"{id}" adds or compares {units}; give all its arguments the same unit.',
  'condition-on-age': '"x-asked-if" cannot look at "{id}": an age changes by itself.',
  'option-without-value':
    'The option "{option}" of "{id}" has no x-value, and others have one; give it one too.',
  'columns-twice': 'The columns of "{id}" stand under items and under x-columns; keep those under items.',
  'column-unknown': 'The required column "{column}" of "{id}" is not among its columns.',
  'replaces-unknown':
    'The column "{column}" replaces "{id}", which is not a question of this section; name one that is.',
  'replaces-asked':
    'The column "{column}" replaces "{id}", which is still asked; add "x-retired": true to "{id}".',
  'replaces-twice': 'Two columns replace "{id}"; remove x-replaces from one of them.',
  'replaces-unfit':
    'The column "{column}" replaces "{id}", so it must be answered in the same way, with all options of "{id}".',
  'replaces-in-fixed-rows':
    'The first row of "{id}" is one of x-rows, so no question can become it; remove x-replaces.',
  'own-text-in-column': 'A cell has no field for an own text; remove x-own-text here, and add a text column.',
  'row-twice': 'The table "{id}" has the row "{row}" twice; give one of them another id.',
  'rows-alike': 'Two rows are called "{title}"; give them different titles.',
  'rows-all-retired':
    'Every row of "{id}" is retired, so it cannot be answered; retire the question instead.',
  'rows-and-limit': 'The rows of "{id}" are those of x-rows, so "maxItems" has no effect; remove it.',
  'column-name-reserved': 'A column cannot be called "{column}"; choose another id.',
  'matrix-unfit':
    'Only a table with x-rows and one column of choices can be shown as a matrix, and "{id}" is not; remove its "ui:widget".',
  'columns-alike': 'Two columns are called "{title}"; give them different titles.',
  'help-repeats-title':
    'This help only repeats "{title}"; explain why the question matters and how to check it.',
  'question-asked-twice': '"{title}" is also asked on {page} by "{other}"; ask it once, or reword it.',
  'text-left-from-template':
    '"{title}" comes from the template of a new folder; replace it with your own text.',
  'text-invisible': '"{title}" contains an invisible character ({sign}); delete it.',
  'text-direction':
    '"{title}" contains a character ({sign}) that reverses the reading direction, so members see a different text; delete it.',
  'text-mixed-letters':
    'The word "{word}" contains letters of another script that look like Latin ones ({letters}); type it again.',
  'quick-retired': '"{id}" is retired and no longer asked; remove its "x-quick".',
  'quick-everywhere':
    'Every question has "x-quick", so none is shown before the others; keep it on the questions that decide most.',
  'picture-too-many-pixels':
    'The picture is {width} by {height} pixels, which some devices cannot show; make each side at most {most}.',
  'picture-unreadable': 'The size of the picture cannot be read; save the picture again.',
  'drawing-without-size':
    'The drawing has no "viewBox", so it is cut off when it is shown small; export it with one.',
  'condition-not-of-not': 'A "not" directly inside a "not" has no effect; remove both.',
  'condition-repeated': '"{key}" contains the same condition twice; remove one.',
  'condition-items-beyond':
    'The condition waits for more than the {most} that "{id}" can have; lower minItems.',
  'condition-column-unknown':
    'The condition looks at the column "{column}", which the table "{id}" does not have.{hint}',
  'condition-off-step':
    'The condition expects {value}, but answers to "{id}" are multiples of {step}; use one of them.',
  'page-reserved': '{page} is an address of npm run dev; choose another page.',
  'folder-named-like-page':
    'The folder "{id}" is shown on {page}, but {path} is another page; give the folder a different name now, since it cannot be renamed after its first release.',
  'menu-group-alike':
    'The menu already has the group "{other}", so "{title}" would become a second one; use the same spelling.',
  'menu-title-long': 'This menu text has {length} characters; at most {most} fit.',
} as const;
