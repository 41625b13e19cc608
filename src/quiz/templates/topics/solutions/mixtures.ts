import type { Ion } from '#chemistry/electrons/ions.ts'
import { fixedChargeIons, polyatomicIons } from '#chemistry/electrons/ions.ts'
import { precipitates } from '#chemistry/reactions/practice-reactions.ts'
import { variableMetalIons } from '#chemistry/reference/ion-list.ts'

/** Two solutions of salts, of which one pair of ions precipitates. */
export type Mixture = {
  /** Its cation precipitates. */
  readonly first: { readonly cation: Ion; readonly anion: Ion }
  /** Its anion precipitates. */
  readonly second: { readonly cation: Ion; readonly anion: Ion }
}

const ions = [...fixedChargeIons, ...polyatomicIons, ...variableMetalIons]

/** Mixtures on whose precipitate textbooks agree. The other pair of ions stays dissolved in each of them. */
export const mixtures: readonly Mixture[] = precipitates.flatMap(({ cation, anion, onlyNitrate }) =>
  (onlyNitrate ? ['nitrate'] : ['nitrate', 'chloride']).flatMap((partner) =>
    ['sodium', 'potassium'].map((other) => ({
      first: { cation: ionCalled(cation), anion: ionCalled(partner) },
      second: { cation: ionCalled(other), anion: ionCalled(anion) },
    })),
  ),
)

/** @throws RangeError when no ion has the name. */
function ionCalled(name: string): Ion {
  const ion = ions.find((other) => other.name === name)
  if (ion === undefined) throw new RangeError(`No ion is called ${name}.`)
  return ion
}
