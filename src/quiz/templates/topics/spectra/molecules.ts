import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { powerPart } from '#quiz/templates/made/powers.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { formulaDraft } from '#quiz/templates/production/building/drafts.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, type Expression, multiplied } from '#quiz/worked/expressions.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

type Halide = {
  readonly formula: string
  readonly halogen: 'Cl' | 'Br'
  readonly atoms: number
}

const halides: readonly Halide[] = [
  ...'Cl2 CH2Cl2 C2H4Cl2 C2H2Cl2 CHCl3 C2HCl3 CCl4 C2Cl4'.split(' ').map(halideOf),
  ...'Br2 CH2Br2 C2H4Br2 C2H2Br2 CHBr3'.split(' ').map(halideOf),
]

function halideOf(formula: string): Halide {
  const atoms = composition(formula)
  const halogen = atoms.has('Cl') ? 'Cl' : 'Br'
  return { formula, halogen, atoms: atoms.get(halogen) ?? 0 }
}

/** Shares of the lighter and of the heavier isotope, as courses round them. */
const isotopes = {
  Cl: { light: 0.75, heavy: 0.25, text: '³⁵Cl and ³⁷Cl as 3:1' },
  Br: { light: 0.5, heavy: 0.5, text: '⁷⁹Br and ⁸¹Br as 1:1' },
} as const

/** In how many ways some of the atoms can be the heavier isotope. */
function waysOf(atoms: number, heavy: number): number {
  return Array.from({ length: heavy }, (_, place) => (atoms - place) / (place + 1)).reduce(
    (product, factor) => product * factor,
    1,
  )
}

/** The height of a peak of the molecular ion with heavier isotopes. */
export const isotopePeak = production('as-h151', 'number', 'mass-spectra', (random) => {
  const { formula, halogen, atoms } = pick(random, halides)
  const heavy = pick(
    random,
    Array.from({ length: atoms }, (_, place) => place + 1),
  )
  const { light, heavy: share, text } = isotopes[halogen]
  const ways = waysOf(atoms, heavy)
  const first = light ** atoms
  const asked = ways * light ** (atoms - heavy) * share ** heavy
  const value = (100 * asked) / first
  const ratio = share / light
  const shown = formatFormula(formula)
  const account = `Of the ${atoms} atoms ${heavy} ${heavy === 1 ? 'is' : 'are'} heavy, which happens in ${ways} ${ways === 1 ? 'way' : 'ways'}: ${ways} × ${quantity(light ** (atoms - heavy) * share ** heavy, null)} against ${quantity(first, null)} for M, so the height is ${quantity(value, null)}`
  return workedNumber({
    element: halogen,
    stem: `Count ${text}, and no other isotopes. With the peak M of ${shown} at 100, how high is M + ${2 * heavy}?`,
    value,
    unit: null,
    apart: 0.02,
    solution: () => ({
      asked: `the height of M + ${2 * heavy}`,
      relation:
        'A peak is as high as its atoms are probable: the shares are multiplied, times the ways to choose the heavy atoms',
      numbers: [
        ['M', multiplied(...factors(light, atoms)), null, { significant: 4 }],
        [
          `M + ${2 * heavy}`,
          multiplied(exact(ways), ...factors(light, atoms - heavy), ...factors(share, heavy)),
          null,
          { significant: 4 },
        ],
        [
          'Height',
          multiplied(divided(measured(asked, null, 4), measured(first, null, 4)), exact(100)),
          null,
        ],
      ],
    }),
    account,
    wrong: [
      [100 * ratio, 'SP3', 'That is the peak of one atom alone.'],
      [
        100 * ratio ** heavy,
        null,
        'That leaves out in how many ways the heavy atoms can be chosen.',
      ],
      [100 * asked, null, 'That is the share of all molecules, but M is to be 100.'],
      [100, 'SP3', 'The peaks are not equally high.'],
    ],
  })
})

/** A power as the parts of a product; none for an exponent of zero. */
function factors(base: number, exponent: number): readonly Expression[] {
  if (exponent === 0) return []
  return [powerPart(exact(base), exponent)]
}

