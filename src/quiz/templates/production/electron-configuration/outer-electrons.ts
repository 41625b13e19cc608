import { valenceElectrons } from '#chemistry/electrons/configurations.ts'
import { type Element, element, elements } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { nobleIons } from '#quiz/templates/electron-configuration/noble-ions.ts'
import { formulaDraft, plainIon, tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { counted, ionText, listed, nameOf } from '#quiz/templates/shared/names.ts'

const [FIRST_PERIOD, LAST_PERIOD] = [2, 4]

/** Main-group elements of periods 2 to 4: three in each group. */
const mainGroups = elements.filter(
  ({ symbol, period }) =>
    period >= FIRST_PERIOD && period <= LAST_PERIOD && valenceElectrons(symbol) !== null,
)

/** The two other elements of a group. */
export const sameOuterElectrons = production('ec-e24', 'table', 'outer-electrons', (random) => {
  const { symbol, name, group, period } = pick(random, mainGroups)
  const outer = valenceElectrons(symbol) ?? 0
  const inGroup = mainGroups.filter((other) => other.group === group)
  const answer = inGroup.filter((other) => other.symbol !== symbol).map((other) => other.symbol)
  const solution = `${name} has ${counted(outer, 'outer electron')}, like all of group ${group}: ${listed(answer)}.`
  const besides = mainGroups.filter(
    (other) => other.period === period && Math.abs(place(other) - outer) === 1,
  )
  return tableDraft({
    badge: symbol,
    answer,
    stem: `Pick the two other main-group elements of periods 2 to 4 whose atoms have as many outer electrons as ${nameOf(symbol)}.`,
    slips: [
      {
        value: besides.map((other) => other.symbol),
        misconception: 'CL3',
        text: `Atoms of the neighboring main groups have one outer electron more or fewer. ${solution}`,
      },
      {
        value: inGroup.map((other) => other.symbol),
        misconception: null,
        text: `Two others are asked for, without ${nameOf(symbol)} itself. ${solution}`,
      },
      ...mainGroups
        .filter(
          (other) =>
            other.period !== period && besides.some(({ group: one }) => one === other.group),
        )
        .map((other) => other.group)
        .filter((one, index, all) => all.indexOf(one) === index)
        .map((one) => {
          const column = mainGroups.filter(
            (other) => other.group === one && other.period !== period,
          )
          const count = valenceElectrons(column[0]?.symbol ?? '') ?? 0
          return {
            value: column.map((other) => other.symbol),
            misconception: null,
            text: `The atoms of group ${one} have ${counted(count, 'outer electron')}. ${solution}`,
          }
        }),
    ],
    right: solution,
    see: { elements: inGroup.map((other) => other.symbol), article: 'what-are-valence-electrons' },
  })
})

/** The place among the main groups, 1 to 8. */
function place({ group }: Element): number {
  return group > 10 ? group - 10 : group
}

/** Outer electrons of a noble gas from neon on. */
const FULL = 8

/** The formula of the ion that has the electrons of a noble gas. */
export const formulaOfNobleIon = production('ec-m25', 'formula', 'isoelectronic', (random) => {
  const { symbol, charge } = pick(random, nobleIons)
  const { name, atomicNumber } = element(symbol)
  const gas = elements.find((other) => other.atomicNumber === atomicNumber - charge)
  if (gas === undefined) return null
  const [size, outer] = [Math.abs(charge), valenceElectrons(symbol) ?? 0]
  const change =
    charge > 0 ? `loses ${counted(size, 'electron')}` : `takes up ${counted(size, 'electron')}`
  const solution = `${name} (${atomicNumber} electrons) ${change} to reach the ${gas.atomicNumber} of ${nameOf(gas.symbol)}: ${ionText(symbol, charge)}.`
  return formulaDraft({
    element: symbol,
    badge: symbol,
    stem: `Which ion of ${nameOf(symbol)} has as many electrons as an atom of ${nameOf(gas.symbol)}? Type its formula with the charge.`,
    answer: plainIon(symbol, charge),
    slips: [
      {
        value: plainIon(symbol, -charge),
        misconception: charge > 0 ? 'EC10' : 'AS3',
        text: `That ion would have ${atomicNumber + charge} electrons, since ${charge > 0 ? 'a negative charge means more electrons' : 'a positive charge means fewer electrons'}. ${solution}`,
      },
      {
        value: plainIon(symbol, charge > 0 ? outer - FULL : outer),
        misconception: charge > 0 ? 'EC10' : 'CH5',
        text: `That ion would have ${charge > 0 ? atomicNumber + FULL - outer : atomicNumber - outer} electrons, those of another noble gas. ${solution}`,
      },
      {
        value: symbol,
        misconception: 'AS13',
        text: `That is the neutral atom with ${atomicNumber} electrons. ${solution}`,
      },
    ],
    right: solution,
    see: { elements: [symbol, gas.symbol], article: 'how-ions-are-formed' },
  })
})
