import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { molecularFormula } from '#chemistry/organic/molecules/molecule.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { couplesOf, type Exchange, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'

import { degrees, liquids } from './kinds.ts'

type Contact = {
  readonly partner: string
  /** Whether there is a hydrogen bond. */
  readonly isBond: boolean
  readonly pairs: readonly (readonly [pair: string, element: ElementSymbol])[]
}

/** Molecules side by side and the hydrogen bond between them, the bond of the donor on the left. */
const contacts: readonly Contact[] = [
  {
    partner: 'O–H ··· O',
    isBond: true,
    pairs: [
      ['two molecules of water', 'O'],
      ['two molecules of ethanol', 'O'],
      ['water and methoxymethane', 'O'],
      ['water and propanone', 'O'],
    ],
  },
  {
    partner: 'O–H ··· N',
    isBond: true,
    pairs: [['water and trimethylamine', 'N']],
  },
  {
    partner: 'N–H ··· N',
    isBond: true,
    pairs: [['two molecules of ammonia', 'N']],
  },
  {
    partner: 'N–H ··· O',
    isBond: true,
    pairs: [['ammonia and propanone', 'N']],
  },
  {
    partner: 'F–H ··· F',
    isBond: true,
    pairs: [['two molecules of hydrogen fluoride', 'F']],
  },
  {
    partner: 'no hydrogen bond',
    isBond: false,
    pairs: [
      ['two molecules of methane', 'C'],
      ['two molecules of propanone', 'C'],
      ['two molecules of methoxymethane', 'C'],
      ['two molecules of hydrogen sulfide', 'S'],
    ],
  },
]

/** Pairs of molecules and the atoms between which a hydrogen bond forms. */
export const contactsOfMolecules = production(
  'bo-m300',
  'match',
  'kinds-of-attraction',
  (random) => {
    const pairs = sample(random, contacts, 4).map(({ partner, isBond, pairs: all }) => {
      const [left, element] = pick(random, all)
      return { left, partner, element, isBond }
    })
    const account =
      'The hydrogen atom has to be at N, O or F, and the atom that it points to is N, O or F of the other molecule'
    return pairDraft(random, {
      stem: 'Pair the neighbors with the hydrogen bond between them; ··· is the hydrogen bond.',
      pairs,
      exchanges: couplesOf(pairs).map(([one, other]): Exchange => ({
        of: [one.left, other.left],
        misconception: one.isBond && other.isBond ? null : 'FO5',
        text: `Two bonds are exchanged. ${account}: ${one.left}, ${one.partner}; ${other.left}, ${other.partner}.`,
      })),
      right: `${account}: ${pairs.map(({ left, partner }) => `${left}, ${partner}`).join('; ')}.`,
      article: null,
      asked: 'the hydrogen bond of each two molecules',
      rule: account,
    })
  },
)

/** Compounds of one molecular formula by the strongest attraction between their molecules. */
const isomerSets = Object.values(
  Object.groupBy(liquids, ({ compound }) => molecularFormula(compound.molecule)),
).flatMap((set) => {
  const all = set ?? []
  return new Set(all.map(({ force }) => force)).size > 1 ? [all] : []
})

/** Boiling points that are too close to tell apart by their forces. */
const APART = 12