/** A peak of a mass spectrum that lies below the molecular ion by the mass of the part it has lost. */
type Fragment = {
  readonly name: string
  readonly molecule: string
  readonly lost: string
  readonly mass: number
  readonly element: ElementSymbol
}

/** Losses that only one part of each molecule has the mass of, which is tested; iodine has one isotope. */
const fragments: readonly Fragment[] = [
  fragment('ethanol', 'C2H6O', 'CH3', 15),
  fragment('2-propanol', 'C3H8O', 'CH3', 15),
  fragment('ethanal', 'C2H4O', 'CH3', 15),
  fragment('propanone', 'C3H6O', 'CH3', 15),
  fragment('butanone', 'C4H8O', 'CH3', 15),
  fragment('ethanoic acid', 'C2H4O2', 'CH3', 15),
  fragment('ethanoic acid', 'C2H4O2', 'HO', 17),
  fragment('diethyl ether', 'C4H10O', 'CH3', 15),
  fragment('propane', 'C3H8', 'CH3', 15),
  fragment('butane', 'C4H10', 'CH3', 15),
  fragment('2-methylpropane', 'C4H10', 'CH3', 15),
  fragment('pentane', 'C5H12', 'C2H5', 29),
  fragment('hexane', 'C6H14', 'C2H5', 29),
  fragment('ethylbenzene', 'C8H10', 'CH3', 15),
  fragment('phenylethanone', 'C8H8O', 'CH3', 15),
  fragment('heptane', 'C7H16', 'C2H5', 29),
  fragment('2-butanol', 'C4H10O', 'CH3', 15),
  fragment('2-methyl-2-propanol', 'C4H10O', 'CH3', 15),
  fragment('2-pentanone', 'C5H10O', 'CH3', 15),
  fragment('2-phenylpropane', 'C9H12', 'CH3', 15),
  fragment('1-iodopropane', 'C3H7I', 'I', 127),
  fragment('1-iodobutane', 'C4H9I', 'I', 127),
  fragment('iodomethane', 'CH3I', 'I', 127),
  fragment('iodoethane', 'C2H5I', 'I', 127),
]

function fragment(name: string, molecule: string, lost: string, mass: number): Fragment {
  return { name, molecule, lost, mass, element: 'C' }
}

/** A formula without a part of it: C₂H₆O without CH₃ is CH₃O. */
function without(molecule: string, part: string): string {
  const lost = composition(part)
  return [...composition(molecule)]
    .map(([symbol, count]) => [symbol, count - (lost.get(symbol) ?? 0)] as const)
    .filter(([, count]) => count > 0)
    .map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`)
    .join('')
}

/** The ion of a fragment. */
export const ionOfFragment = production('as-h152', 'formula', 'mass-spectra', (random) => {
  const { name, molecule, lost, mass, element } = pick(random, fragments)
  const rest = without(molecule, lost)
  const [whole, part] = [formatFormula(molecule), formatFormula(lost)]
  const ion = formatFormula(`${rest}^+`)
  const account = `A loss of ${mass} is ${part}, and of ${whole} that leaves ${ion}`
  return formulaDraft({
    element,
    stem: `The mass spectrum of ${name}, ${whole}, has a peak ${mass} below that of the molecular ion. Type the formula of the ion there.`,
    answer: `${rest}^+`,
    slips: [
      {
        value: rest,
        misconception: 'SP5',
        text: `Without a charge nothing is seen in a mass spectrometer. ${account}.`,
      },
      {
        value: `${lost}^+`,
        misconception: 'SP5',
        text: `That is the part that was lost. ${account}.`,
      },
      {
        value: `${molecule}^+`,
        misconception: null,
        text: `That is the molecular ion itself. ${account}.`,
      },
    ],
    right: `${account}.`,
    see: { article: null },
    solution: () =>
      solved(
        'the ion of the peak',
        known('Loss', `${mass}, which is the mass of ${part}`),
        law(
          'The peak is what is left of the molecular ion without the part that was lost, and it keeps the charge',
        ),
        known('Molecular ion', formatFormula(`${molecule}^+`)),
        outcome(ion),
      ),
  })
})
