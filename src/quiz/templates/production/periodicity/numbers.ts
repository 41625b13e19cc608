import { formatIon } from '#chemistry/compounds/formulas.ts'
import { ionizationEnergies } from '#chemistry/electrons/ionization-energies.ts'
import { fixedChargeIons } from '#chemistry/electrons/ions.ts'
import { effectiveNuclearCharge } from '#chemistry/electrons/slater.ts'
import { element, elementByNumber, elements } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { outerElectrons } from '#quiz/templates/periodicity/main-groups.ts'
import { shieldingLines } from '#quiz/templates/periodicity/nuclear-pull.ts'
import { numberDraft } from '#quiz/templates/production/building/drafts.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { added, multiplied } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated } from '#quiz/worked/solutions.ts'

const LAST_CLEAR = 20

/** Main-group elements whose successive energies jump after the last outer electron. */
const jumping = elements.filter(
  ({ symbol, atomicNumber, group }) =>
    atomicNumber > 2 &&
    atomicNumber <= LAST_CLEAR &&
    group < 18 &&
    ionizationEnergies(symbol).length > outerElectrons(symbol),
)

/** The outer electrons of an element whose successive ionization energies are given. */
export const outerFromEnergies = production(
  'pe-m26',
  'number',
  'successive-ionization',
  (random) => {
    const { symbol } = pick(random, jumping)
    const outer = outerElectrons(symbol)
    const all = ionizationEnergies(symbol)
    const energies = all.slice(0, Math.min(all.length, outer + integer(random, 1, 2)))
    const [before = 0, after = 0] = energies.slice(outer - 1, outer + 1)
    const solution = `The jump from ${whole(before)} to ${whole(after)} kJ/mol comes after electron number ${outer}, so ${outer} ${outer === 1 ? 'electron is' : 'electrons are'} in the outer shell.`
    return numberDraft({
      element: symbol,
      stem: `The ionization energies of a main-group element begin with ${energies.map(whole).join('; ')} kJ/mol. How many outer electrons do its atoms have?`,
      answer: outer,
      slips: [
        {
          value: outer + 1,
          misconception: null,
          text: `Electron number ${outer + 1} already comes from the core, since it costs so much. ${solution}`,
        },
        {
          value: energies.length,
          misconception: 'PE16',
          text: `That is the number of energies in the list, which does not tell the outer electrons. ${solution}`,
        },
        {
          value: outer - 1,
          misconception: null,
          text: `Electron number ${outer} still costs little compared with the next one. ${solution}`,
        },
        {
          value: energies.length - outer,
          misconception: null,
          text: `That counts the electrons behind the jump, which come from the core. ${solution}`,
        },
      ],
      solution: () =>
        solved(
          'the number of outer electrons',
          lookup('Divide each energy by the one before it and look for the largest ratio'),
          known('Largest jump', `from ${whole(before)} to ${whole(after)} kJ/mol`),
          law(
            'The jump comes when the outer shell is used up, so the energies before it are counted',
          ),
          calculated('Outer electrons', exact(outer), exact(outer)),
        ),
      right: solution,
      see: { article: 'what-are-valence-electrons' },
    })
  },
)

/** Ions with the electrons of a noble gas from neon to krypton. */
const closedIons = [
  ...fixedChargeIons,
  { formula: 'Te', charge: -2 },
  { formula: 'Sc', charge: 3 },
  { formula: 'Y', charge: 3 },
].flatMap(({ formula: symbol, charge }) => {
  const gas = elementByNumber(element(symbol).atomicNumber - charge)
  return gas === undefined || gas.group !== 18 || gas.atomicNumber < 10 || gas.atomicNumber > 54
    ? []
    : [{ symbol, charge, gas }]
})

