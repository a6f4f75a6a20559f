export const evidenceSentences = {
  'evidence-without-facts':
    '"evidence" shows facts of a coin or an NFT, and this questionnaire is about {about}; write "lookup" links instead.',
  'evidence-fact-unknown': ({ fact, meant }: { readonly fact: string; readonly meant: string | undefined }) =>
    meant === undefined
      ? `There is no fact "${fact}"; the README lists all facts.`
      : `There is no fact "${fact}"; "${meant}" is meant.`,
  'evidence-repeated': '"{fact}" is shown twice under this question; leave one out.',
  'evidence-rule-without-yes':
    'A rule speaks for yes or no, and "{id}" is not answered by yes or no; leave "rule" out.',
  'evidence-fact-without-rule': 'No rule can judge the fact "{fact}" ({title}); leave "rule" out.',
  'evidence-word-unfit': '"{word}" cannot judge the fact "{fact}", which is {kind}; use {fitting}.',
  'evidence-side-impossible':
    'No value of the fact "{fact}" can speak for {side} by this rule; change "{side}".',
  'evidence-rule-overlaps': ({ value, fact }: { readonly value: unknown; readonly fact: string }) =>
    `The value ${JSON.stringify(value)} of the fact "${fact}" speaks for yes and for no; change one side so that no value meets both.`,
  'lookup-repeated': 'Two links under this question are called "{title}"; name what each one shows.',
  'lookup-malformed': ({ href }: { readonly href: string }) =>
    `"${href}" is no https address; values such as {name} may stand after the host only.`,
  'lookup-host-unknown': ({ host, meant }: { readonly host: string; readonly meant: string | undefined }) =>
    meant === undefined
      ? `Links do not lead to ${host}; use a host that other questions link to, or ask a developer to add it.`
      : `Links do not lead to ${host}; ${meant} is meant.`,
  'lookup-value-unknown': ({
    name,
    about,
    values,
  }: {
    readonly name: string;
    readonly about: string;
    readonly values: string;
  }) =>
    values === ''
      ? `{${name}} is never known, since this questionnaire is about ${about}; write the address in full.`
      : `{${name}} is never known, since this questionnaire is about ${about}; use ${values}.`,
  'lookup-unsure':
    'Every link of "{id}" needs a value that may not be known, so none may be shown; add one that needs the name alone.',
  'cites-unfit':
    '"{id}" cannot offer answers: "cites" needs a text question of a questionnaire that says its "subject".',
} as const;
