export const evidenceSentences = {
  'evidence-without-facts': ({ about }: About) =>
    `"evidence" shows facts of a coin or an NFT, and this questionnaire is about ${about}; write "lookup" links instead.`,
  'evidence-fact-unknown': ({ fact, meant }: Fact & { readonly meant: string | undefined }) =>
    meant === undefined
      ? `There is no fact "${fact}"; the README lists all facts.`
      : `There is no fact "${fact}"; "${meant}" is meant.`,
  'evidence-repeated': ({ fact }: Fact) => `"${fact}" is shown twice under this question; leave one out.`,
  'evidence-rule-without-yes': ({ id }: { readonly id: string }) =>
    `A rule speaks for yes or no, and "${id}" is not answered by yes or no; leave "rule" out.`,
  'evidence-fact-without-rule': ({ fact, title }: Fact & { readonly title: string }) =>
    `No rule can judge the fact "${fact}" (${title}); leave "rule" out.`,
  'evidence-word-unfit': ({
    word,
    fact,
    kind,
    fitting,
  }: Fact & { readonly word: string; readonly kind: string; readonly fitting: string }) =>
    `"${word}" cannot judge the fact "${fact}", which is ${kind}; use ${fitting}.`,
  'evidence-side-impossible': ({ side, fact }: Fact & { readonly side: string }) =>
    `No value of the fact "${fact}" can speak for ${side} by this rule; change "${side}".`,
  'evidence-rule-overlaps': ({ value, fact }: Fact & { readonly value: unknown }) =>
    `The value ${JSON.stringify(value)} of the fact "${fact}" speaks for yes and for no; change one side so that no value meets both.`,
  'lookup-repeated': ({ title }: { readonly title: string }) =>
    `Two links under this question are called "${title}"; name what each one shows.`,
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
  }: About & { readonly name: string; readonly values: string }) =>
    values === ''
      ? `{${name}} is never known, since this questionnaire is about ${about}; write the address in full.`
      : `{${name}} is never known, since this questionnaire is about ${about}; use ${values}.`,
  'lookup-unsure': ({ id }: { readonly id: string }) =>
    `Every link of "${id}" needs a value that may not be known, so none may be shown; add one that needs the name alone.`,
  'cites-unfit': ({ id }: { readonly id: string }) =>
    `"${id}" cannot offer answers: "cites" needs a text question of a questionnaire that says its "subject".`,
};

interface About {
  readonly about: string;
}

interface Fact {
  readonly fact: string;
}
