export const contentSentences = {
  'alert-unfit': ({ part, wanted }: { readonly part: string; readonly wanted: string }) =>
    `"${part}" of the alert must name ${wanted}.`,
  'number-unanswerable': ({ id, step, minimum, maximum }: Step & Range) =>
    `No answer to "${id}" is a multiple of ${step} from ${minimum} to ${maximum}; change "multipleOf" or the limits.`,
  'number-limit-off-step': ({
    id,
    key,
    limit,
    step,
  }: Step & { readonly key: string; readonly limit: number }) =>
    `The ${key} of "${id}" is ${limit}, which is no multiple of ${step}, so it cannot be answered; write a multiple.`,
  'number-step-too-fine': ({ id, step, finest }: Step & { readonly finest: string }) =>
    `The step of "${id}" is ${step}, and answers keep 12 digits after the decimal sign; write ${finest} or more.`,
  'percent-up-to-one': ({ id, maximum }: Named & { readonly maximum: number }) =>
    `"${id}" is in percent and allows at most ${maximum}; members who mean a half write 50, so the maximum is usually 100.`,
  'choice-maximum-beyond-options': ({ id, most, offered }: Named & Choice) =>
    `"${id}" allows at most ${most} options and offers ${offered} that can be chosen together; write a smaller "maxItems", or leave it out.`,
  'option-other-without-text': ({ title }: Text) =>
    `Members who choose "${title}" cannot say what they mean; give the option "x-own-text": true, or name what it stands for.`,
  'scale-ends-alike': ({ id, title }: Named & Text) =>
    `Both ends of the scale of "${id}" are called "${title}"; members could not tell which is which.`,
  'columns-alike': ({ title }: Text) =>
    `Two columns are called "${title}"; members could not tell them apart.`,
  'help-repeats-title': ({ title }: Text) =>
    `This help only repeats "${title}"; say why it matters and how to check.`,
  'question-asked-twice': ({
    title,
    page,
    other,
  }: Text & { readonly page: string; readonly other: string }) =>
    `"${title}" is asked on ${page} by "${other}" too; ask it once, or word it otherwise.`,
  'text-left-from-template': ({ title }: Text) =>
    `"${title}" is what a new folder begins with; write what members should read.`,
  'text-invisible': ({ sign, title }: Text & Sign) =>
    `There is an invisible character (${sign}) in "${title}"; delete it.`,
  'text-direction': ({ sign, title }: Text & Sign) =>
    `A character (${sign}) in "${title}" turns the direction of the letters round, so members read something else than stands here; delete it.`,
  'text-mixed-letters': ({ word, letters }: { readonly word: string; readonly letters: string }) =>
    `The word "${word}" has letters that may look Latin and are not (${letters}); type it again.`,
  'quick-retired': ({ id }: Named) =>
    `"${id}" has "x-quick" and is retired: it is no longer asked; take "x-quick" out.`,
  'quick-everywhere': () =>
    'Every question has "x-quick", so none is offered before others; keep it on those that decide most.',
  'picture-too-many-pixels': ({ width, height, most }: Size & { readonly most: number }) =>
    `The picture is ${width} by ${height} pixels, which some devices cannot show; make each side ${most} or less.`,
  'picture-unreadable': () => 'The size of the picture cannot be read; save it once more.',
  'drawing-without-size': () =>
    'The drawing has no "viewBox", so it is cut off where it is shown small; export it with one.',
  'condition-not-of-not': () => 'Two "not" cancel each other; write what is inside them.',
  'condition-repeated': ({ key }: { readonly key: string }) =>
    `"${key}" names the same twice; leave one of them out.`,
  'condition-off-step': ({ id, value, step }: Step & { readonly value: number }) =>
    `"x-asked-if" waits for ${value}, and answers to "${id}" are multiples of ${step}; write one of them.`,
  'page-reserved': ({ page }: { readonly page: string }) =>
    `${page} is an address of npm run dev; name another page.`,
  'folder-named-like-page': ({ id, path, page }: Named & { readonly path: string; readonly page: string }) =>
    `This folder is called "${id}" and stands on ${page}, while ${path} is another page; a name of its own is clearer, and can only be chosen before the first release.`,
  'menu-group-alike': ({ title, other }: Text & { readonly other: string }) =>
    `The menu has a group "${other}" already, and "${title}" would stand beside it as another; write it alike.`,
  'menu-title-long': ({ length, most }: { readonly length: number; readonly most: number }) =>
    `This text stands in the menu and has ${length} characters; at most ${most} fit.`,
};

interface Named {
  readonly id: string;
}

interface Step extends Named {
  readonly step: number;
}

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

interface Choice {
  readonly most: number;
  readonly offered: number;
}

interface Text {
  readonly title: string;
}

interface Sign {
  readonly sign: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}
