import { stubFeeds, type FeedAnswer, type FeedAnswers } from '../stub-feeds.ts';

/** What a call under the coin data base is answered with. */
export type CallAnswer = FeedAnswer;

/** By the call's own word: coinsearch, teamsearch or coinnews. */
export type CallAnswers = FeedAnswers;

/** Answers every call of a story in the network's place; returns the way back. */
export function stubCalls(answers: CallAnswers): () => void {
  return stubFeeds(answers, (path) => path.split('/')[3] ?? '');
}
