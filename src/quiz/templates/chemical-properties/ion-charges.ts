import { formatIon } from '#chemistry/compounds/formulas.ts'
import { fixedCharge, fixedChargeIons } from '#chemistry/electrons/ions.ts'
import { element } from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, numeric, template } from '#quiz/template.ts'
import { counted } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { less } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated, type Solution } from '#quiz/worked/solutions.ts'

import { formatCharge, mainGroupIons, outerElectrons } from './ions.ts'

export const ionCharge = template(
  'ch-e1',
  'ion-charge',
  (random) => {
    const { formula: symbol, charge } = pick(random, fixedChargeIons)
    const { name, group } = element(symbol)
    const outer = outerElectrons(symbol)
    const ion = formatIon(symbol, charge)
    const change = electronChange(charge)
    return numeric({
      element: symbol,
      stem: pick(random, [
        `What is the charge of the common ion of ${name.toLowerCase()}?`,
        `${name} forms one common ion. Which charge does it carry?`,
      ]),
      answer: charge,
      isRight: (value) => value === fixedCharge(symbol),
      show: formatCharge,
      lures: [
        {
          value: charge < 0 ? outer : outer - 8,
          misconception: charge < 0 ? 'CH5' : 'CH16',
          why:
            charge < 0
              ? `${outer} counts the outer electrons. The atom ${change} instead of losing all ${outer}: ${ion}.`
              : `${name} does not fill up its outer shell with ${8 - outer} more electrons. Its atom ${change}: ${ion}.`,
        },
        {
          value: group,
          misconception: 'CH5',
          why: `${group} is the group number, not a charge. The atom ${change}, so the ion is ${ion}.`,
        },
        {
          value: -charge,
          misconception: 'EC10',
          why: `The sign is reversed. The atom ${change}, so the ion is ${ion}.`,
        },
        {
          value: charge < 0 ? -outer : 8 - outer,
          misconception: charge < 0 ? 'CH5' : 'CH16',
          why:
            charge < 0
              ? `${outer} counts the outer electrons that are there already. The atom ${change}, so the ion is ${ion}.`
              : `${8 - outer} is what the outer shell still needs to reach eight. The atom ${change}, so the ion is ${ion}.`,
        },
      ],
      fill: [charge - 1, charge + 1, charge + 2, charge - 2, charge - 3, charge + 3],
      miss: (value) =>
        value === 0
          ? `A charge of 0 belongs to the atom. It ${change} and becomes ${ion}.`
          : `For the charge ${formatCharge(value)} the atom would have to ${value > 0 ? 'lose' : 'gain'} ${counted(Math.abs(value), 'electron')}. It ${change}: ${ion}.`,
      solution: () => workedCharge(name, outer, charge),
      right: `An atom of ${name.toLowerCase()} ${change}, so its ion is ${ion}.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
  { fitsMatch: true },
)

/** The same with as many anions as cations, and charges that are right of other elements for options. */
export const ionChargeOfEitherSign = nextDraw(ionCharge, (random) => {
  const isCation = random() < 0.5
  const { formula: symbol, charge } = pick(
    random,
    fixedChargeIons.filter((ion) => ion.charge > 0 === isCation),
  )
  const { name } = element(symbol)
  const outer = outerElectrons(symbol)
  const ion = formatIon(symbol, charge)
  const change = electronChange(charge)
  const reversed: Lure<number> = {
    value: -charge,
    misconception: 'EC10',
    why: `The sign is reversed. The atom ${change}, so the ion is ${ion}.`,
  }
  const ofOuterShell: readonly Lure<number>[] = isCation
    ? [
        {
          value: outer - 8,
          misconception: 'CH16',
          why: `${name} does not fill up its outer shell with ${8 - outer} more electrons. Its atom ${change}: ${ion}.`,
        },
        {
          value: 8 - outer,
          misconception: 'CH16',
          why: `${8 - outer} is what the outer shell still needs to reach eight. The atom ${change}, so the ion is ${ion}.`,
        },
      ]
    : [
        {
          value: outer,
          misconception: 'CH5',
          why: `${outer} counts the outer electrons. The atom ${change} instead of losing all ${outer}: ${ion}.`,
        },
        {
          value: -outer,
          misconception: 'CH5',
          why: `${outer} counts the outer electrons that are there already. The atom ${change}, so the ion is ${ion}.`,
        },
      ]
  return numeric({
    element: symbol,
    stem: pick(random, [
      `What is the charge of the common ion of ${name.toLowerCase()}?`,
      `${name} forms one common ion. Which charge does it carry?`,
    ]),
    answer: charge,
    isRight: (value) => value === fixedCharge(symbol),
    show: formatCharge,
    lures: [reversed, ...(random() < 0.35 ? ofOuterShell : [])],
    fill: shuffle(random, [-3, -2, -1, 1, 2, 3]),
    miss: (value) =>
      `For the charge ${formatCharge(value)} the atom would have to ${value > 0 ? 'lose' : 'gain'} ${counted(Math.abs(value), 'electron')}. It ${change}: ${ion}.`,
    solution: () => workedCharge(name, outer, charge),
    right: `An atom of ${name.toLowerCase()} ${change}, so its ion is ${ion}.`,
    see: { article: 'how-ions-are-formed' },
  })
})

function workedCharge(name: string, outer: number, charge: number): Solution {
  return solved(
    'the charge of the ion',
    lookup(`Find the group of ${name.toLowerCase()}: it tells the outer electrons`),
    known('Outer electrons', exact(outer)),
    charge > 0
      ? law('The atom of a metal loses its outer electrons')
      : law('The atom of a nonmetal gains electrons until it has eight outer electrons'),
    calculated(
      'Charge',
      charge > 0 ? withSign(outer) : less(exact(outer), exact(OCTET)),
      withSign(charge),
    ),
  )
}

/** Describes how an atom gets a charge: 'loses 2 electrons', 'gains 1 electron'. */
function electronChange(charge: number): string {
  return `${charge > 0 ? 'loses' : 'gains'} ${counted(Math.abs(charge), 'electron')}`
}

export const electronsLostOrGained = template(
  'ch-e2',
  'ion-charge',
  (random) => {
    const { formula: symbol, charge } = pick(random, mainGroupIons)
    const noun = element(symbol).name.toLowerCase()
    const outer = outerElectrons(symbol)
    const count = Math.abs(charge)
    const fact = `With ${counted(outer, 'outer electron')}, ${noun} ${charge > 0 ? 'loses' : 'gains'} ${count}`
    return choice({
      element: symbol,
      stem: pick(random, [
        `What happens when an atom of ${noun} forms its common ion?`,
        `How does an atom of ${noun} become its common ion?`,
      ]),
      answer: charge,
      isRight: (value) => value === fixedCharge(symbol),
      show: (value) => `It ${electronChange(value)}.`,
      lures: [
        {
          value: -charge,
          misconception: 'EC10',
          why: `The direction is reversed. ${fact} and becomes ${formatIon(symbol, charge)}.`,
        },
        {
          value: charge > 0 ? count - 8 : 8 - count,
          misconception: charge > 0 ? 'CH16' : 'CH5',
          why:
            charge > 0
              ? `To fill the outer shell up to eight the atom would have to bind ${8 - count} more electrons, which its nucleus cannot hold. ${fact}.`
              : `To remove all ${8 - count} outer electrons would take far too much energy. ${fact}.`,
        },
        {
          value: charge < 0 ? count - 8 : count === 1 ? 2 : count - 1,
          misconception: charge < 0 ? 'CH5' : null,
          why:
            charge > 0
              ? count === 1
                ? `Only one of its electrons is an outer one; the next belongs to an inner shell and is held far more firmly. ${fact}.`
                : `One more outer electron would be left, and it goes as well. ${fact}.`
              : `${8 - count} outer electrons are there already. ${fact} and reaches eight.`,
        },
      ],
      right: `${fact} and becomes ${formatIon(symbol, charge)}, with the electrons of a noble gas.`,
      see: { article: 'how-ions-are-formed' },
    })
  },
  { fitsMatch: true },
)

/** The outer electrons of a noble gas. */
const OCTET = 8
