import { describeDev } from './dev-command.ts';
import { describeStorybook } from './storybook-command.ts';

// One after the other: an edit recompiles files that stories use.
describeStorybook();
describeDev();
