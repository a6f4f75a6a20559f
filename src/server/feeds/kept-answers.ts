/** A map of at most `max` entries that drops the one read or written longest ago. */
export interface KeptAnswers<T, Key = string> {
  find(key: Key): T | undefined;
  keep(key: Key, answer: T): void;
}

export function buildKeptAnswers<T, Key = string>(max: number): KeptAnswers<T, Key> {
  // A Map iterates in order of insertion: putting a key back in makes it the youngest.
  const answers = new Map<Key, T>();
  return {
    find(key) {
      const answer = answers.get(key);
      if (answer !== undefined) {
        answers.delete(key);
        answers.set(key, answer);
      }
      return answer;
    },
    keep(key, answer) {
      answers.delete(key);
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > max && oldest !== undefined) answers.delete(oldest);
    },
  };
}
