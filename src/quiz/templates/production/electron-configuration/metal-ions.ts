import {
  configurationOf,
  formatNobleGasForm,
  ionConfiguration,
  unpairedElectrons,
} from '#chemistry/electrons/configurations.ts'
import { transitionMetalIons } from '#chemistry/electrons/ions.ts'
import { element, elementByNumber, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { superscript } from '#chemistry/units.ts'
import { pick, type Random, shuffle } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { cardOf } from '#quiz/templates/production/building/cards.ts'
import { numberDraft, orderDraft, tableDraft } from '#quiz/templates/production/building/drafts.ts'
import { counted, ionOfX, ionText, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, less, multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated, outcome } from '#quiz/worked/solutions.ts'

/** An ion of a 3d metal and its electrons, also as they come out when 3d is emptied before 4s. */
export type MetalIon = {
  readonly symbol: ElementSymbol
  readonly charge: number
  readonly text: string
  readonly configuration: string
  /** Electrons in 3d, and of those alone in their orbital. */
  readonly inD: number
  readonly unpaired: number
  readonly inDOfAtom: number
  readonly unpairedOfAtom: number
  readonly inDWhenFirst: number
  readonly unpairedWhenFirst: number
}

/** Also the ions of the other charges that the oxidation states of common compounds suggest. */
export const metalIons: readonly MetalIon[] = [
  ...transitionMetalIons.map(({ formula, charge }) => [formula, charge] as const),
  ['Sc', 3] as const,
  ['Ti', 3] as const,
  ['V', 3] as const,
  ['Cr', 2] as const,
  ['Mn', 3] as const,
  ['Co', 3] as const,
  ['Ni', 3] as const,
  ['Cu', 3] as const,
  ['Ti', 4] as const,
  ['V', 4] as const,
  ['Cr', 4] as const,
  ['Mn', 4] as const,
].map(([symbol, charge]) => metalIon(symbol, charge))

function metalIon(symbol: ElementSymbol, charge: number): MetalIon {
  const subshells = ionConfiguration(symbol, charge)
  const atom = configurationOf(symbol)
  const [inD, inDOfAtom] = [subshells, atom].map(
    (all) => all.find(({ n, l }) => n === 3 && l === 'd')?.electrons ?? 0,
  )
  const inS = atom.find(({ n, l }) => n === 4 && l === 's')?.electrons ?? 0
  const fromD = Math.min(charge, inDOfAtom ?? 0)
  const inDWhenFirst = (inDOfAtom ?? 0) - fromD
  const inSWhenFirst = inS - (charge - fromD)
  return {
    symbol,
    charge,
    text: ionText(symbol, charge),
    configuration: formatNobleGasForm(subshells),
    inD: inD ?? 0,
    unpaired: unpairedElectrons(subshells),
    inDOfAtom: inDOfAtom ?? 0,
    unpairedOfAtom: unpairedElectrons(atom),
    inDWhenFirst,
    unpairedWhenFirst: aloneInD(inDWhenFirst) + (inSWhenFirst === 1 ? 1 : 0),
  }
}

/** Electrons alone in one of five orbitals of equal energy. */
function aloneInD(electrons: number): number {
  return electrons <= 5 ? electrons : 10 - electrons
}

/** The 3d electrons of an ion. */
export const electronsInD = production('ec-m27', 'number', 'ion-configuration', (random) => {
  const ion = pick(random, metalIons)
  const { symbol, charge, text, configuration, inD, inDOfAtom, inDWhenFirst } = ion
  const { name, atomicNumber } = element(symbol)
  const atom = formatNobleGasForm(configurationOf(symbol))
  const solution = `${name} is ${atom} and loses its 4s electrons first, so ${text} is ${configuration === '[Ne] 3s² 3p⁶' ? '[Ar]' : configuration} with ${counted(inD, 'electron')} in 3d.`
  return numberDraft({
    element: symbol,
    badge: symbol,
    stem: `${name} has atomic number ${atomicNumber}. How many 3d electrons does the free ion ${text} have in its ground state?`,
    answer: inD,
    slips: [
      {
        value: inDWhenFirst,
        misconception: 'EC4',
        text: `That takes the electrons out of 3d before 4s. ${solution}`,
      },
      {
        value: inDOfAtom,
        misconception: 'AS13',
        text: `That is the number in the neutral atom. ${solution}`,
      },
      {
        value: inDOfAtom + charge,
        misconception: 'AS3',
        text: `The charge ${charge}+ tells that electrons are missing, not added. ${solution}`,
      },
      {
        value: atomicNumber - charge,
        misconception: null,
        text: `That is the number of all electrons of the ion. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the number of 3d electrons',
        known('Configuration of the atom', atom),
        known('4s electrons of the atom', exact(charge - (inDOfAtom - inD))),
        law('The 4s electrons leave first, and the rest of the charge is taken from 3d'),
        calculated(
          'Electrons taken from 3d',
          less(exact(charge), exact(charge - (inDOfAtom - inD))),
          exact(inDOfAtom - inD),
        ),
        calculated('3d electrons', less(exact(inDOfAtom), exact(inDOfAtom - inD)), exact(inD)),
      ),
    right: solution,
    see: { article: 'how-ions-are-formed' },
  })
})

/** The unpaired electrons of an ion. */
export const unpairedInMetalIon = production('ec-h22', 'number', 'unpaired-electrons', (random) => {
  const ion = pick(random, withElectronsInD)
  const { symbol, charge, text, configuration, inD, unpaired } = ion
  const { name, atomicNumber } = element(symbol)
  const pairs = inD - 5
  const solution = `${text} is ${configuration}; ${pairs > 0 ? `${inD} electrons in five orbitals make ${counted(pairs, 'pair')} and leave` : 'each electron has an orbital of its own, which leaves'} ${unpaired} unpaired.`
  return numberDraft({
    element: symbol,
    badge: symbol,
    stem: `${name} has atomic number ${atomicNumber}. How many unpaired electrons does the free ion ${text} have in its ground state?`,
    answer: unpaired,
    slips: [
      {
        value: ion.unpairedWhenFirst,
        misconception: 'EC4',
        text: `That takes electrons out of 3d before 4s. ${solution}`,
      },
      {
        value: inD % 2,
        misconception: 'EC6',
        text: `Electrons spread over the five 3d orbitals before they pair up. ${solution}`,
      },
      {
        value: inD,
        misconception: 'EC17',
        text: `That is the number of all 3d electrons, for which there are only five orbitals. ${solution}`,
      },
      {
        value: ion.unpairedOfAtom,
        misconception: 'AS13',
        text: `That is the number in the neutral atom. ${solution}`,
      },
      {
        value: charge,
        misconception: null,
        text: `The charge tells how many electrons are missing, not how many are unpaired. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the number of unpaired electrons',
        lookup('Write down the configuration of the atom and take the electrons of 4s away first'),
        known('Configuration of the ion', configuration),
        law('The five 3d orbitals take one electron each before any takes a second'),
        calculated(
          'Unpaired electrons',
          inD > D_ORBITALS ? less(multiplied(exact(2), exact(D_ORBITALS)), exact(inD)) : exact(inD),
          exact(unpaired),
        ),
      ),
    right: solution,
    see: { article: 'electron-shells-and-orbitals' },
  })
})

/** Ions with electrons in 3d. */
const withElectronsInD = metalIons.filter(({ inD }) => inD > 0)

/** The element of an ion whose configuration is given. */
export const elementOfIon = production('ec-h23', 'table', 'ion-configuration', (random) => {
  const { symbol, charge, configuration, inD } = pick(random, withElectronsInD)
  const { atomicNumber } = element(symbol)
  const electrons = atomicNumber - charge
  const atom = formatNobleGasForm(configurationOf(symbol))
  const solution = `The ion has 18 + ${inD} = ${electrons} electrons, and with the ${charge} that left the atom has ${atomicNumber}: ${nameOf(symbol)}, ${atom}.`
  const sameD = metalIons.find((other) => other.inDOfAtom === inD && other.symbol !== symbol)
  return tableDraft({
    answer: [symbol],
    stem: `The free ion ${ionOfX(charge)} has the ground-state configuration ${configuration}. Pick the element X.`,
    slips: [
      {
        value: numbered(electrons),
        misconception: 'EC19',
        text: `That neutral atom has ${electrons} electrons, as many as the ion has. ${solution}`,
      },
      {
        value: numbered(electrons - charge),
        misconception: 'AS3',
        text: `That takes ${counted(charge, 'electron')} away once more, but the atom has ${charge} more than the ion. ${solution}`,
      },
      ...(sameD === undefined
        ? []
        : [
            {
              value: [sameD.symbol],
              misconception: 'AS13' as const,
              text: `${element(sameD.symbol).name} has ${counted(inD, 'electron')} in 3d as an atom, but an ion has lost its 4s electrons first. ${solution}`,
            },
          ]),
      {
        value: numbered(atomicNumber + 2),
        misconception: 'EC4',
        text: `That adds two 4s electrons to the ${charge} that left. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the element X',
        known('d electrons', exact(inD)),
        law('Atomic number = electrons of the ion + charge'),
        calculated('Electrons of the ion', added(exact(18), exact(inD)), exact(electrons)),
        calculated('Atomic number', added(exact(electrons), exact(charge)), exact(atomicNumber)),
        outcome(cardOf(symbol)),
      ),
    right: solution,
    see: { article: 'how-ions-are-formed' },
  })
})

function numbered(count: number): readonly ElementSymbol[] {
  return [elementByNumber(count)?.symbol ?? '']
}

const IN_ROW = 4

/** Four ions in the order of their unpaired electrons. */
export const orderByUnpaired = production('ec-h25', 'order', 'unpaired-electrons', (random) => {
  const row = unlikeIons(random)
  const [first] = row
  if (first === undefined) return null
  const answer = row.toSorted((a, b) => a.unpaired - b.unpaired)
  const tallied = answer
    .map(({ text, inD, unpaired }) => `${text} (3d${superscript(inD)}) has ${unpaired}`)
    .join(', ')
  return orderDraft<MetalIon>({
    random,
    element: first.symbol,
    answer,
    card: ({ text }) => text,
    ends: ['fewest', 'most'],
    stemOf: (items) =>
      `Put these free ions of ${listed(items.map(({ symbol }) => nameOf(symbol)))} in the order of their numbers of unpaired electrons, the fewest first.`,
    slips: [
      {
        value: row.toSorted((a, b) => a.inD - b.inD),
        misconception: 'EC17',
        text: `That is the order of all 3d electrons, but from six on some of them are paired. In the ground state ${tallied}.`,
      },
      {
        value: row.toSorted((a, b) => a.unpairedWhenFirst - b.unpairedWhenFirst),
        misconception: 'EC4',
        text: `That order comes out when 3d is emptied before 4s. In the ground state ${tallied}.`,
      },
      {
        value: row.toSorted((a, b) => a.unpairedOfAtom - b.unpairedOfAtom),
        misconception: 'AS13',
        text: `That is the order of the neutral atoms. In the ions ${tallied}.`,
      },
      {
        value: answer.toReversed(),
        misconception: null,
        text: `That order begins with the most unpaired electrons. In the ground state ${tallied}.`,
      },
    ],
    solution: () =>
      solved(
        'the order of the unpaired electrons',
        law('The five 3d orbitals take one electron each before any takes a second'),
        ...row.map((ion) =>
          calculated(
            `${ion.text}, with ${counted(ion.inD, 'd electron')}`,
            ion.inD > D_ORBITALS
              ? less(multiplied(exact(2), exact(D_ORBITALS)), exact(ion.inD))
              : exact(ion.inD),
            exact(ion.unpaired, 'unpaired'),
          ),
        ),
        outcome(answer.map(({ text }) => text).join(', ')),
      ),
    right: `By Hund’s rule the 3d electrons spread over five orbitals before they pair up: ${tallied}.`,
    see: { elements: row.map(({ symbol }) => symbol), article: 'electron-shells-and-orbitals' },
  })
})

/** Four ions of different elements and different numbers of unpaired electrons. */
function unlikeIons(random: Random): readonly MetalIon[] {
  const chosen: MetalIon[] = []
  for (const ion of shuffle(random, withElectronsInD)) {
    const isUnlike = chosen.every(
      ({ symbol, unpaired }) => symbol !== ion.symbol && unpaired !== ion.unpaired,
    )
    if (isUnlike) chosen.push(ion)
    if (chosen.length === IN_ROW) break
  }
  return chosen
}

/** The orbitals of a d subshell. */
const D_ORBITALS = 5
