import {
  aufbauConfiguration,
  configurationOf,
  formatConfiguration,
  formatNobleGasForm,
  ionConfiguration,
  madelungOrder,
  nobleGasForm,
  type Subshell,
} from '#chemistry/electrons/configurations.ts'
import { capacity, countElectrons, inShellOrder } from '#chemistry/electrons/subshells.ts'
import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { TaskOf } from '#quiz/task.ts'
import {
  type Correction,
  production,
  type ProductionDraft,
  type ProductionTemplate,
} from '#quiz/template.ts'
import { simpleIons } from '#quiz/templates/atomic-structure/species.ts'
import { nobleIons } from '#quiz/templates/electron-configuration/noble-ions.ts'
import {
  electronsIn,
  isSameConfiguration,
  moved,
  regularElements,
  withElectrons,
} from '#quiz/templates/electron-configuration/subshell-electrons.ts'
import { counted, ionText, nameOf } from '#quiz/templates/shared/names.ts'
import { known } from '#quiz/worked/solutions.ts'
import { workedConfiguration } from '#quiz/worked/worked-electrons.ts'

const shells = 'electron-shells-and-orbitals'

/** A wrong configuration that a misconception leads to. */
type Wrong = Omit<Correction, 'given'> & { readonly subshells: readonly Subshell[] }

type Asked = Pick<ProductionDraft, 'element' | 'stem' | 'right' | 'badge' | 'solution'> & {
  readonly subshells: readonly Subshell[]
  /** The answer in full instead of behind a noble gas. */
  readonly inFull?: boolean
  readonly wrong: readonly Wrong[]
  readonly article?: string
}

function typedDraft({
  subshells,
  inFull = false,
  wrong,
  article = shells,
  ...rest
}: Asked): ProductionDraft & TaskOf<'configuration'> {
  const shown = inFull ? formatConfiguration(subshells) : formatNobleGasForm(subshells)
  return {
    type: 'configuration',
    key: { configuration: shown },
    boxes: null,
    ...rest,
    answer: shown,
    corrections: wrong
      .filter((one, place) => {
        const isFirst = wrong.findIndex((other) =>
          isSameConfiguration(one.subshells, other.subshells),
        )
        return isFirst === place && !isSameConfiguration(one.subshells, subshells)
      })
      .map(({ subshells: given, ...correction }) => ({
        given: inFull ? formatConfiguration(given) : formatNobleGasForm(given),
        ...correction,
      })),
    see: { elements: [rest.element], article },
  }
}

const lightElements = elements.slice(2, 20)

/** The learner types the full configuration of one of the first twenty elements. */
const lightAtom = production('ec-e41', 'configuration', 'ground-state', (random) => {
  const { symbol, name, atomicNumber } = pick(random, lightElements)
  const subshells = configurationOf(symbol)
  const shown = formatConfiguration(subshells)
  const asked = pick(random, [
    `Type the full electron configuration of an atom of ${nameOf(symbol)}.`,
    `Type the full electron configuration of the element with the atomic number ${atomicNumber}.`,
  ])
  return typedDraft({
    element: symbol,
    badge: asked.includes(nameOf(symbol)) ? symbol : null,
    stem: asked,
    subshells,
    inFull: true,
    wrong: [
      {
        subshells: filledWith(atomicNumber, 'p', 8),
        misconception: 'EC5',
        text: `A subshell p holds six electrons at most; only together with s does the shell reach eight. Right is ${shown}.`,
      },
      {
        subshells: wholeShells(subshells),
        misconception: 'EC7',
        text: `A subshell s holds two electrons at most, and the other electrons of each shell are in p. Right is ${shown}.`,
      },
      {
        subshells: moved(subshells, { n: 4, l: 's' }, { n: 3, l: 'd' }),
        misconception: 'EC1',
        text: `In a neutral atom 4s is filled before 3d. Right is ${shown}.`,
      },
      {
        subshells: aufbauConfiguration(atomicNumber - 1),
        misconception: null,
        text: `That has ${counted(atomicNumber - 1, 'electron')}, one too few. ${name} has ${atomicNumber}: ${shown}.`,
      },
      {
        subshells: aufbauConfiguration(atomicNumber + 1),
        misconception: null,
        text: `That has ${atomicNumber + 1} electrons, one too many. ${name} has ${atomicNumber}: ${shown}.`,
      },
    ],
    solution: () =>
      workedConfiguration(
        { atomicNumber },
        'Each electron takes the lowest subshell that has room, in the order of filling',
        shown,
      ),
    right: `${name} has ${atomicNumber} electrons. Filled from the lowest subshell on, they give ${shown}.`,
  })
})