/** Isomers and their boiling points. */
export const pointsOfIsomers = production('ph-h300', 'match', 'boiling-point-order', (random) => {
  const set = pick(random, isomerSets)
  const strong = set.filter(({ force }) => force === 'hydrogen bonds')
  const weak = set.filter(({ force }) => force !== 'hydrogen bonds')
  if (strong.length === 0 || weak.length === 0) return null
  const [high, low] = [pick(random, strong), pick(random, weak)]
  if (high.boilingPoint < low.boilingPoint + APART) return null
  const formula = formatFormula(molecularFormula(high.compound.molecule))
  const pair = (left: string, partner: string) => ({ left, partner, element: high.element })
  const reason = `${capitalized(high.name)} has OH and forms hydrogen bonds, so it boils at ${degrees(high.boilingPoint)}; ${low.name} has none, boils at ${degrees(low.boilingPoint)} and evaporates faster`
  return pairDraft(random, {
    stem: `${capitalized(high.name)} and ${low.name} are both ${formula}. They boil at ${degrees(low.boilingPoint)} and ${degrees(high.boilingPoint)}. Pair each fact with its substance.`,
    pairs: [
      pair('boils at the higher temperature', `${high.name}, for its OH`),
      pair('evaporates faster at 20 °C', low.name),
      pair('attracts its own kind by dispersion alone', 'neither of the two'),
    ],
    exchanges: [
      {
        of: ['boils at the higher temperature', 'evaporates faster at 20 °C'],
        misconception: 'FO6',
        text: `What evaporates faster boils lower. ${reason}.`,
      },
    ],
    right: `${reason}.`,
    article: null,
    asked: 'the facts about the two substances',
    rule: 'Of two isomers the one with OH forms hydrogen bonds: it boils at the higher temperature and evaporates more slowly',
  })
})

type Contrast = {
  readonly soft: string
  readonly hard: string
  readonly salt: string
  readonly element: ElementSymbol
}

/** Substances whose bonds inside are alike in strength, and whose crystals are not. */
const contrasts: readonly Contrast[] = [
  { soft: 'CO₂', hard: 'quartz', salt: 'MgO', element: 'Si' },
  { soft: 'CH₄', hard: 'SiC', salt: 'NaCl', element: 'C' },
  { soft: 'N₂', hard: 'silicon', salt: 'CaF₂', element: 'Si' },
  { soft: 'CO₂', hard: 'quartz', salt: 'KBr', element: 'Si' },
  { soft: 'CH₄', hard: 'silicon', salt: 'LiF', element: 'Si' },
]

/** Gases, networks and salts, and the reasons for their behavior. */
export const gasesAndNetworks = production('bo-h300', 'match', 'kinds-of-attraction', (random) => {
  const { soft, hard, salt, element } = pick(random, contrasts)
  const pair = (left: string, partner: string) => ({ left, partner, element })
  const [gas, split, network, ions] = [
    `${soft} is a gas at 25 °C`,
    `${soft} hardly splits into atoms`,
    `${hard} is solid at 1000 °C`,
    `${salt} melts above 700 °C`,
  ]
  const weak = 'weak attraction between molecules'
  const strong = 'strong bonds inside molecules'
  const everywhere = 'covalent bonds join all atoms'
  const charged = 'ions attract each other'
  return pairDraft(random, {
    stem: `Pair each fact about ${soft}, ${hard} and ${salt} with its reason.`,
    pairs: [pair(gas, weak), pair(split, strong), pair(network, everywhere), pair(ions, charged)],
    exchanges: [
      {
        of: [gas, split],
        misconception: 'FO1',
        text: `To boil ${soft} its molecules part, and no bond inside them breaks. Only splitting it into atoms breaks strong bonds.`,
      },
      {
        of: [split, network],
        misconception: 'FO1',
        text: `${capitalized(hard)} has no molecules: bonds join all of its atoms. The strong bonds of ${soft} end with each molecule.`,
      },
      {
        of: [network, ions],
        misconception: 'BO13',
        text: `${capitalized(hard)} consists of atoms with shared electrons, ${salt} of ions. The bonds of the one and the charges of the other reach through the crystal.`,
      },
    ],
    asked: 'the reasons for the facts',
    rule: 'Molecules part when a substance boils, networks and ions have to be torn apart, and only splitting a molecule breaks the bonds inside it',
    right: `${soft} consists of molecules with strong bonds inside and hardly any attraction between them; in ${hard} covalent bonds join all atoms, and in ${salt} ions attract each other.`,
    article: null,
  })
})
