import { MAX_MEMBERS } from '#contract/classroom/classes.ts'
import { nameReasons, sentenceFor } from '#web/session/sentences.ts'
import { CallProblem, codeOf } from '#web/wire/api.ts'

/** Why a list of nicknames was not added, a sentence in each line, with the nicknames that are refused. */
export function addingProblems(error: unknown, locale = 'en-US'): readonly string[] {
  const nicknames = error instanceof CallProblem ? error.reasons : []
  const list = new Intl.ListFormat(locale).format(nicknames)
  const reasons = nameReasons(error)
  if (reasons.length > 0) {
    const which =
      list === '' ? 'One of these nicknames cannot be used.' : `These cannot be used: ${list}.`
    return [which, ...reasons]
  }
  if (codeOf(error) !== 'conflict') return [sentenceFor(error)]
  return list === ''
    ? [`A class has room for ${MAX_MEMBERS} members. These would be too many.`]
    : [`These are members of the class, or stand here twice: ${list}.`]
}
