import { condensedFormula, formatCondensed } from '#chemistry/organic/names/condensed-formula.ts'
import { moleculeNamed } from '#chemistry/organic/names/named-molecule.ts'
import { bestNumbering, type Numbering, numberings } from '#chemistry/organic/names/naming.ts'
import {
  isSameName,
  type OrganicName,
  terminalEndings,
  writeName,
} from '#chemistry/organic/names/organic-name.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { TaskOf } from '#quiz/task.ts'
import { type Correction, production, type ProductionDraft } from '#quiz/template.ts'
import { typedName } from '#quiz/templates/made/typed-name.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

import { type NamedMolecule, pools } from './pool.ts'

/** The name of a branched alkane, whose formula may follow another chain than the longest. */
export const nameOfAlkane = production('cl-m200', 'naming', 'organic-names', (random) =>
  nameFromFormula(
    random,
    pick(
      random,
      pools.alkane().filter(({ parts }) => parts.prefixes.length > 0 && parts.prefixes.length < 2),
    ),
  ),
)

const withGroups = ['alkene', 'bromoalkane', 'chloroalkane', 'alcohol', 'ketone'] as const

/** The name of a molecule with one functional group. */
export const nameWithGroup = production('cl-m201', 'naming', 'organic-names', (random) =>
  nameFromFormula(
    random,
    pick(
      random,
      pools[pick(random, withGroups)]().filter(
        ({ parts }) =>
          parts.length > (parts.ending === 'ene' ? 3 : 2) && numberOfBranches(parts) < 3,
      ),
    ),
  ),
)

/** The name of a molecule with two kinds of prefixes, or with a chain that its formula bends. */
export const nameWithTwoPrefixes = production('cl-h200', 'naming', 'organic-names', (random) => {
  const pool = pick(random, ['alkane', 'mixed', 'bromoalkane', 'chloroalkane', 'acid'] as const)
  const hard = pools[pool]().filter(({ parts }) =>
    pool === 'acid' ? numberOfBranches(parts) > 0 : parts.prefixes.length > 1,
  )
  return nameFromFormula(random, pick(random, hard))
})

function numberOfBranches({ prefixes }: OrganicName): number {
  return prefixes.reduce((sum, { places }) => sum + places.length, 0)
}

/** Asks for the name of a molecule whose condensed formula follows any of its chains. */
function nameFromFormula(random: Random, named: NamedMolecule) {
  const { name } = pick(random, numberings(named.molecule))
  const written = formatCondensed(condensedFormula(name))
  return nameOfMolecule(named, `Type the systematic name of ${written}.`)
}

/** Asks for the name of a molecule, and corrects names along other chains, from the other end and without numbers. */
export function nameOfMolecule(
  named: NamedMolecule,
  stem: string,
): (ProductionDraft & TaskOf<'naming'>) | null {
  const { name, element, molecule } = named
  const best = bestNumbering(molecule)
  if (best === null) return null
  const account = `The name is ${name}.`
  return typedName({
    element,
    elements: element === 'C' ? ['C', 'H'] : ['C', element],
    stem,
    name,
    formula: named.condensed,
    nomenclature: 'organic',
    corrections: [
      ...numberings(molecule).flatMap(otherChain(best, account)),
      ...otherWritings(best.name, account),
      ...withoutGroup(best.name, account),
      ...groupNotCounted(best.name, account),
      ...otherPlaces(best.name, account),
      ...asAldehyde(best.name, account),
    ],
    right: `${reasonOf(best.name)}: ${name}.`,
    article: null,
    solution: () =>
      solved(
        'the systematic name',
        law(rulesOf(best.name)),
        known('Main chain', `${best.name.length} carbon atoms`),
        ...best.name.prefixes.map(({ name: prefix, places }) =>
          known(capitalized(prefix), `at ${places.join(' and ')}`),
        ),
        outcome(name),
      ),
  })
}

/** The correction of a name along another chain, or counted from the other end. */
function otherChain(best: Numbering, account: string) {
  const { length } = best.name
  return ({ chain, name }: Numbering): readonly Correction[] => {
    const given = writeName(name)
    if (isSameName(name, best.name)) return []
    const isTurned = chain.length === length && chain.every((atom) => best.chain.includes(atom))
    return [
      isTurned
        ? {
            given,
            misconception: 'OG2',
            text: `That counts from the other end. ${endOf(best.name)} ${account}`,
          }
        : {
            given,
            misconception: 'OG1',
            text:
              chain.length < length
                ? `That follows a chain of ${chain.length} carbon atoms. The longest one${withGroupText(best.name)} has ${length}. ${account}`
                : `That follows another chain of ${length} carbon atoms, which has fewer branches or higher numbers. ${account}`,
          },
    ]
  }
}

