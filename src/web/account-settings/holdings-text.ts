import type { Holdings } from '#web/sync/guest-data.ts'

/** Describes guest data, as in `12 answers, 1 bookmark, and 3 starred elements`. */
export function holdingsText({ answers, questions, elements }: Holdings): string {
  const parts = [
    counted(answers, 'answer'),
    counted(questions, 'bookmark'),
    counted(elements, 'starred element'),
  ].filter((part) => part !== null)
  return new Intl.ListFormat('en-US').format(parts)
}

function counted(count: number, noun: string): string | null {
  if (count === 0) return null
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
