export const contentSentences = {
  'alert-unfit': '"{part}" of the alert must name {wanted}.',
  'number-unanswerable':
    'No answer to "{id}" is a multiple of {step} from {minimum} to {maximum}; change "multipleOf" or the limits.',
  'number-limit-off-step':
    'The {key} of "{id}" is {limit}, which is no multiple of {step}, so it cannot be answered; write a multiple.',
  'number-step-too-fine':
    'The step of "{id}" is {step}, and answers keep 12 digits after the decimal sign; write {finest} or more.',
  'percent-up-to-one':
    '"{id}" is in percent and allows at most {maximum}; members who mean a half write 50, so the maximum is usually 100.',
  'choice-maximum-beyond-options':
    '"{id}" allows at most {most} options and offers {offered} that can be chosen together; write a smaller "maxItems", or leave it out.',
  'option-other-without-text':
    'Members who choose "{title}" cannot say what they mean; give the option "x-own-text": true, or name what it stands for.',
  'scale-ends-alike':
    'Both ends of the scale of "{id}" are called "{title}"; members could not tell which is which.',
  'columns-alike': 'Two columns are called "{title}"; members could not tell them apart.',
  'help-repeats-title': 'This help only repeats "{title}"; say why it matters and how to check.',
  'question-asked-twice': '"{title}" is asked on {page} by "{other}" too; ask it once, or word it otherwise.',
  'text-left-from-template': '"{title}" is what a new folder begins with; write what members should read.',
  'text-invisible': 'There is an invisible character ({sign}) in "{title}"; delete it.',
  'text-direction':
    'A character ({sign}) in "{title}" turns the direction of the letters round, so members read something else than stands here; delete it.',
  'text-mixed-letters':
    'The word "{word}" has letters that may look Latin and are not ({letters}); type it again.',
  'quick-retired': '"{id}" has "x-quick" and is retired: it is no longer asked; take "x-quick" out.',
  'quick-everywhere':
    'Every question has "x-quick", so none is offered before others; keep it on those that decide most.',
  'picture-too-many-pixels':
    'The picture is {width} by {height} pixels, which some devices cannot show; make each side {most} or less.',
  'picture-unreadable': 'The size of the picture cannot be read; save it once more.',
  'drawing-without-size':
    'The drawing has no "viewBox", so it is cut off where it is shown small; export it with one.',
  'condition-not-of-not': 'Two "not" cancel each other; write what is inside them.',
  'condition-repeated': '"{key}" names the same twice; leave one of them out.',
  'condition-off-step':
    '"x-asked-if" waits for {value}, and answers to "{id}" are multiples of {step}; write one of them.',
  'page-reserved': '{page} is an address of npm run dev; name another page.',
  'folder-named-like-page':
    'This folder is called "{id}" and stands on {page}, while {path} is another page; a name of its own is clearer, and can only be chosen before the first release.',
  'menu-group-alike':
    'The menu has a group "{other}" already, and "{title}" would stand beside it as another; write it alike.',
  'menu-title-long': 'This text stands in the menu and has {length} characters; at most {most} fit.',
} as const;
