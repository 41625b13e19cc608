import type { Reason } from '#quiz/learning/plan.ts'

/** Returns why a question is asked, in a few words. */
export function reasonText(reason: {
  readonly kind: Reason['kind']
  readonly days?: number | undefined
}): string {
  if (reason.kind !== 'not-seen') return texts[reason.kind]
  return `Not seen for ${reason.days ?? 2} days`
}

const texts: Readonly<Record<Exclude<Reason['kind'], 'not-seen'>, string>> = {
  new: 'New: you have all that it needs',
  'least-known': 'You know this least',
  idea: 'An idea to fix',
  harder: 'One step harder',
  'sure-mistake': 'Last time you were sure of another answer',
  chosen: 'You chose this',
  check: 'Your answer here says most',
}
