import { readName } from '#server/names/read-name.ts'
import { readTitle } from '#server/names/read-title.ts'
import { Problem } from '#server/platform/http/problem.ts'

/** Returns the title of a class or a set as it is stored. @throws Problem for a title that is refused */
export function requireTitle(given: string): string {
  const { name, refusal } = readTitle(given)
  if (name === null) throw new Problem(refusal, 'name: refused')
  return name
}

/** Returns a nickname as it is stored. @throws Problem for a nickname that is refused */
export function requireNickname(given: string): string {
  const { name, refusal } = readName(given)
  if (name === null) throw new Problem(refusal, 'nickname: refused')
  return name
}
