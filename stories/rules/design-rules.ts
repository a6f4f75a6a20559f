/** The design rules of each kind of part, for all states, all widths and both themes. */
export const designRules = {
  question: [
    'The question comes first. Figures and sources are small, below it, and never answer for the member.',
    'An error is explained below the answer, and in the summary above the form, which links to it.',
    'A button opens help below its question, also by touch and keyboard; help is no tooltip.',
    'Yes and no have no colour while the member answers: neither is a mistake.',
  ],
  tick: [
    'A click anywhere in the row ticks the box. Ticked rows get the one bright colour, which means: you marked this.',
    'A warning sign is named in words before the box is ticked.',
  ],
  choice: [
    'Each option has its own row, high enough for a thumb: 44 px on a phone.',
    'A chosen option that is no longer offered stays, and a note says so.',
  ],
  pictured: [
    'The large picture has one place, at the end of the list, and follows pointer and focus: rows never move.',
    'By touch, the small picture opens the large one, and the name ticks the option.',
    'An alternative text describes each picture.',
  ],
  field: [
    'A field has its own label; a placeholder is an example and no label.',
    'Its text is 16 px on a phone, so that the browser does not enlarge the page.',
    'The edge of a field has a contrast of at least 3 on every surface; its outline on focus has the focus colour, never the bright one.',
  ],
  help: [
    'Help has plain text, lists and links to https pages. It is at most 62 characters wide.',
    'The name of its button contains the question, and says whether the help is open.',
  ],
  panel: [
    'Every figure shows its source and its age; without a source there is no figure.',
    'A panel that is loading, empty, failed, stale or a sample keeps its header and about its height: nothing moves.',
    'Sample data are marked in the header and beside each figure.',
    'A refresh changes the text and nothing else.',
    'At most one button of a panel is the primary one.',
  ],
  direction: [
    'Up and down have an arrow, a sign and a fill besides their colours.',
    'Figures in a column are aligned digit by digit.',
  ],
  chart: [
    'Rising candles are hollow, falling ones filled. A second line is dashed: no two lines differ by colour alone.',
    'A chart has a sentence that says what it shows, and a table of its values.',
    'It is drawn at the width at which it is shown, so that the text at its axes keeps its size.',
    'Links, lines and headings never have the bright colour.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RuledPart = keyof typeof designRules;
