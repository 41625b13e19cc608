import { elements } from '#chemistry/elements/elements.ts'
import { integer, pick } from '#quiz/random.ts'
import { production, type ProductionTemplate } from '#quiz/template.ts'
import {
  electronsInLetter,
  unpairedInAtom,
} from '#quiz/templates/electron-configuration/electron-counts.ts'
import { elementOfEnding } from '#quiz/templates/electron-configuration/last-subshell.ts'
import { electronsWithNumber } from '#quiz/templates/electron-configuration/quantum-numbers.ts'
import { roomLeft } from '#quiz/templates/electron-configuration/shell-capacity.ts'
import { elementOfShells, outerElectrons } from '#quiz/templates/electron-configuration/shells.ts'
import { listed } from '#quiz/templates/shared/names.ts'

import { outerElectronPairs } from './builds/counted-pairs.ts'
import { drawnConfigurations } from './builds/drawn-configurations.ts'
import { typedConfigurations } from './builds/typed-configurations.ts'
import { orderOfFilling } from './electron-configuration/filling-order.ts'
import {
  electronsInD,
  elementOfIon,
  orderByUnpaired,
  unpairedInMetalIon,
} from './electron-configuration/metal-ions.ts'
import { formulaOfNobleIon, sameOuterElectrons } from './electron-configuration/outer-electrons.ts'
import { withUnpaired } from './electron-configuration/unpaired-electrons.ts'
import { numberSister, tableSister } from './sisters.ts'

const FIRST_PERIOD = 2
const LAST_PERIOD = 6

/** All elements of some periods with so many outer electrons; three to eight are those of groups 13 to 18. */
const withOuterElectrons = production('ec-m21', 'table', 'outer-electrons', (random) => {
  const outer = integer(random, 3, 8)
  const from = integer(random, FIRST_PERIOD, LAST_PERIOD - 1)
  const to = integer(random, from + 1, LAST_PERIOD)
  const within = elements.filter(({ period }) => period >= from && period <= to)
  const symbols = within
    .filter(({ group, block }) => block === 'p' && group === outer + 10)
    .map(({ symbol }) => symbol)
  // In columns 3 to 8 stand the first d-block metals, which have one or two outer electrons.
  const inColumn = within.filter(({ group }) => group === outer).map(({ symbol }) => symbol)
  const withInP = within
    .filter(({ group, block }) => block === 'p' && group === outer + 12)
    .map(({ symbol }) => symbol)
  return {
    type: 'table',
    key: { symbols },
    element: pick(random, symbols),
    badge: null,
    stem: `Pick all elements of periods ${from} to ${to} whose atoms have ${outer} outer electrons.`,
    answer: symbols.join(', '),
    corrections: [
      {
        symbols: inColumn,
        misconception: 'EC9' as const,
        text: `That is column ${outer}, whose metals have at most two outer electrons. Atoms with ${outer} outer electrons stand in group ${outer + 10}: ${listed(symbols)}.`,
      },
      {
        symbols: withInP,
        misconception: 'EC7' as const,
        text: `Those have ${outer} electrons in the p subshell, and two more in the s subshell of the same shell. Atoms with ${outer} outer electrons stand in group ${outer + 10}: ${listed(symbols)}.`,
      },
    ].flatMap(({ symbols: wrong, ...slip }) =>
      wrong.length === 0 ? [] : [{ given: wrong.join(', '), ...slip }],
    ),
    right: `In groups 13 to 18 the number of outer electrons is the group number minus 10, so ${outer} outer electrons mean group ${outer + 10}: ${listed(symbols)}.`,
    see: { elements: symbols, article: 'what-are-valence-electrons' },
  }
})

import { ionInSteps } from './electron-configuration/problems.ts'

export const electronConfigurationProduction: readonly ProductionTemplate[] = [
  tableSister('ec-e21', elementOfShells),
  withOuterElectrons,
  numberSister('ec-m22', electronsInLetter, { unit: null, tolerance: 0 }),
  numberSister('ec-h21', electronsWithNumber, { unit: null, tolerance: 0 }),
  ...typedConfigurations,
  ...drawnConfigurations,
  ...outerElectronPairs,
  numberSister('ec-e22', outerElectrons, { unit: null, tolerance: 0 }),
  numberSister('ec-e23', roomLeft, { unit: null, tolerance: 0 }),
  sameOuterElectrons,
  tableSister('ec-m23', elementOfEnding),
  numberSister('ec-m24', unpairedInAtom, { unit: null, tolerance: 0 }),
  formulaOfNobleIon,
  orderOfFilling,
  electronsInD,
  unpairedInMetalIon,
  elementOfIon,
  withUnpaired,
  orderByUnpaired,
  ionInSteps,
]
