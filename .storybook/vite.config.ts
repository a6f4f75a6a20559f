// Replaces the app's configuration, whose pages and server Storybook does not need. main.ts adds what stories share with the
// app, since the stories' tests read it there.
export default {};
