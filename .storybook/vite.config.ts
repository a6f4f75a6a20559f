// In the place of the app's own configuration, whose pages and server are none of Storybook's; what stories share with
// the app is added in main.ts, where the stories' tests find it too.
export default {};
