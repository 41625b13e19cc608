import type { SetContent } from '#quiz/sets/set-content.ts'

/** The ways in which a set is asked, in words for learners. */
export function optionsText({
  timer,
  tries,
  hints,
  seed,
}: Pick<SetContent, 'timer' | 'tries' | 'hints' | 'seed'>): readonly string[] {
  const times = {
    off: 'No time limit',
    x1: 'A time limit for each question',
    x2: 'Twice the usual time for each question',
    x4: 'Four times the usual time for each question',
  }
  const second = hints ? 'Two tries, with a hint before the second' : 'Two tries'
  return [
    times[timer],
    tries === 1 ? 'One try' : second,
    seed === null ? 'Each learner gets other questions' : 'The same questions for everyone',
  ]
}
