import {
  aufbauConfiguration,
  capacity,
  configurationOf,
  formatConfiguration,
  formatNobleGasForm,
  nobleGasForm,
  type Subshell,
} from '#chemistry/electrons/configurations.ts'
import {
  type Element,
  element,
  elements,
  type ElementSymbol,
} from '#chemistry/elements/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'
import { counted } from '#quiz/templates/shared/names.ts'
import { whichElement } from '#quiz/which-element.ts'
import { known } from '#quiz/worked/solutions.ts'
import { workedConfiguration } from '#quiz/worked/worked-electrons.ts'

import { lureIf } from './lure-if.ts'
import {
  electronsIn,
  filledSubshells,
  isSameConfiguration,
  moved,
  regularElements,
  withElectrons,
} from './subshell-electrons.ts'

/** The symbol in the bracket and the subshells after it. */
type ShortForm = { readonly core: ElementSymbol; readonly outer: readonly Subshell[] }

/** Elements of periods 4 to 6 with a long configuration, without the f-block. */
const beyondArgon = regularElements.filter(
  ({ atomicNumber, block }) => atomicNumber >= 19 && atomicNumber <= 86 && block !== 'f',
)

const nobleGases = elements.filter(({ group }) => group === 18)

/**
 * Asks for the configuration with a noble gas in brackets. A wrong bracket and a wrong rest are each
 * offered with the right and with the wrong other half, so that the right form is not the one that
 * has most in common with the others.
 */