/** The first so many electrons, with another number of places in one kind of subshell. */
function filledWith(electrons: number, letter: 'p' | 's', places: number): readonly Subshell[] {
  const found: Subshell[] = []
  let left = electrons
  for (const { n, l } of madelungOrder) {
    const taken = Math.min(left, l === letter ? places : capacity(l))
    if (taken > 0) found.push({ n, l, electrons: taken })
    left -= taken
  }
  return inShellOrder(found)
}

/** All electrons of a shell written as s electrons. */
function wholeShells(subshells: readonly Subshell[]): readonly Subshell[] {
  return [1, 2, 3, 4].flatMap((n) => {
    const electrons = countElectrons(subshells.filter((one) => one.n === n))
    return electrons > 0 ? [{ n, l: 's', electrons } as const] : []
  })
}

/** Main-group elements from potassium to radon whose ground state follows the filling order. */
const heavyMainGroup = regularElements.filter(
  ({ block, atomicNumber }) =>
    (block === 's' || block === 'p') && atomicNumber >= 19 && atomicNumber <= 86,
)

/** The learner types the short configuration of a main-group element of periods 4 to 6. */
const mainGroupAtom = production('ec-m41', 'configuration', 'ground-state', (random) => {
  const { symbol, name, period, block } = pick(random, heavyMainGroup)
  const subshells = configurationOf(symbol)
  const { core, outer } = nobleGasForm(subshells)
  const shown = formatNobleGasForm(subshells)
  const [s, d] = [{ n: period, l: 's' } as const, { n: period - 1, l: 'd' } as const]
  const before = elements.find(({ symbol: other }) => other === core)
  return typedDraft({
    element: symbol,
    badge: symbol,
    stem: `Type the electron configuration of an atom of ${nameOf(symbol)}, with a noble gas in brackets.`,
    subshells,
    wrong: [
      ...(block === 'p'
        ? [
            {
              subshells: withElectrons(subshells, d, 0),
              misconception: 'EC1' as const,
              text: `The ten electrons of ${d.n}d are missing, which fill before ${period}p. ${name} is ${shown}.`,
            },
            {
              subshells: moved(subshells, d, { n: period, l: 'd' }),
              misconception: 'EC2' as const,
              text: `The subshell d that fills in period ${period} is ${d.n}d, one shell below. ${name} is ${shown}.`,
            },
          ]
        : [
            {
              subshells: moved(subshells, s, d),
              misconception: 'EC1' as const,
              text: `In a neutral atom ${period}s is filled before ${d.n}d. ${name} is ${shown}.`,
            },
          ]),
      {
        subshells: [
          ...aufbauConfiguration((before?.atomicNumber ?? 18) - (period === 4 ? 8 : 18)),
          ...outer,
        ],
        misconception: 'EC14',
        text: `The noble gas in brackets is the last one before the element: ${core}. ${name} is ${shown}.`,
      },
    ],
    solution: () =>
      workedConfiguration(
        { atomicNumber: element(symbol).atomicNumber },
        'Each electron takes the lowest subshell that has room, in the order of filling',
        shown,
        known('Noble gas before it', `${core}, with ${before?.atomicNumber ?? 0} electrons`),
      ),
    right: `The last noble gas before ${nameOf(symbol)} is ${core}, with ${before?.atomicNumber} electrons. ${countElectrons(outer) === 1 ? 'The one left follows' : `The other ${countElectrons(outer)} follow`} the order of filling: ${shown}.`,
  })
})

/** d-block elements of periods 4 to 6 whose ground state follows the filling order. */
const regularMetals = regularElements.filter(
  ({ block, atomicNumber }) => block === 'd' && atomicNumber <= 80,
)

