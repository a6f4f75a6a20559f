/** The rules for every part of a kind, in all states, at all widths and in both themes. */
export const designRules = {
  question: [
    'The question leads. Figures and sources stand below it, small, and never answer for the member.',
    'What is wrong is said in words below the answer, and in the summary above the form that leads there.',
    'Help opens below its question by a button, by touch and by keyboard too; it is no tooltip.',
    'No colour says yes or no while answering: neither is a mistake.',
  ],
  tick: [
    'The whole row ticks, not the box alone. Ticked rows get the one bright colour, which means: you marked this.',
    'A sign of warning is said in words before it is ticked.',
  ],
  choice: [
    'Options stand below each other, each a row that can be hit with a thumb: 44 px on a phone.',
    'What was chosen and is offered no longer stays, and says so.',
  ],
  pictured: [
    'The large picture has one place, at the end of the list, and follows pointer and focus: rows never move.',
    'By touch the small picture enlarges, and the name ticks.',
    'A picture says what it shows in its alternative text.',
  ],
  field: [
    'A field has a label of its own; a placeholder is an example and no label.',
    'Its letters are 16 px on a phone, so that the browser does not enlarge the page.',
    'The edge of a field has a contrast of at least 3 on every surface; its focus is a line in the colour of focus, never the bright one.',
  ],
  help: [
    'Help is plain words, lists and links to https pages. It is at most 62 characters wide.',
    'Its button is named by its question, and says whether it is open.',
  ],
  panel: [
    'Every figure says where it came from and how old it is; without a source there is no figure.',
    'Loading, empty, failed, old and sample keep the header and about the height: nothing moves when they change.',
    'Sample data say so in the header and beside each figure.',
    'What is refreshed changes its text and nothing else.',
    'At most one button of a panel is the primary one.',
  ],
  direction: [
    'Up and down have an arrow, a sign and a fill besides their colours.',
    'Figures stand below each other digit by digit.',
  ],
  chart: [
    'Rising candles are hollow, falling ones filled. A second line is dashed: no two lines differ by colour alone.',
    'A chart has a sentence that says what it shows, and a table of its values.',
    'It is drawn as wide as it is shown, so that the words at its axes are as large as they say.',
    'Links, lines and headings never have the bright colour.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RuledPart = keyof typeof designRules;
