import { describeDev } from './dev-command.ts';
import { describeStorybook } from './storybook-command.ts';

// One after the other: what an edit compiles anew is what stories are made of.
describeStorybook();
describeDev();
