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
  return requireNicknames([given])[0] ?? ''
}

/** Returns nicknames as they are stored. @throws Problem that names all of those that are refused, and why the first is */
export function requireNicknames(given: readonly string[]): readonly string[] {
  const read = given.map((nickname) => ({ nickname, ...readName(nickname) }))
  const refused = read.filter(({ name }) => name === null)
  const refusal = refused[0]?.refusal ?? null
  if (refusal !== null) {
    const reasons = refused.map(({ nickname }) => nickname)
    throw new Problem(refusal, 'nickname: refused', {}, { reasons })
  }
  return read.flatMap(({ name }) => name ?? [])
}
