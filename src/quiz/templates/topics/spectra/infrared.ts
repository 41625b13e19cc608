import {
  infraredBonds,
  infraredCompounds,
  type InfraredName,
} from '#chemistry/analysis/infrared.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, production, template } from '#quiz/template.ts'
import { couplesOf } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

type Compound = (typeof infraredCompounds)[number]

function bandText(name: InfraredName): string {
  const { bond, range } = infraredBonds[name]
  return `${bond} (${range[0]} to ${range[1]})`
}

function figureOf({ bands }: Compound): Figure {
  return {
    kind: 'infrared-spectrum',
    bands: bands.map((name) => {
      const { at, width, depth } = infraredBonds[name]
      return { at, width, depth }
    }),
  }
}

function sentenceOf({ name, family, bands }: Compound): string {
  return `${capitalized(name)} is ${family} and absorbs by ${bands.map(bandText).join(' and ')}.`
}

/** The compound of a drawn infrared spectrum. */
export const compoundOfSpectrum = template('bo-m831', 'infrared', (random) => {
  const answer = pick(random, infraredCompounds)
  const others = shuffle(random, infraredCompounds).filter(
    ({ family }, place, all) =>
      family !== answer.family && all.findIndex((one) => one.family === family) === place,
  )
  // Compounds that share a band come first, so that one look is not enough.
  const near = others.toSorted((one, other) => shared(other, answer) - shared(one, answer))
  const draft = choice<Compound>({
    element: 'C',
    badge: null,
    stem: 'The infrared spectrum shows where a compound absorbs, in 1/cm. Which compound is it?',
    answer,
    isRight: ({ family }) => family === answer.family,
    show: ({ name }) => name,
    lures: near.slice(0, 3).map((value) => ({
      value,
      misconception: 'SP14' as const,
      why: `${sentenceOf(value)} ${sentenceOf(answer)}`,
    })),
    right: sentenceOf(answer),
    see: { article: null },
  })
  return draft === null ? null : { ...draft, figure: figureOf(answer) }
})

function shared(one: Compound, other: Compound): number {
  return one.bands.filter((band) => band !== 'hydrocarbon' && other.bands.includes(band)).length
}

const names: readonly InfraredName[] = ['alcohol', 'acid', 'nitrile', 'carbonyl', 'alkene']

const bonds: readonly (Fact & { readonly name: InfraredName })[] = names.map((name) => {
  const { bond, found, range } = infraredBonds[name]
  const left = bond === 'O–H' ? `${bond} of ${found}` : bond
  return {
    name,
    left,
    partner: `${range[0]} to ${range[1]}`,
    element: bond.includes('N') ? 'N' : bond.includes('O') ? 'O' : 'C',
    reason: `${left} absorbs at ${range[0]} to ${range[1]} 1/cm${name === 'acid' ? ', in a very broad band' : ''}.`,
  }
})

/** Bonds and the wavenumbers at which they absorb. */
export const wavenumbersOfBonds = production('bo-e831', 'match', 'infrared', (random) =>
  factsDraft(random, {
    stem: `Pair each bond with the wavenumbers at which it absorbs infrared light, in 1/cm.`,
    facts: sample(random, bonds, 4),
    mistake: (one, other) =>
      [one.left, other.left].every((left) => left.startsWith('O–H'))
        ? 'SP15'
        : [one.left, other.left].every((left) => /^C[=≡]/.test(left))
          ? 'SP16'
          : null,
    asked: 'where each bond absorbs',
    rule: 'Bonds to hydrogen absorb above 2500, triple bonds near 2200, double bonds near 1700; a carboxylic acid absorbs below an alcohol',
  }),
)

/** A reaction, and the families before and after. */
const reactions = [
  ['propan-2-ol is oxidized to propanone', 'alcohol', 'carbonyl'],
  ['butan-2-ol is oxidized to butanone', 'alcohol', 'carbonyl'],
  ['propanone is reduced to propan-2-ol', 'carbonyl', 'alcohol'],
  ['butanone is reduced to butan-2-ol', 'carbonyl', 'alcohol'],
  ['propan-1-ol loses water to propene', 'alcohol', 'alkene'],
  ['propene takes up water to propan-2-ol', 'alkene', 'alcohol'],
  ['butanenitrile becomes butanoic acid', 'nitrile', 'acid'],
  ['propanenitrile becomes propanoic acid', 'nitrile', 'acid'],
] as const satisfies readonly (readonly [string, InfraredName, InfraredName])[]

const loss = (name: InfraredName) => `${infraredBonds[name].range.join('–')} goes`
const gain = (name: InfraredName) => `${infraredBonds[name].range.join('–')} appears`

/** What a reaction does to the bands of an infrared spectrum. */
export const bandsOfReactions = production('bo-h831', 'match', 'infrared', (random) => {
  const drawn = shuffle(random, reactions)
    .filter(
      ([, from, to], place, all) => all.findIndex(([, a, b]) => a === from && b === to) === place,
    )
    .slice(0, 3)
  const facts = drawn.map(([text, from, to]) => ({
    left: capitalized(text),
    partner: `${loss(from)}, ${gain(to)}`,
    element: 'C' as const,
    reason: `${capitalized(text)}: ${infraredBonds[from].bond} is lost and ${infraredBonds[to].bond}${to === 'acid' ? ' of the acid' : ''} is formed.`,
  }))
  return factsDraft(random, {
    stem: 'Pair each reaction with what it does to the bands of the infrared spectrum, in 1/cm.',
    facts,
    mistake: (one, other) =>
      couplesOf([one, other]).some(
        ([first, second]) =>
          first.partner.split(' goes')[0] === second.partner.split(', ')[1]?.split(' appears')[0],
      )
        ? 'SP17'
        : 'SP14',
    asked: 'the change of the spectrum',
    rule: 'The band of the bond that is lost goes, and that of the bond that is formed appears',
  })
})