/** The name with its prefixes in the order of their numbers, and with one number for two branches. */
function otherWritings(name: OrganicName, account: string): readonly Correction[] {
  const turned = { ...name, prefixes: name.prefixes.toReversed() }
  const text = writeName(name)
  const once = text.replace(/(\d)(?:,\d)+-(di|tri|tetra)/, '$1-$2')
  return [
    ...(name.prefixes.length === 2
      ? [
          {
            given: writeName(turned),
            misconception: 'OG3' as const,
            text: `Prefixes stand in alphabetical order, whatever their numbers. ${account}`,
          },
        ]
      : []),
    ...(once === text
      ? []
      : [
          {
            given: once,
            misconception: 'OG4' as const,
            text: `Every branch has a number of its own, even at the same carbon atom. ${account}`,
          },
        ]),
  ]
}

/** The name without the number of its group. */
function withoutGroup(name: OrganicName, account: string): readonly Correction[] {
  const text = writeName(name)
  const bare = text.replace(/-\d-(?=(?:ol|one|ene)$)/, '')
  // The chain of four carbon atoms has one place for the CO of a ketone.
  if (bare === text || (name.ending === 'one' && name.length === 4)) return []
  return [
    {
      given: bare,
      misconception: null,
      text: `The number of the ${name.ending === 'ene' ? 'double bond' : 'group'} is missing, so that the name fits several molecules. ${account}`,
    },
  ]
}

/** The name of a molecule whose chain was counted without the carbon atom of its group. */
function groupNotCounted(name: OrganicName, account: string): readonly Correction[] {
  if (!terminalEndings.has(name.ending) || name.length < 2) return []
  const prefixes = name.prefixes.map(({ name: prefix, places }) => ({
    name: prefix,
    places: places.map((place) => place - 1),
  }))
  return [
    {
      given: writeName({ ...name, length: name.length - 1, prefixes }),
      misconception: 'OG5',
      text: `The carbon atom of the group is number 1 of the chain. ${account}`,
    },
  ]
}

/** The names with the group, or the only branch, one place further on or back. */
function otherPlaces(name: OrganicName, account: string): readonly Correction[] {
  const [branch] = name.prefixes
  const isGroup = name.place !== null
  const isOnly = name.prefixes.length === 1 && branch?.places.length === 1
  const place = name.place ?? (isOnly ? branch.places[0] : undefined)
  if (place === undefined) return []
  return [place - 1, place + 1].flatMap((other) => {
    const moved =
      isGroup || branch === undefined
        ? { ...name, place: other }
        : { ...name, prefixes: [{ ...branch, places: branch.places.with(0, other) }] }
    if (moleculeNamed(moved) === null) return []
    return [
      {
        given: writeName(moved),
        misconception: null,
        text: `There it would be at carbon atom ${other}. Here it is at ${place}. ${account}`,
      },
    ]
  })
}

/** The name of a ketone with the ending of an aldehyde. */
function asAldehyde(name: OrganicName, account: string): readonly Correction[] {
  if (name.ending !== 'one') return []
  return [
    {
      given: writeName({ ...name, ending: 'al', place: null }),
      misconception: 'OG6',
      text: `An aldehyde has its C=O at the end of the chain, with hydrogen. Here it is between carbon atoms. ${account}`,
    },
  ]
}

function withGroupText({ ending }: OrganicName): string {
  if (ending === 'ane') return ''
  return ending === 'ene' ? ' with the double bond' : ' with the group'
}

/** Which end the numbers begin at. */
function endOf({ ending, prefixes }: OrganicName): string {
  if (ending === 'ene') return 'The double bond gets the lower number.'
  if (ending !== 'ane') return 'The group gets the lower number.'
  return prefixes.length > 1 || prefixes.some(({ places }) => places.length > 1)
    ? 'Where the two sets of numbers first differ, the lower number wins.'
    : 'The branch gets the lower number.'
}

function reasonOf(name: OrganicName): string {
  return `The longest chain${withGroupText(name)} has ${name.length} carbon atoms`
}

function rulesOf(name: OrganicName): string {
  switch (name.ending) {
    case 'ane':
      return 'Take the longest chain, around corners too, and number it from both ends: the lower number at the first difference wins'
    case 'ene':
      return 'Take the longest chain with the double bond, which gets the lower number; then come the branches'
    case 'ol':
    case 'al':
    case 'one':
    case 'oic acid':
    case 'oate':
      return 'Take the longest chain with the group, which gets the lowest number; then come the branches'
  }
}
