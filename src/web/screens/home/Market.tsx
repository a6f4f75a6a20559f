import { Mood } from '../../panels/sentiment/Mood.tsx';
import { Movers } from '../../panels/ticker/Movers.tsx';

/** The market's mood, and what a few coins cost. */
export function Market() {
  return (
    <>
      <Mood />
      <Movers />
    </>
  );
}
