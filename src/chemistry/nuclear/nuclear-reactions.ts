import { formatNuclide } from '#chemistry/compounds/formulas.ts'
import { element, elementByNumber } from '#chemistry/elements/elements.ts'
import { type Nuclide, radionuclides } from '#chemistry/elements/isotopes.ts'

/** A small particle of nuclear equations. */
export type Particle = 'n' | 'p' | 'α' | 'e⁻' | 'e⁺'

/** A nuclide or a particle in a nuclear reaction, and how often it is there. */
export type Part = { readonly count: number; readonly what: Nuclide | Particle }

export type NuclearKind = 'fission' | 'fusion' | 'alpha' | 'beta-minus' | 'beta-plus' | 'induced'

export type NuclearReaction = {
  readonly kind: NuclearKind
  readonly reactants: readonly Part[]
  readonly products: readonly Part[]
}

/** Mass number and charge of the particles. */
const particles: Readonly<Record<Particle, readonly [mass: number, charge: number]>> = {
  n: [1, 0],
  p: [1, 1],
  α: [4, 2],
  'e⁻': [0, -1],
  'e⁺': [0, 1],
}

/**
 * Reactions after OpenStax Chemistry 2e, 21.2 (nuclear equations), 21.4 (transmutation) and 21.5 (uses). Uranium splits
 * in many ways; each of these balances, and its products have been found.
 */
const written: readonly (readonly [kind: NuclearKind, equation: string])[] = [
  ['fission', 'n + U-235 -> Ba-141 + Kr-92 + 3 n'],
  ['fission', 'n + U-235 -> Ba-144 + Kr-89 + 3 n'],
  ['fission', 'n + U-235 -> Xe-140 + Sr-94 + 2 n'],
  ['fission', 'n + U-235 -> Te-137 + Zr-97 + 2 n'],
  ['fission', 'n + U-235 -> Cs-137 + Rb-96 + 3 n'],
  ['fission', 'n + Pu-239 -> Xe-134 + Zr-103 + 3 n'],
  ['fusion', 'H-2 + H-3 -> He-4 + n'],
  ['fusion', 'H-2 + H-2 -> He-3 + n'],
  ['fusion', 'H-2 + H-2 -> H-3 + p'],
  ['fusion', 'H-2 + He-3 -> He-4 + p'],
  ['fusion', '3 He-4 -> C-12'],
  ['induced', 'n + N-14 -> C-14 + p'],
  ['induced', 'α + N-14 -> O-17 + p'],
  ['induced', 'α + Be-9 -> C-12 + n'],
  ['induced', 'α + Al-27 -> P-30 + n'],
  ['induced', 'n + Li-6 -> H-3 + α'],
]

/** Fissions, fusions and transmutations by a particle. */
export const reactions: readonly NuclearReaction[] = written.map(([kind, text]) => {
  const [left = '', right = ''] = text.split(' -> ')
  return { kind, reactants: partsOf(left), products: partsOf(right) }
})

const emitted = { alpha: 'α', 'beta-minus': 'e⁻', 'beta-plus': 'e⁺' } as const

/**
 * The decays of the record of isotopes that have one mode, as school writes them: without neutrinos. Those that are
 * electron capture in part are not among them.
 */
export const decays: readonly NuclearReaction[] = radionuclides.flatMap(
  ({ symbol, massNumber, decay }) => {
    if (decay !== 'alpha' && decay !== 'beta-minus' && decay !== 'beta-plus') return []
    const particle = emitted[decay]
    const [mass, charge] = particles[particle]
    const daughter = elementByNumber(element(symbol).protons - charge)
    if (daughter === undefined) return []
    return [
      {
        kind: decay,
        reactants: [{ count: 1, what: { symbol, massNumber } }],
        products: [
          { count: 1, what: { symbol: daughter.symbol, massNumber: massNumber - mass } },
          { count: 1, what: particle },
        ],
      },
    ]
  },
)

function partsOf(text: string): readonly Part[] {
  return text.split(' + ').map((term) => {
    const [, count = '1', name = ''] = /^(?:(\d) )?(\S+)$/.exec(term) ?? []
    const particle = particleOf(name)
    if (particle !== null) return { count: Number(count), what: particle }
    const [symbol = '', massNumber = ''] = name.split('-')
    return {
      count: Number(count),
      what: { symbol: element(symbol).symbol, massNumber: Number(massNumber) },
    }
  })
}

function particleOf(text: string): Particle | null {
  return text === 'n' || text === 'p' || text === 'α' ? text : null
}

/** The mass number of a part, without its count. */
export function massNumberOf({ what }: Part): number {
  return typeof what === 'string' ? particles[what][0] : what.massNumber
}

/** The charge number of a part, without its count. */
export function chargeOf({ what }: Part): number {
  return typeof what === 'string' ? particles[what][1] : element(what.symbol).protons
}

/** Writes a reaction: '¹⁴N + α → ¹⁷O + p'. A part of the list is shown as `instead`. */
export function formatReaction(
  { reactants, products }: NuclearReaction,
  hidden: Part | null = null,
  instead = '?',
): string {
  const side = (parts: readonly Part[]) =>
    parts.map((part) => (part === hidden ? instead : formatPart(part))).join(' + ')
  return `${side(reactants)} → ${side(products)}`
}

/** Writes a part of a reaction: '3 n', '²³⁵U'. */
export function formatPart({ count, what }: Part): string {
  const text = typeof what === 'string' ? what : formatNuclide(what.symbol, what.massNumber)
  return count === 1 ? text : `${count} ${text}`
}