/** The learner types the configuration of a d-block element without an exception. */
const transitionMetal = production('ec-m42', 'configuration', 'ground-state', (random) => {
  const { symbol, name, period, atomicNumber } = pick(random, regularMetals)
  const subshells = configurationOf(symbol)
  const shown = formatNobleGasForm(subshells)
  const [s, d] = [{ n: period, l: 's' } as const, { n: period - 1, l: 'd' } as const]
  const isNamed = pick(random, [true, false])
  return typedDraft({
    element: symbol,
    badge: isNamed ? symbol : null,
    stem: isNamed
      ? `Type the electron configuration of an atom of ${nameOf(symbol)} in its ground state.`
      : `Type the electron configuration of the element with the atomic number ${atomicNumber} in its ground state.`,
    subshells,
    wrong: [
      {
        subshells: moved(subshells, d, { n: period, l: 'd' }),
        misconception: 'EC2',
        text: `The subshell d that fills in period ${period} is ${d.n}d, one shell below. ${name} is ${shown}.`,
      },
      ...(electronsIn(subshells, d) + 2 <= capacity('d')
        ? [
            {
              subshells: moved(subshells, s, d),
              misconception: 'EC1' as const,
              text: `In a neutral atom ${period}s is filled before ${d.n}d. ${name} is ${shown}.`,
            },
          ]
        : []),
      {
        subshells:
          electronsIn(subshells, d) < capacity('d') ? oneMoved(subshells, s, d) : subshells,
        misconception: null,
        text: `One electron of ${period}s in ${d.n}d is an exception that holds for a few elements only. ${name} follows the order of filling: ${shown}.`,
      },
      ...(period === 6
        ? [
            {
              subshells: withElectrons(subshells, { n: 4, l: 'f' }, 0),
              misconception: 'EC1' as const,
              text: `The fourteen electrons of 4f are missing, which fill before 5d. ${name} is ${shown}.`,
            },
          ]
        : []),
    ],
    solution: () =>
      workedConfiguration(
        { atomicNumber },
        'Each electron takes the lowest subshell that has room, in the order of filling',
        shown,
      ),
    right: `${name} has ${atomicNumber} electrons. Behind the noble-gas core ${period}s fills first and then ${period === 6 ? '4f and ' : ''}${d.n}d: ${shown}.`,
  })
})

/** One electron of a subshell in another one. */
function oneMoved(
  subshells: readonly Subshell[],
  from: Omit<Subshell, 'electrons'>,
  into: Omit<Subshell, 'electrons'>,
): readonly Subshell[] {
  const taken = withElectrons(subshells, from, electronsIn(subshells, from) - 1)
  return withElectrons(taken, into, electronsIn(taken, into) + 1)
}

/** The exceptions that a course names; their measured ground states are undisputed. */
const knownExceptions: readonly ElementSymbol[] = ['Cr', 'Cu', 'Mo', 'Ag', 'Pd', 'Pt', 'Au']

/** The learner types the configuration of an element that does not follow the filling order. */
const exception = production('ec-h41', 'configuration', 'configuration-exceptions', (random) => {
  const symbol = pick(random, knownExceptions)
  const { name, atomicNumber, period, group } = element(symbol)
  const subshells = configurationOf(symbol)
  const shown = formatNobleGasForm(subshells)
  const filled = aufbauConfiguration(atomicNumber)
  const [s, d] = [{ n: period, l: 's' } as const, { n: period - 1, l: 'd' } as const]
  const asked = pick(random, [
    `an atom of ${nameOf(symbol)}`,
    `the element with the atomic number ${atomicNumber}`,
    `the element of group ${group} and period ${period}`,
  ])
  const inD = electronsIn(subshells, d)
  const inS = electronsIn(subshells, s)
  return typedDraft({
    element: symbol,
    badge: asked.includes(nameOf(symbol)) ? symbol : null,
    stem: `Type the measured electron configuration of ${asked} in the ground state, with a noble gas in brackets.`,
    subshells,
    wrong: [
      {
        subshells: filled,
        misconception: 'EC3',
        text: `That is what the order of filling gives, ${formatNobleGasForm(filled)}. ${name} is an exception: measured is ${shown}.`,
      },
      ...[2, 1, 0]
        .filter((count) => count !== inS && inD + inS - count <= capacity('d'))
        .map((count) => ({
          subshells: withElectrons(withElectrons(subshells, s, count), d, inD + inS - count),
          misconception: null,
          text: `${name} is an exception, but another one. It has ${inS === 0 ? 'no electron' : counted(inS, 'electron')} in ${period}s and ${inD} in ${d.n}d: ${shown}.`,
        })),
      ...(period === 6
        ? [
            {
              subshells: withElectrons(subshells, { n: 4, l: 'f' }, 0),
              misconception: 'EC1' as const,
              text: `The fourteen electrons of 4f are missing, which fill before 5d. Measured is ${shown}.`,
            },
          ]
        : []),
    ],
    solution: () =>
      workedConfiguration(
        { atomicNumber },
        'Some metals of the d block have one or two electrons of the s subshell in the d subshell',
        shown,
        known('By the order of filling', formatNobleGasForm(filled)),
      ),
    right: `The order of filling would give ${formatNobleGasForm(filled)}. Measured is ${shown}: ${name.toLowerCase()} is one of the exceptions.`,
  })
})

