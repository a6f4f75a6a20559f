export const senseSentences = {
  'reminder-in-the-past':
    '"{id}" brings the entry back on a future day, which its "{key}" refuses; remove one of the two.',
  'band-of-future-days':
    'This band of "{id}" begins with future days, which "{key}" refuses; begin it at 0, or remove "{key}".',
  'applies-range-empty':
    'No market cap is both at least {minimum} and less than {exclusiveMaximum}, so "{id}" applies to no coin; change "minimum" or "exclusiveMaximum".',
  'limit-words-other':
    'Members read "{words}", but the limit is {limit}; write the same figure in both, such as "from US$1 billion" for 1000000000.',
  'limit-words-opposite':
    'Members read "{words}", which says the opposite of {limit}; correct the words or the limit.',
  'signals-of-both':
    'Both a yes and a No to "{id}" are {signal}, so the question can only speak for one side; change "x-signal-no", or write "neutral".',
  'signal-mixed-without-signs':
    '"x-signal" of "{id}" is mixed, but no option has a sign; give the options an "x-signal", or remove it here.',
  'signal-neutral-with-signs':
    '"x-signal" of "{id}" is neutral, but some of its options have a sign; write "mixed", or remove the signs.',
  'options-all-alone':
    'Every option of "{id}" has "x-alone", so only one can be chosen; use a question with one answer, or remove it from some.',
  'options-none-twice': '"{first}" and "{second}" both say that nothing applies; remove one.',
  'title-not-yes-no': '"{title}" cannot be answered by yes or no; reword it, or use another kind of answer.',
  'quick-after-slow':
    '"{id}" is shown first, but is asked only after an answer to "{other}", which is not; add "x-quick" to "{other}", or remove it here.',
  'placeholder-too-long':
    'This placeholder is longer than the answer to "{id}" can be ({most} characters); shorten it.',
  'picture-shared': '"{first}" and "{second}" have the same picture; give each option its own.',
  'title-line-break': 'A title is one line; remove the line break.',
} as const;
