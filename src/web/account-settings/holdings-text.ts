import type { Holdings } from '#web/sync/guest/guest-data.ts'
import { grouped } from '#web/ui/text/grouped.ts'

/** Describes guest data, as in `12 answers, 1 bookmark, and 3 starred elements`. */
export function holdingsText({ answers, questions, elements }: Holdings): string {
  const parts = [
    counted(answers, 'answer'),
    counted(questions, 'bookmark'),
    counted(elements, 'starred element'),
  ].filter((part) => part !== null)
  return new Intl.ListFormat('en-US').format(parts)
}

/** Says how many answers are still on their way to the account. */
export function leftText(answers: number): string {
  return answers === 1
    ? 'One answer is still on its way to your account.'
    : `${grouped(answers)} answers are still on their way to your account.`
}

function counted(count: number, noun: string): string | null {
  if (count === 0) return null
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}
