import { stubFeeds, type FeedAnswer, type FeedAnswers } from '../stub-feeds.ts';

export type CallAnswer = FeedAnswer;

/** By the third part of the call's path: coinsearch, teamsearch or coinnews. */
export type CallAnswers = FeedAnswers;

/** Replaces the network for every call of a story; returns the function that restores it. */
export function stubCalls(answers: CallAnswers): () => void {
  return stubFeeds(answers, (path) => path.split('/')[3] ?? '');
}
