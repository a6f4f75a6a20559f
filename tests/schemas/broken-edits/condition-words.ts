import { askIf, type BrokenEdit } from './edits.ts';

/** Conditions that are not written as the format has them. */
export const brokenConditionWords: readonly BrokenEdit[] = [
  [
    'a condition that is a text',
    askIf(['team', 'track_record'], 'is_named'),
    'listing/schema.json:40: "x-asked-if" is "is_named"; write keys and values in { }.',
  ],
  [
    'a condition that is a list',
    askIf(['team', 'track_record'], [{ question: 'is_named', const: true }]),
    'listing/schema.json:40: "x-asked-if" is a list; write keys and values in { }.',
  ],
  [
    'a condition that is empty',
    askIf(['team', 'track_record'], {}),
    'listing/schema.json:40: "x-asked-if" says too little; write "question" with what is asked of its answer, "fact" with what is asked of it, or one of allOf, anyOf and not.',
  ],
  [
    'a condition without a question',
    askIf(['team', 'track_record'], { const: true }),
    'listing/schema.json:41: "x-asked-if" cannot have the key "const"; it may have question, fact, allOf, anyOf and not.',
  ],
  [
    'a condition whose question is misspelt as a key',
    askIf(['team', 'track_record'], { queston: 'is_named', const: true }),
    'listing/schema.json:41: "x-asked-if" has the key "queston"; "question" is meant.',
  ],
  [
    'a condition that asks nothing of the answer',
    askIf(['team', 'track_record'], { question: 'is_named' }),
    'listing/schema.json:40: "x-asked-if" says too little; write what is asked of the answer too: const, enum, includes, minimum, maximum or answered.',
  ],
  [
    'a word of a condition misspelt',
    askIf(['team', 'track_record'], { question: 'is_named', cosnt: true }),
    'listing/schema.json:42: "x-asked-if" has the key "cosnt"; "const" is meant.',
  ],
  [
    'a word of a condition that there is not',
    askIf(['team', 'track_record'], { question: 'is_named', equals: true }),
    'listing/schema.json:42: "x-asked-if" cannot have the key "equals"; it may have question, const, enum, includes, minimum, maximum and answered.',
  ],
  [
    'a condition of JSON Schema',
    askIf(['team', 'track_record'], { properties: { is_named: { const: true } }, required: ['is_named'] }),
    'listing/schema.json:41: "x-asked-if" cannot have the key "properties"; it may have question, fact, allOf, anyOf and not.',
    'listing/schema.json:46: "x-asked-if" cannot have the key "required"; it may have question, fact, allOf, anyOf and not.',
  ],
  [
    'if and then in a condition',
    askIf(['team', 'track_record'], { if: { properties: { is_named: { const: true } } }, then: {} }),
    'listing/schema.json:41: "x-asked-if" cannot have the key "if"; it may have question, fact, allOf, anyOf and not.',
    'listing/schema.json:48: "x-asked-if" cannot have the key "then"; it may have question, fact, allOf, anyOf and not.',
  ],
  [
    'allOf without its capital',
    askIf(['team', 'track_record'], {
      allof: [
        { question: 'is_named', const: true },
        { question: 'is_hidden', const: true },
      ],
    }),
    'listing/schema.json:41: "x-asked-if" has the key "allof"; "allOf" is meant.',
  ],
  [
    'allOf of one condition',
    askIf(['team', 'track_record'], { allOf: [{ question: 'is_named', const: true }] }),
    'listing/schema.json:41: "allOf" needs at least 2 entries.',
  ],
  [
    'anyOf without its list',
    askIf(['team', 'track_record'], { anyOf: { question: 'is_named', const: true } }),
    'listing/schema.json:41: "anyOf" is keys and values in { }; write a list in [ ].',
  ],
  [
    'not of a list',
    askIf(['team', 'track_record'], { not: [{ question: 'is_named', const: true }] }),
    'listing/schema.json:41: "not" is a list; write keys and values in { }.',
  ],
  [
    'anyOf beside not',
    askIf(['team', 'track_record'], {
      anyOf: [
        { question: 'is_named', const: true },
        { question: 'is_hidden', const: true },
      ],
      not: { question: 'is_hidden', const: true },
    }),
    'listing/schema.json:40: "x-asked-if" says too much; write "question" with what is asked of its answer, "fact" with what is asked of it, or one of allOf, anyOf and not.',
  ],
  [
    'a test beside not',
    askIf(['team', 'track_record'], {
      question: 'is_named',
      const: true,
      not: { question: 'is_hidden', const: true },
    }),
    'listing/schema.json:43: "x-asked-if" cannot have the key "not"; it may have question, const, enum, includes, minimum, maximum and answered.',
  ],
  [
    'a test inside that asks nothing',
    askIf(['team', 'track_record'], {
      anyOf: [{ question: 'is_named', const: true }, { not: { question: 'is_hidden' } }],
    }),
    'listing/schema.json:47: "not" says too little; write what is asked of the answer too: const, enum, includes, minimum, maximum or answered.',
  ],
  [
    'an entry of anyOf that is a text',
    askIf(['team', 'track_record'], { anyOf: ['is_named', { question: 'is_hidden', const: true }] }),
    'listing/schema.json:42: Entry 1 of "anyOf" is "is_named"; write keys and values in { }.',
  ],
  [
    'a condition that waits for null',
    askIf(['team', 'track_record'], { question: 'is_named', const: null }),
    'listing/schema.json:42: "const" is null; write true or false without quotation marks, a text in quotation marks or a number without quotation marks.',
  ],
  [
    'a condition that waits for a list',
    askIf(['market', 'shape'], { question: 'liquidity', const: ['deep', 'thin'] }),
    'listing/schema.json:88: "const" is a list; write true or false without quotation marks, a text in quotation marks or a number without quotation marks.',
  ],
  [
    'enum with one option beside it',
    askIf(['market', 'shape'], { question: 'liquidity', enum: 'deep' }),
    'listing/schema.json:88: "enum" is "deep"; write a list in [ ].',
  ],
  [
    'enum of none',
    askIf(['market', 'shape'], { question: 'liquidity', enum: [] }),
    'listing/schema.json:88: "enum" needs at least 1 entry.',
  ],
  [
    'enum of the same twice',
    askIf(['market', 'shape'], { question: 'liquidity', enum: ['deep', 'deep'] }),
    'listing/schema.json:88: "enum" names the same twice.',
  ],
  [
    'answered as a text',
    askIf(['team', 'track_record'], { question: 'is_named', answered: 'yes' }),
    'listing/schema.json:42: "answered" is "yes"; write true or false without quotation marks.',
  ],
  [
    'the questions of a condition as a list',
    askIf(['team', 'track_record'], { question: ['is_named', 'is_hidden'], const: true }),
    'listing/schema.json:41: "question" is a list; write a text in quotation marks.',
  ],
  [
    'the title of a question in a condition',
    askIf(['team', 'track_record'], { question: 'Are the founders named?', const: true }),
    'listing/schema.json:41: "question" is "Are the founders named?"; write lower-case letters, digits and _, at most 64 of them, a letter first.',
  ],
  [
    'the title of an option in a condition',
    askIf(['market', 'shape'], { question: 'liquidity', includes: 'Hardly anyone trades it' }),
    'listing/schema.json:88: "includes" is "Hardly anyone trades it"; write lower-case letters, digits and _, at most 64 of them, no _ first.',
  ],
];