/** The learner types the configuration of an ion of a main-group element. */
const mainGroupIon = production('ec-m43', 'configuration', 'ion-configuration', (random) => {
  const { symbol, charge } = pick(random, nobleIons)
  const { name, atomicNumber } = element(symbol)
  const text = ionText(symbol, charge)
  const subshells = ionConfiguration(symbol, charge)
  const shown = formatNobleGasForm(subshells)
  const electrons = atomicNumber - charge
  const change = `${counted(Math.abs(charge), 'electron')} ${charge > 0 ? 'fewer' : 'more'} than the atom`
  return typedDraft({
    element: symbol,
    badge: symbol,
    stem: pick(random, [
      `Type the electron configuration of the ion ${text}.`,
      `Which electron configuration does the ion ${text} of ${nameOf(symbol)} have?`,
    ]),
    subshells,
    wrong: [
      {
        subshells: aufbauConfiguration(atomicNumber + charge),
        misconception: 'EC10',
        text: `That goes the wrong way: the ion has ${change}. With ${electrons} electrons it is ${shown}.`,
      },
      {
        subshells: configurationOf(symbol),
        misconception: 'AS13',
        text: `That is the neutral atom of ${nameOf(symbol)}. The ion has ${change}: ${shown}.`,
      },
    ],
    solution: () =>
      workedConfiguration(
        { atomicNumber, charge },
        'Each electron takes the lowest subshell that has room, in the order of filling',
        shown,
      ),
    right: `${name} has ${atomicNumber} electrons as an atom, and ${text} has ${change}: ${electrons}. They fill ${shown}.`,
    article: 'how-ions-are-formed',
  })
})

/** The common ions of d-block metals. */
const metalIons = simpleIons.filter(({ symbol }) => element(symbol).block === 'd')

/** The learner types the configuration of an ion of a d-block metal. */
const transitionMetalIon = production('ec-m575', 'configuration', 'ion-configuration', (random) => {
  const { symbol, charge } = pick(random, metalIons)
  const { name, period, atomicNumber } = element(symbol)
  const text = ionText(symbol, charge)
  const atom = configurationOf(symbol)
  const subshells = ionConfiguration(symbol, charge)
  const shown = formatNobleGasForm(subshells)
  const d = { n: period - 1, l: 'd' } as const
  const solution = `The electrons of ${period}s leave first: ${text} is ${shown}`
  const fromD = withElectrons(atom, d, electronsIn(atom, d) - charge)
  return typedDraft({
    element: symbol,
    badge: symbol,
    stem: asIon(random, symbol, text),
    subshells,
    wrong: [
      {
        subshells: fromD,
        misconception: 'EC4',
        text: `That takes the electrons from ${d.n}d. ${solution}.`,
      },
      {
        subshells: aufbauConfiguration(atomicNumber - charge),
        misconception: 'EC19',
        text: `That is what the order of filling gives for ${atomicNumber - charge} electrons, but an ion is not built up anew. ${solution}.`,
      },
      {
        subshells: atom,
        misconception: 'AS13',
        text: `That is the neutral atom of ${nameOf(symbol)}. ${solution}.`,
      },
      {
        subshells: withElectrons(atom, d, Math.min(electronsIn(atom, d) + charge, capacity('d'))),
        misconception: 'EC10',
        text: `A positive ion has fewer electrons than the atom, not more. ${solution}.`,
      },
    ],
    solution: () =>
      workedConfiguration(
        { atomicNumber, charge },
        'The electrons of the outermost s subshell leave before those of the d subshell',
        shown,
        known('Configuration of the atom', formatNobleGasForm(atom)),
      ),
    right: `${name} is ${formatNobleGasForm(atom)}. ${solution}.`,
    article: 'how-ions-are-formed',
  })
})

function asIon(random: Random, symbol: ElementSymbol, text: string): string {
  return pick(random, [
    `Type the electron configuration of the ion ${text}.`,
    `Type the electron configuration of ${text}, an ion of ${nameOf(symbol)}, with a noble gas in brackets.`,
  ])
}

/** Configurations to type. */
export const typedConfigurations: readonly ProductionTemplate[] = [
  lightAtom,
  mainGroupAtom,
  transitionMetal,
  mainGroupIon,
  exception,
  transitionMetalIon,
]
