import { metalCouples } from '#chemistry/cells/couples.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import { sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { pairDraft } from '#quiz/templates/production/builds/pairs.ts'

import { volts } from './potentials.ts'

/** Metals that stand in water without reacting with it. */
const couples = metalCouples.filter(({ element }) =>
  'Zn Fe Cd Co Ni Sn Pb Cu Ag'.split(' ').includes(element),
)

/** The least difference of two potentials in V, so that no table orders them otherwise. */
const APART = 0.2

/** Parts of a drawn cell, and what happens at each. */
export const partsOfDrawnCell = production('ch-e300', 'match', 'galvanic-cells', (random) => {
  const [left, right] = sample(random, couples, 2)
  if (left === undefined || right === undefined) return null
  if (Math.abs(left.potential - right.potential) < APART) return null
  const isLeftAnode = left.potential < right.potential
  const [anode, cathode] = isLeftAnode ? [left, right] : [right, left]
  const [from, to] = isLeftAnode ? ['left', 'right'] : ['right', 'left']
  const { element } = anode
  const pair = (name: string, partner: string) => ({ left: name, partner, element })
  const [loses, gains] = ['the electrode that loses mass', 'the electrode that gains mass']
  const [electrons, anions] = ['the way of the electrons', 'the way of the anions']
  const [sideOfAnode, sideOfCathode] = [
    `${anode.element}, on the ${from}`,
    `${cathode.element}, on the ${to}`,
  ]
  const account = `${anode.element} has the lower potential, gives off electrons and dissolves; ions of ${cathode.element} take them up and deposit`
  const figure: Figure = {
    kind: 'galvanic-cell',
    left: { electrode: left.element, ion: formatFormula(left.oxidized) },
    right: { electrode: right.element, ion: formatFormula(right.oxidized) },
    voltage: Math.abs(left.potential - right.potential),
  }
  return pairDraft(random, {
    stem: `Standard potentials: ${left.element} ${volts(left.potential)}, ${right.element} ${volts(right.potential)}. Pair what happens in this cell with its place.`,
    pairs: [
      pair(loses, sideOfAnode),
      pair(gains, sideOfCathode),
      pair(electrons, `through the wire to the ${to}`),
      pair(anions, `through the salt bridge to the ${from}`),
    ],
    exchanges: [
      {
        of: [loses, gains],
        misconception: 'EL3',
        text: `The two electrodes are exchanged. ${account}.`,
      },
      {
        of: [electrons, anions],
        misconception: 'EL1',
        text: `Electrons stay in metal, ions in solution. ${account}.`,
      },
    ],
    right: `${account}. Electrons go through the wire from ${anode.element} to ${cathode.element}, anions through the salt bridge to ${anode.element}.`,
    article: null,
    figure,
  })
})
