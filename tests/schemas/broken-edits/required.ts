import { schema, set, type BrokenEdit } from './edits.ts';

/** What a section is said to need. */
export const brokenRequired: readonly BrokenEdit[] = [
  [
    'required, and misspelt',
    set(schema, ['properties', 'team', 'required'], ['trak_record']),
    'listing/schema.json:43: "required" names "trak_record", which is no question of this section; "track_record" is meant.',
  ],
  [
    'required of another section',
    set(schema, ['properties', 'team', 'required'], ['liquidity']),
    'listing/schema.json:43: "required" names "liquidity", which is no question of this section.',
  ],
  [
    'required and retired',
    [
      set(schema, ['properties', 'team', 'properties', 'track_record', 'x-retired'], true),
      set(schema, ['properties', 'team', 'required'], ['track_record']),
    ],
    'listing/schema.json:44: "track_record" is retired and so asked of nobody; take it out of "required".',
  ],
  [
    'required among insights',
    set('mood/schema.json', ['properties', 'insights', 'required'], ['mood_today']),
    'mood/schema.json:24: Insights may be saved with blanks, and are complete once all is answered, so nothing in them is "required"; leave it out.',
  ],
];
