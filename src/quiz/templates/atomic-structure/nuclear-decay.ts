import { element, elementByNumber } from '#chemistry/elements.ts'
import { formatNuclide } from '#chemistry/formulas.ts'
import { type Nuclide, radionuclides } from '#chemistry/isotopes.ts'
import { pick } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'

/** Decays that a school course follows: one alpha or beta-minus particle. */
const followed = radionuclides.filter(({ decay }) => decay === 'alpha' || decay === 'beta-minus')

/** How far a nucleus is from the one that decayed. */
type Change = { readonly protons: number; readonly massNumber: number }

type WrongChange = Change & { readonly why: string }

const alphaErrors: readonly WrongChange[] = [
  {
    protons: -2,
    massNumber: -2,
    why: 'Two protons have left, but two neutrons as well. The mass number falls by 4.',
  },
  {
    protons: -4,
    massNumber: -4,
    why: 'Only two of the four particles that leave are protons. The atomic number falls by 2.',
  },
  {
    protons: 2,
    massNumber: -4,
    why: 'The alpha particle takes two protons away. So the atomic number falls by 2 and does not rise.',
  },
]

const betaErrors: readonly WrongChange[] = [
  {
    protons: -1,
    massNumber: 0,
    why: 'A neutron becomes a proton when the electron leaves. The atomic number rises by 1 and does not fall.',
  },
  {
    protons: 0,
    massNumber: -1,
    why: 'No neutron leaves the nucleus: it becomes a proton. The mass number stays and the atomic number rises by 1.',
  },
  {
    protons: 1,
    massNumber: -1,
    why: 'The atomic number rises by 1, but the new proton counts as the neutron did. The mass number stays.',
  },
  {
    protons: -1,
    massNumber: -1,
    why: 'The particle that leaves is an electron from a neutron, not a proton. The mass number stays and the atomic number rises by 1.',
  },
]

export const decayProduct = template('as-h4', 'nuclear-decay', (random) => {
  const parent = pick(random, followed)
  const { symbol, massNumber } = parent
  const { name, protons } = element(symbol)
  const isAlpha = parent.decay === 'alpha'
  const answer = changed(
    parent,
    isAlpha ? { protons: -2, massNumber: -4 } : { protons: 1, massNumber: 0 },
  )
  if (answer === null) return null
  return choice<Nuclide>({
    element: symbol,
    stem: isAlpha
      ? `${name}-${massNumber} decays and emits an alpha particle. Which nuclide remains?`
      : `${name}-${massNumber} decays and emits a beta-minus particle. Which nuclide remains?`,
    answer,
    isRight: (value) => isConserved(parent, value, isAlpha ? ALPHA_PARTICLE : ELECTRON),
    show: (value) => formatNuclide(value.symbol, value.massNumber),
    lures: luresOf(parent, isAlpha ? alphaErrors : betaErrors),
    right: isAlpha
      ? `An alpha particle is ⁴He: the mass number falls by 4 to ${massNumber - 4} and the atomic number by 2, from ${protons} to ${protons - 2}.`
      : `A neutron becomes a proton: the mass number stays ${massNumber} and the atomic number rises by 1, from ${protons} to ${protons + 1}.`,
    see: { article: 'what-are-isotopes' },
  })
})

/** The nuclide after a change; null where the table ends. */
function changed({ symbol, massNumber }: Nuclide, change: Change): Nuclide | null {
  const found = elementByNumber(element(symbol).protons + change.protons)
  return found === undefined
    ? null
    : { symbol: found.symbol, massNumber: massNumber + change.massNumber }
}

function luresOf(parent: Nuclide, errors: readonly WrongChange[]): readonly Lure<Nuclide>[] {
  return errors.flatMap(({ why, ...change }): Lure<Nuclide>[] => {
    const value = changed(parent, change)
    return value === null ? [] : [{ value, misconception: 'AS15', why }]
  })
}

type Emitted = { readonly massNumber: number; readonly charge: number }

const ALPHA_PARTICLE: Emitted = { massNumber: 4, charge: 2 }
const ELECTRON: Emitted = { massNumber: 0, charge: -1 }

/** Whether mass number and charge before a decay are those of its products together. */
function isConserved(parent: Nuclide, daughter: Nuclide, emitted: Emitted): boolean {
  return (
    daughter.massNumber + emitted.massNumber === parent.massNumber &&
    element(daughter.symbol).protons + emitted.charge === element(parent.symbol).protons
  )
}