export const shortForm = template('ec-m2', 'ground-state', (random) => {
  const entry = pick(random, beyondArgon)
  const { symbol, name, atomicNumber, block } = entry
  const subshells = configurationOf(symbol)
  const { core, outer } = nobleGasForm(subshells)
  if (core === null) return null
  const answer = formatNobleGasForm(subshells)
  const gas = element(core)
  const otherGas = nobleGases[nobleGases.indexOf(gas) + (random() < 0.5 ? 1 : -1)]
  if (otherGas === undefined) return null
  const wrongBracket: Lure<ShortForm> = {
    value: { core: otherGas.symbol, outer },
    misconception: 'EC14',
    why: `${otherGas.name} has ${otherGas.atomicNumber} electrons. The bracket is the last noble gas before the element, ${gas.name.toLowerCase()} with ${gas.atomicNumber}: ${answer}.`,
  }
  // The wrong bracket is never found here, but the number of shuffled lures decides the draw.
  const wrongRest = shuffle(random, [
    ...lureIf(block !== 's', wrongBracket),
    ...wrongRests(entry, { core, outer }, answer),
  ]).find(({ value }) => value.core === core)
  if (wrongRest === undefined) return null
  return choice<ShortForm>({
    element: symbol,
    stem: `Which short form is the ground-state electron configuration of ${name.toLowerCase()} (atomic number ${atomicNumber})?`,
    answer: { core, outer },
    isRight: (form) =>
      isSameConfiguration(
        [...configurationOf(form.core), ...form.outer],
        aufbauConfiguration(atomicNumber),
      ),
    show: (form) => `[${form.core}] ${formatConfiguration(form.outer)}`,
    lures: [
      wrongRest,
      wrongBracket,
      {
        value: { ...wrongRest.value, core: otherGas.symbol },
        misconception: wrongRest.misconception,
        why: `The bracket is wrong, as it has to be the last noble gas before the element: [${core}]. ${wrongRest.why}`,
      },
    ],
    right: `[${core}] stands for the ${gas.atomicNumber} electrons of ${gas.name.toLowerCase()}. ${fillingOfRest(entry, gas)}: ${answer}.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

function wrongRests(
  { name, block, period }: Element,
  { core, outer }: ShortForm,
  answer: string,
): readonly Lure<ShortForm>[] {
  const d = { n: period - 1, l: 'd' } as const
  const f = { n: period - 2, l: 'f' } as const
  const s = { n: period, l: 's' } as const
  const inD = electronsIn(outer, d)
  const inF = electronsIn(outer, f)
  return [
    ...lureIf(inD > 0, {
      value: { core, outer: moved(outer, d, { n: period, l: 'd' }) },
      misconception: 'EC2',
      why: `The d subshell that fills in period ${period} is ${period - 1}d, one shell below. Right is ${answer}.`,
    }),
    ...lureIf(inD + electronsIn(outer, s) <= capacity('d'), {
      value: { core, outer: moved(outer, s, d) },
      misconception: 'EC1',
      why: `In a neutral atom the ${period}s subshell is filled before ${period - 1}d. Right is ${answer}.`,
    }),
    ...lureIf(block === 'p', {
      value: { core, outer: withElectrons(outer, d, 0) },
      misconception: 'EC1',
      why: `The ten ${period - 1}d electrons, filled before the p-block of the period, are missing. Right is ${answer}.`,
    }),
    ...lureIf(inF > 0, {
      value: { core, outer: withElectrons(outer, f, 0) },
      misconception: 'EC1',
      why: `The ${counted(inF, 'electron')} of ${period - 2}f are missing; the lanthanides come before ${name.toLowerCase()}. Right is ${answer}.`,
    }),
  ]
}

/** 'The other 8 fill 4s, 3d' for iron after argon. */
function fillingOfRest({ atomicNumber, period }: Element, gas: Element): string {
  const path = filledSubshells(atomicNumber)
  const first = path.findIndex(({ n, l }) => n === period && l === 's')
  const subshells = path
    .slice(first)
    .map(({ n, l }) => `${n}${l}`)
    .join(', ')
  const left = atomicNumber - gas.atomicNumber
  return left === 1
    ? `The one that is left fills ${subshells}`
    : `The other ${left} fill ${subshells}`
}

/** Exceptions to the filling order on which all sources agree and that courses teach. */
const taughtExceptions = ['Cr', 'Cu', 'Mo', 'Ag', 'Pd', 'Pt', 'Au']

/** Asks for the measured configuration of an element that departs from the filling order. */
export const exceptionGroundState = template('ec-h1', 'configuration-exceptions', (random) => {
  const entry = element(pick(random, taughtExceptions))
  const { symbol, name, atomicNumber, period } = entry
  const measured = configurationOf(symbol)
  const answer = formatNobleGasForm(measured)
  const d = { n: period - 1, l: 'd' } as const
  const s = { n: period, l: 's' } as const
  const inD = electronsIn(measured, d)
  const inS = electronsIn(measured, s)
  return choice<readonly Subshell[]>({
    element: symbol,
    stem: `Which is the measured ground-state configuration of ${name.toLowerCase()} (atomic number ${atomicNumber})?`,
    answer: measured,
    isRight: (subshells) => isSameConfiguration(subshells, aufbauWithException(entry)),
    show: formatNobleGasForm,
    lures: [
      {
        value: aufbauConfiguration(atomicNumber),
        misconception: 'EC3',
        why: `That is what the filling order gives. ${name} is a known exception: measured is ${answer}.`,
      },
      ...shuffle<Lure<readonly Subshell[]>>(random, [
        {
          value: measured.map((subshell) =>
            subshell.l === 'd' && subshell.n === d.n ? { ...subshell, n: period } : subshell,
          ),
          misconception: 'EC2',
          why: `The d subshell filled in period ${period} is ${period - 1}d, one shell below. Measured is ${answer}.`,
        },
        {
          value: withOuter(inD === 10 ? 9 : inD + 1, inS === 0 ? 1 : 0),
          misconception: null,
          why: `${name} does differ from the filling order, but not like this. Measured is ${answer}.`,
        },
        {
          value: withOuter(inD, 2),
          misconception: null,
          why: `That has ${atomicNumber - inS + 2} electrons. What the d subshell takes up is missing in the s subshell: ${answer}.`,
        },
        {
          value: withOuter(inD - 1, inS),
          misconception: null,
          why: `That has only ${atomicNumber - 1} electrons. ${inS === 1 ? 'One electron' : 'Both electrons'} of ${period}s ${inS === 1 ? 'moves' : 'move'} to ${period - 1}d, and none gets lost: ${answer}.`,
        },
      ]),
    ],
    solution: () =>
      workedConfiguration(
        { atomicNumber },
        'Some metals of the d block have one or two electrons of the s subshell in the d subshell',
        answer,
        known('By the order of filling', formatNobleGasForm(aufbauConfiguration(atomicNumber))),
      ),
    right: `Measured is ${answer}: ${counted(2 - inS, 'electron')} of ${period}s ${inS === 1 ? 'is' : 'are'} in ${period - 1}d, against the filling order.`,
    see: { elements: taughtExceptions, article: 'electron-shells-and-orbitals' },
  })

  function withOuter(dElectrons: number, sElectrons: number): readonly Subshell[] {
    return withElectrons(withElectrons(measured, d, dElectrons), s, sElectrons)
  }
})

/** The filling order with one s electron moved to d, with palladium two. */
function aufbauWithException({ symbol, atomicNumber, period }: Element): readonly Subshell[] {
  const subshells = aufbauConfiguration(atomicNumber)
  const d = { n: period - 1, l: 'd' } as const
  const s = { n: period, l: 's' } as const
  const shift = symbol === 'Pd' ? 2 : 1
  const raised = withElectrons(subshells, d, electronsIn(subshells, d) + shift)
  return withElectrons(raised, s, electronsIn(subshells, s) - shift)
}

/** Elements of periods 4 and 5 with one s electron outside, where the filling order asks for two. */
const lonely = elements.filter(
  ({ symbol, period, group }) =>
    (period === 4 || period === 5) && group > 2 && outerS(symbol) === 1,
)

/** The other elements of the two rows, from scandium on, that have two. */
const paired = elements.filter(
  ({ symbol, period, group }) =>
    (period === 4 || period === 5) && group > 2 && group < 15 && outerS(symbol) === 2,
)

/** Which atom breaks the filling order with a single outer s electron. */
export const singleOuterElectron = template('ec-m362', 'configuration-exceptions', (random) => {
  const answer = pick(random, lonely)
  const { symbol, name, period } = answer
  const others = shuffle(
    random,
    paired.filter((other) => other.period === period),
  )
  return whichElement({
    stem: `Which of these atoms has a single electron in its ${period}s subshell in the ground state?`,
    answer: symbol,
    isRight: (other) => electronsIn(configurationOf(other), { n: period, l: 's' }) === 1,
    lures: others.map((other) => ({
      symbol: other.symbol,
      misconception: 'EC3',
      why: `${other.name} is ${formatNobleGasForm(configurationOf(other.symbol))}, as the filling order says. ${name} is an exception: ${formatNobleGasForm(configurationOf(symbol))}.`,
    })),
    right: `${name} is ${formatNobleGasForm(configurationOf(symbol))}: one electron that the filling order puts into ${period}s is in ${period - 1}d.`,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

/** Electrons in the s subshell of the period. */
function outerS(symbol: ElementSymbol): number {
  return electronsIn(configurationOf(symbol), { n: element(symbol).period, l: 's' })
}
