import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

/** Groups whose members clearly resemble each other, lithium and beryllium left out. */
const likeGroups = [
  ['Na', 'K', 'Rb', 'Cs'],
  ['Mg', 'Ca', 'Sr', 'Ba'],
  ['F', 'Cl', 'Br', 'I'],
  ['Ne', 'Ar', 'Kr', 'Xe'],
] as const

/** Main-group elements beside the four groups that resemble none of their members closely. */
const strangers = ['O', 'S', 'Al', 'C', 'N', 'P', 'Si']

export const mostSimilarElement = template(
  'ch-e3',
  'group-similarity',
  (random) => {
    const members = pick(random, likeGroups)
    const [symbol, answer] = sample(random, members, 2)
    if (symbol === undefined || answer === undefined) return null
    const { name, atomicNumber, group, period } = element(symbol)
    if (Math.abs(element(answer).period - period) > 2) return null
    const neighbors = [elements[atomicNumber - 2], elements[atomicNumber]].flatMap((other) =>
      other === undefined ? [] : [other.symbol],
    )
    const hydrogen = group === 1 ? ['H'] : []
    const others = [...neighbors, ...shuffle(random, strangers)].filter(
      (other) => element(other).group !== group && other !== 'H' && other !== 'La',
    )
    return whichElement({
      badge: symbol,
      stem: `Which of these elements is chemically most similar to ${name.toLowerCase()}?`,
      answer,
      isRight: (other) => members.some((member) => member === other),
      lures: [...new Set([...hydrogen, ...others])].map((other) => strangeness(other, symbol)),
      right: `${element(answer).name} stands in group ${group} like ${name.toLowerCase()} and has the same number of outer electrons.`,
      see: { elements: [...members], article: 'guide-to-periodic-table' },
    })
  },
  { fitsMatch: true },
)

function strangeness(other: ElementSymbol, symbol: ElementSymbol): ElementLure {
  const { name, group, period } = element(other)
  const home = element(symbol)
  if (other === 'H') {
    return {
      symbol: other,
      misconception: 'CH8',
      why: `Hydrogen stands above group 1, but it is a non-metal gas. ${home.name} is a reactive metal.`,
    }
  }
  return period === home.period
    ? {
        symbol: other,
        misconception: 'CL3',
        why: `${name} stands in the same period, the row. Similar elements share the group, the column, and ${home.name.toLowerCase()} is in group ${home.group}.`,
      }
    : {
        symbol: other,
        misconception: null,
        why: `${name} is in group ${group} and has another number of outer electrons. ${home.name} is in group ${home.group}.`,
      }
}

type LikeFormulas = {
  readonly partner: 'chloride' | 'hydrogen compound'
  readonly members: readonly ElementSymbol[]
  readonly write: (symbol: ElementSymbol) => string
}

/** Members of one group, with the formula of their simplest chloride or hydrogen compound. */
const likeFormulas: readonly LikeFormulas[] = [
  { partner: 'chloride', members: ['Li', 'Na', 'K', 'Rb', 'Cs'], write: (one) => `${one}Cl` },
  { partner: 'chloride', members: ['Mg', 'Ca', 'Sr', 'Ba'], write: (one) => `${one}Cl₂` },
  { partner: 'chloride', members: ['B', 'Al'], write: (one) => `${one}Cl₃` },
  { partner: 'chloride', members: ['C', 'Si'], write: (one) => `${one}Cl₄` },
  { partner: 'hydrogen compound', members: ['C', 'Si'], write: (one) => `${one}H₄` },
  { partner: 'hydrogen compound', members: ['N', 'P', 'As'], write: (one) => `${one}H₃` },
  { partner: 'hydrogen compound', members: ['O', 'S', 'Se', 'Te'], write: (one) => `H₂${one}` },
  { partner: 'hydrogen compound', members: ['F', 'Cl', 'Br', 'I'], write: (one) => `H${one}` },
]

/** Which element forms a compound of the same kind of formula: one of its group. */
export const sameKindOfFormula = template('ch-m360', 'group-similarity', (random) => {
  const own = pick(random, likeFormulas)
  const { partner, write } = own
  const [symbol, answer] = sample(random, own.members, 2)
  if (symbol === undefined || answer === undefined) return null
  const home = element(symbol)
  const others = likeFormulas
    .filter((other) => other.partner === partner && other !== own)
    .map((other) => ({ other, member: pick(random, other.members) }))
  if (others.every(({ member }) => element(member).period !== home.period)) return null
  return whichElement({
    badge: symbol,
    stem: `The simplest ${partner} of ${nameOf(symbol)} is ${write(symbol)}. Which element forms a ${partner} with the same kind of formula?`,
    answer,
    isRight: (one) => element(one).group === home.group,
    lures: others.map(({ other, member }) => ({
      symbol: member,
      misconception: element(member).period === home.period ? 'CL3' : null,
      why: `The simplest ${partner} of ${nameOf(member)} is ${other.write(member)}. Elements of one group have the same number of outer electrons, and ${nameOf(symbol)} is in group ${home.group}.`,
    })),
    right: `${element(answer).name} stands in group ${home.group} like ${nameOf(symbol)} and forms ${write(answer)}.`,
    see: { elements: [symbol, answer], article: 'guide-to-periodic-table' },
  })
})
