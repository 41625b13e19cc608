import {
  aufbauConfiguration,
  capacity,
  configurationOf,
  formatConfiguration,
  madelungOrder,
  type Subshell,
} from '#chemistry/electrons/configurations.ts'
import { angularMomentum, countElectrons, inShellOrder } from '#chemistry/electrons/subshells.ts'
import { type Element, elements } from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { nearby } from '#quiz/templates/shared/even-places.ts'
import { counted } from '#quiz/templates/shared/names.ts'
import { solved, known, law, outcome } from '#quiz/worked/solutions.ts'

import { lureIf } from './lure-if.ts'
import {
  electronsIn,
  filledSubshells,
  isSameConfiguration,
  moved,
  regularElements,
  withElectrons,
} from './subshell-electrons.ts'

type ConfigurationLure = Lure<readonly Subshell[]>

/** Elements to krypton with at least one p electron. */
const toKrypton = regularElements.filter(
  ({ atomicNumber }) => atomicNumber >= 5 && atomicNumber <= 36,
)

/** Asks for the full configuration of an atom in its ground state. */
export const groundState = template('ec-m1', 'ground-state', (random) => {
  const entry = pick(random, toKrypton)
  const { symbol, name, atomicNumber } = entry
  const answer = configurationOf(symbol)
  const neighbors = nearby(atomicNumber, 3)
    .map((count) => aufbauConfiguration(count))
    .filter(({ length }) => Math.abs(length - answer.length) <= 1)
  const path = filledSubshells(atomicNumber)
    .map(({ n, l }) => `${n}${l}`)
    .join(', ')
  return choice<readonly Subshell[]>({
    element: symbol,
    stem: `What is the ground-state electron configuration of ${name.toLowerCase()}?`,
    answer,
    isRight: (subshells) => isSameConfiguration(subshells, aufbauConfiguration(atomicNumber)),
    show: formatConfiguration,
    lures: shuffle(random, fillingLures(entry, answer)),
    fill: shuffle(random, neighbors),
    miss: (subshells) =>
      `That has ${countElectrons(subshells)} electrons, as another element has. ${name} has ${atomicNumber}: ${formatConfiguration(answer)}.`,
    right: `${name} has ${atomicNumber} electrons. They fill ${path} in this order, written by shells: ${formatConfiguration(answer)}.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

function fillingLures(
  { name, block, period, atomicNumber }: Element,
  subshells: readonly Subshell[],
): readonly ConfigurationLure[] {
  const commonLures = [wholeShells(subshells), eightInP(atomicNumber)]
  if (period < 4) return commonLures
  const right = formatConfiguration(subshells)
  const d = { n: period - 1, l: 'd' } as const
  const s = { n: period, l: 's' } as const
  const inD = electronsIn(subshells, d)
  const inS = electronsIn(subshells, s)
  return [
    ...lureIf(inD > 0, {
      value: moved(subshells, d, { n: period, l: 'd' }),
      misconception: 'EC2',
      why: `In period ${period} the d subshell that fills is ${period - 1}d, one shell below the period. ${name} is ${right}.`,
    }),
    ...lureIf(inD + inS <= capacity('d'), {
      value: moved(subshells, s, d),
      misconception: 'EC1',
      why: `In a neutral atom the ${period}s subshell is filled before ${period - 1}d. ${name} is ${right}.`,
    }),
    ...lureIf(block === 'p', {
      value: withElectrons(subshells, d, 0),
      misconception: 'EC1',
      why: `Ten electrons are missing here: between calcium and gallium the ${period - 1}d subshell is filled. ${name} is ${right}.`,
    }),
    ...(block === 's' ? commonLures : []),
  ]
}

/** All electrons of a shell written as s electrons. */
function wholeShells(subshells: readonly Subshell[]): ConfigurationLure {
  return {
    value: [1, 2, 3, 4].flatMap((n) => {
      const electrons = countElectrons(subshells.filter((subshell) => subshell.n === n))
      return electrons > 0 ? [{ n, l: 's', electrons } as const] : []
    }),
    misconception: 'EC7',
    why: `An s subshell holds two electrons at most. The other electrons of each shell are in p: ${formatConfiguration(subshells)}.`,
  }
}

/** A p subshell filled with eight electrons. */
function eightInP(electrons: number): ConfigurationLure {
  const subshells: Subshell[] = []
  let left = electrons
  for (const { n, l } of madelungOrder) {
    const taken = Math.min(left, l === 'p' ? 8 : capacity(l))
    if (taken > 0) subshells.push({ n, l, electrons: taken })
    left -= taken
  }
  return {
    value: inShellOrder(subshells),
    misconception: 'EC5',
    why: `A p subshell holds six electrons at most; only together with s does the shell reach eight. Right is ${formatConfiguration(aufbauConfiguration(electrons))}.`,
  }
}

/** Asks for the configuration of an atom in an excited state. */
export const excitedAtom = template('ec-m572', 'ground-state', (random) => {
  const { symbol, name, atomicNumber } = pick(random, elements.slice(2, 20))
  const ground = configurationOf(symbol)
  const last = ground.at(-1)
  if (last === undefined) return null
  const rest = withElectrons(ground, last, last.electrons - 1)
  const target =
    last.l === 's' ? ({ n: last.n, l: 'p' } as const) : ({ n: last.n + 1, l: 's' } as const)
  const excited = withElectrons(rest, target, electronsIn(rest, target) + 1)
  const answer = formatConfiguration(excited)
  const [from, to] = [`${last.n}${last.l}`, `${target.n}${target.l}`]
  const solution = `In ${answer} an electron of ${from} is in ${to} instead, and all ${atomicNumber} are there.`
  return choice<readonly Subshell[]>({
    element: symbol,
    stem: `Which configuration belongs to an excited but neutral atom of ${name.toLowerCase()} (atomic number ${atomicNumber})?`,
    answer: excited,
    isRight: (subshells) => isExcited(subshells, atomicNumber),
    show: formatConfiguration,
    lures: [
      {
        value: ground,
        misconception: 'EC13',
        why: `That is the ground state: each electron is as low as possible. ${solution}`,
      },
      ...shuffle<ConfigurationLure>(random, [
        {
          value: rest,
          misconception: 'EC13',
          why: `That has ${counted(atomicNumber - 1, 'electron')}: it is a positive ion, not an excited atom. ${solution}`,
        },
        {
          value: aufbauConfiguration(atomicNumber + 1),
          misconception: 'EC13',
          why: `That has ${atomicNumber + 1} electrons: it is a negative ion, not an excited atom. ${solution}`,
        },
        {
          value: withElectrons(rest, { n: 2, l: 'd' }, 1),
          misconception: null,
          why: `There is no 2d subshell: the second shell consists of 2s and 2p. ${solution}`,
        },
      ]),
    ],
    solution: () =>
      solved(
        'the configuration of an excited atom',
        known('Ground state', formatConfiguration(ground)),
        law('In an excited atom an electron is in a higher subshell, and none is lost'),
        known('Moved electron', `from ${from} to ${to}`),
        outcome(answer),
      ),
    right: `An electron of ${from} is in ${to} instead: ${answer}. The number of electrons stays ${atomicNumber}.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

/** Tells whether a configuration is possible, has so many electrons and is not the lowest one. */
function isExcited(subshells: readonly Subshell[], electrons: number): boolean {
  return (
    subshells.every((one) => angularMomentum(one.l) < one.n && one.electrons <= capacity(one.l)) &&
    countElectrons(subshells) === electrons &&
    !isSameConfiguration(subshells, aufbauConfiguration(electrons))
  )
}
