export const evidenceSentences = {
  'evidence-without-facts':
    '"evidence" shows facts of a coin or an NFT, but this questionnaire is about {about}; use "lookup" links instead.',
  'evidence-fact-unknown': ({ fact, meant }: { readonly fact: string; readonly meant: string | undefined }) =>
    meant === undefined
      ? `There is no fact "${fact}"; the README lists all facts.`
      : `There is no fact "${fact}". Did you mean "${meant}"?`,
  'evidence-fact-about-other':
    'The fact "{fact}" is about {kind}, and this questionnaire is about {about}; name a fact of its subject.',
  'evidence-repeated': '"{fact}" is shown twice here; remove one.',
  'evidence-place-unclear':
    'A section and a question are both called "{id}", so it is unclear which of them shows these facts; give one of them another id.',
  'evidence-in-section':
    'The section "{section}" shows "{fact}" for all its questions already; remove it from "{id}", or add a rule.',
  'evidence-rule-of-section':
    'A rule speaks for the yes or no of one question, and "{id}" is a section; move "rule" to its questions.',
  'evidence-rule-without-yes':
    'A rule speaks for yes or no, but "{id}" is not a yes/no question; remove "rule".',
  'evidence-fact-without-rule': 'A rule cannot judge the fact "{fact}" ({title}); remove "rule".',
  'evidence-word-unfit': '"{word}" does not work for the fact "{fact}", which is {kind}; use {fitting}.',
  'evidence-side-impossible':
    'No value of the fact "{fact}" can speak for {side} under this rule; change "{side}".',
  'evidence-rule-overlaps': ({ value, fact }: { readonly value: unknown; readonly fact: string }) =>
    `The value ${JSON.stringify(value)} of the fact "${fact}" speaks for both yes and no; change one side so that no value meets both.`,
  'lookup-repeated': 'Two links under this question are called "{title}"; name what each one shows.',
  'lookup-malformed': ({ href }: { readonly href: string }) =>
    `"${href}" is not a valid https address; values such as {name} can only follow the host.`,
  'lookup-host-unknown': ({ host, meant }: { readonly host: string; readonly meant: string | undefined }) =>
    meant === undefined
      ? `Links to ${host} are not allowed; use a host that other questions link to, or ask a developer to add it.`
      : `Links to ${host} are not allowed. Did you mean ${meant}?`,
  'lookup-value-unknown': ({
    name,
    about,
    values,
    meant,
  }: {
    readonly name: string;
    readonly about: string;
    readonly values: string;
    readonly meant: string | undefined;
  }) =>
    values === ''
      ? `{${name}} is never known, because this questionnaire is about ${about}; write the whole address.`
      : meant === undefined
        ? `{${name}} is never known, because this questionnaire is about ${about}; use ${values}.`
        : `There is no value {${name}}. Did you mean {${meant}}?`,
  'lookup-unsure':
    'Every link of "{id}" needs a value that may be unknown, so the question may show no link; add one that needs only the name.',
  'cites-unfit':
    '"{id}" cannot offer answers: "cites" needs a text question in a questionnaire with a "subject".',
} as const;