/** The effective nuclear charge on an outer electron of an ion by Slater's rules. */
export const effectiveChargeOfIon = production('pe-h26', 'number', 'trend-reasons', (random) => {
  const { symbol, charge, gas } = pick(random, closedIons)
  const { protons, block } = element(symbol)
  const shielding = gas.atomicNumber - effectiveNuclearCharge(gas.symbol)
  const answer = Math.round((protons - shielding) * 100) / 100
  const shells = gas.electronsPerShell
  const inner = shells.at(-2) ?? 0
  const deeper = gas.atomicNumber - inner - 8
  const text = formatIon(symbol, charge)
  const terms = [`7 × 0.35`, `${inner} × 0.85`, ...(deeper > 0 ? [`${deeper} × 1`] : [])].join(
    ' + ',
  )
  const solution = `${text} has the shells ${shells.join(', ')}, so the shielding is ${terms} = ${twoDecimals(shielding)}, and ${protons} − ${twoDecimals(shielding)} = ${twoDecimals(answer)}.`
  return numberDraft({
    element: symbol,
    badge: symbol,
    stem: `By Slater’s rules, which effective nuclear charge acts on an outer electron of the ion ${text} (atomic number ${protons})? Give two decimal places.`,
    answer,
    tolerance: 0.002,
    show: twoDecimals,
    slips: [
      ...(block === 'd'
        ? []
        : [
            {
              value: effectiveNuclearCharge(symbol),
              misconception: 'AS13' as const,
              text: `That is the value for the neutral atom of ${nameOf(symbol)}. ${solution}`,
            },
          ]),
      {
        value: charge + 8,
        misconception: 'PE19',
        text: `That lets the ${counted(gas.atomicNumber - 8, 'inner electron')} shield fully and those of the outer shell not at all. ${solution}`,
      },
      {
        value: protons,
        misconception: 'PE17',
        text: `${protons} is the whole nuclear charge, without any shielding. ${solution}`,
      },
      {
        value: answer - 0.35,
        misconception: null,
        text: `That counts 8 × 0.35, but an electron does not shield itself. ${solution}`,
      },
      {
        value: answer + 7 * 0.35,
        misconception: 'PE19',
        text: `That leaves out the shielding within the outer shell, 7 × 0.35. ${solution}`,
      },
      {
        value: protons - 0.85 * (gas.atomicNumber - 1),
        misconception: null,
        text: `That takes 0.85 for all other electrons, but those of the same shell shield 0.35 each. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the effective nuclear charge',
        known('Shells', shells.join(', ')),
        law(
          'Each other electron of the outer shell shields 0.35, each of the next shell inward 0.85, each deeper one 1',
        ),
        ...shieldingLines(protons, shells, answer),
      ),
    right: solution,
    see: { elements: [symbol, gas.symbol], article: 'periodic-trends-explained' },
  })
})

/** Atoms that lose two or three electrons when they form their common ions. */
const losing = ['Be', 'Mg', 'Ca', 'Al', 'Sc', 'Zn', 'Fe', 'Mn', 'Co', 'Ni', 'Cu', 'Ti'] as const

/** Amounts of substance in mol. */
const amounts = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 1.5] as const

/** The energy that turns an amount of gaseous atoms into ions. */
export const energyOfIons = production('pe-h27', 'number', 'successive-ionization', (random) => {
  const symbol = pick(random, losing)
  const charge = symbol === 'Al' || symbol === 'Sc' ? 3 : 2
  const amount = pick(random, amounts)
  const energies = ionizationEnergies(symbol).slice(0, 3).map(Math.round)
  const taken = energies.slice(0, charge)
  const [first = 0] = taken
  const sum = total(taken)
  const answer = amount * sum
  const text = formatIon(symbol, charge)
  const solution = `Each step counts: ${amount} mol × (${taken.map(whole).join(' + ')}) kJ/mol = ${threeFigures(answer)} kJ.`
  return numberDraft({
    element: symbol,
    badge: symbol,
    stem: `The successive ionization energies of ${nameOf(symbol)} are ${energies.map(whole).join('; ')} kJ/mol. How much energy turns ${amount} mol of gaseous atoms into ${text}? Give three significant figures and the unit.`,
    answer,
    unit: 'kJ',
    units: ['J', 'kJ', 'MJ'],
    tolerance: 0.005,
    show: threeFigures,
    slips: [
      {
        value: amount * (taken.at(-1) ?? 0),
        misconception: null,
        text: `That is the last step alone, but the electrons before have to be removed as well. ${solution}`,
      },
      {
        value: amount * first * charge,
        misconception: null,
        text: `Each further electron costs more than the first one, since a positive ion holds it. ${solution}`,
      },
      {
        value: amount * total(energies),
        misconception: null,
        text: `That adds all three energies, but ${text} has lost only ${charge} electrons. ${solution}`,
      },
      {
        value: amount * first,
        misconception: null,
        text: `That removes only one electron from each atom, and ${text} has lost ${charge}. ${solution}`,
      },
      {
        value: sum,
        misconception: null,
        text: `That is the energy for one mole, and there are ${amount} mol. ${solution}`,
      },
      {
        value: sum / amount,
        misconception: null,
        text: `The energy for one mole is multiplied by the amount and not divided by it. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the energy',
        known('Amount', exact(amount, 'mol')),
        law('Each electron costs the ionization energy of its step, for each mole of atoms'),
        calculated(
          'Energy per mole',
          added(...taken.map((energy) => exact(energy))),
          exact(sum, 'kJ/mol'),
        ),
        calculated(
          'Energy',
          multiplied(exact(amount, 'mol'), exact(sum, 'kJ/mol')),
          measured(answer, 'kJ'),
        ),
      ),
    right: solution,
    see: { article: 'how-ions-are-formed' },
  })
})

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function whole(energy: number): string {
  return formatNumber(energy, { decimals: 0 })
}

function twoDecimals(value: number): string {
  return formatNumber(value, { decimals: 2 })
}

function threeFigures(value: number): string {
  return formatNumber(value, { significant: 3 })
}
