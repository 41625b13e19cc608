import type { NameKey, TaskOf } from '#quiz/task.ts'

import type { Kind } from './kind.ts'
import { inorganic } from './names/inorganic.ts'
import type { Nomenclature } from './names/nomenclature.ts'
import { organic } from './names/organic.ts'

/** A name as it was typed, and in one spelling. */
export type NameResponse = { readonly text: string; readonly name: string }

/** How the names of each kind of substances are read. */
const nomenclatures: Readonly<Record<NameKey['nomenclature'], Nomenclature>> = {
  inorganic,
  organic,
}

/** How questions of kind `naming` are read and judged. A name is judged by its meaning, not by its spelling. */
export const namingKind: Kind<TaskOf<'naming'>, NameResponse> = {
  parse({ key }, given) {
    const read = nomenclatures[key.nomenclature].read(given)
    if ('name' in read) return { response: { text: given, name: read.name } }
    const { problem, near } = read
    return { problem, offers: near === null ? [] : [{ given: near, shown: near }] }
  },
  isRight: ({ key }, { text }) => nomenclatures[key.nomenclature].isRight(key, text),
  missOf: ({ key }, { text }) => nomenclatures[key.nomenclature].missOf(key, text),
  nudgeOf: ({ key }, { text }) => nomenclatures[key.nomenclature].nudgeOf(key, text),
  isSame: ({ key }, { text }, other) => nomenclatures[key.nomenclature].isSame(text, other.text),
  describe: (_, { name }) => name,
}
