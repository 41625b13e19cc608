import type { Element } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { Isotope } from '#content/elements/detail.ts'
import { halfLifeSeconds } from '#content/elements/half-life.ts'

import { isPracticallyStable, lifeText } from './half-life.ts'

const words = new Intl.ListFormat('en-US')

/** Says which isotopes of an element are stable, or which lives longest, and which are found most. */
export function isotopeSentence(
  {
    massIsStandard,
    name,
    typicalIsotope,
  }: Pick<Element, 'massIsStandard' | 'name' | 'typicalIsotope'>,
  isotopes: readonly Isotope[],
): string {
  const called = ({ massNumber }: Isotope) => `${name.toLowerCase()}-${massNumber}`
  const stable = isotopes.filter(({ life }) => life.kind === 'stable')
  // Claims of longer lives exist for some heavy elements; the record has the confirmed ones.
  const confirmed = massIsStandard
    ? isotopes
    : isotopes.filter(({ massNumber }) => massNumber === typicalIsotope)
  const [longest] = confirmed.toSorted(
    (a, b) => (halfLifeSeconds(b) ?? 0) - (halfLifeSeconds(a) ?? 0),
  )
  const [commonest] = isotopes
    .filter(({ abundance }) => abundance !== null)
    .toSorted((a, b) => (b.abundance ?? 0) - (a.abundance ?? 0))
  const stability =
    stable.length > 0
      ? `${stable.length === 1 ? 'One isotope is stable' : `${stable.length} isotopes are stable`}: ${words.format(stable.map(called))}.`
      : longest === undefined || halfLifeSeconds(longest) === null
        ? `No isotope of ${name.toLowerCase()} is stable.`
        : isPracticallyStable(longest)
          ? `No isotope is stable in the strict sense, but ${called(longest)} is practically stable: its half-life is ${lifeText(longest).split(',')[0] ?? ''}.`
          : `No isotope of ${name.toLowerCase()} is stable; the longest-lived confirmed one is ${called(longest)}, with a half-life of ${lifeText(longest)}.`
  const abundance =
    commonest === undefined
      ? `It has no natural isotopic composition.`
      : commonest.abundance === 100
        ? `All natural ${name.toLowerCase()} is ${called(commonest)}.`
        : `In nature ${called(commonest)} is the most common, ${formatNumber(commonest.abundance ?? 0, { significant: 4 })} % of the atoms.`
  return `${isotopes.length} isotopes of ${name.toLowerCase()} are listed. ${stability} ${abundance}`
}
