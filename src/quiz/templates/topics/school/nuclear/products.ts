import { formatNuclide } from '#chemistry/compounds/formulas.ts'
import { elementByNumber } from '#chemistry/elements/elements.ts'
import type { Nuclide } from '#chemistry/elements/isotopes.ts'
import {
  chargeOf,
  decays,
  formatReaction,
  type NuclearReaction,
  type Part,
  type Particle,
  reactions,
} from '#chemistry/nuclear/nuclear-reactions.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'

type Process = 'fission' | 'fusion' | 'alpha' | 'beta-minus'

type Kind = {
  readonly name: string
  readonly reason: string
  /** What it is taken for, and the idea behind that. */
  readonly other: Process
  readonly idea: MisconceptionId
}

const kinds: Readonly<Record<Process, Kind>> = {
  fission: {
    name: 'nuclear fission',
    reason: 'A heavy nucleus splits into two of middle size, which is fission',
    other: 'fusion',
    idea: 'NU2',
  },
  fusion: {
    name: 'nuclear fusion',
    reason: 'Light nuclei join, which is fusion',
    other: 'fission',
    idea: 'NU2',
  },
  alpha: {
    name: 'alpha decay',
    reason: 'A nucleus gives off α, a nucleus of helium, by itself, which is alpha decay',
    other: 'fission',
    idea: 'NU2',
  },
  'beta-minus': {
    name: 'beta decay',
    reason: 'A neutron becomes a proton and an electron, which is beta decay',
    other: 'alpha',
    idea: 'NU5',
  },
}

const processes = ['fission', 'fusion', 'alpha', 'beta-minus'] as const

/** A product of an equation, and the one that a slip in its numbers leads to. */
type Gap = {
  readonly part: Part
  readonly nuclide: Nuclide
  readonly slipped: Nuclide
  readonly slip: string
  readonly idea: MisconceptionId
}

type Written = { readonly process: Process; readonly reaction: NuclearReaction; readonly gap: Gap }

const written: readonly Written[] = [...reactions, ...decays].flatMap((reaction) => {
  const process = processes.find((one) => one === reaction.kind)
  if (process === undefined) return []
  return reaction.products.flatMap((part): readonly Written[] => {
    const gap = gapOf(reaction, part)
    return gap === null ? [] : [{ process, reaction, gap }]
  })
})

function gapOf(reaction: NuclearReaction, part: Part): Gap | null {
  const { what: nuclide } = part
  if (typeof nuclide === 'string') return null
  const { symbol, massNumber } = nuclide
  const moved = (charge: number, mass: number): Nuclide | null => {
    const found = elementByNumber(chargeOf(part) + charge)
    return found === undefined ? null : { symbol: found.symbol, massNumber: massNumber + mass }
  }
  const small = reaction.products.find(({ what }) => typeof what === 'string')
  if (small === undefined || typeof small.what !== 'string') return null
  const slips: Partial<
    Record<Particle, readonly [Nuclide | null, slip: string, idea: MisconceptionId]>
  > = {
    n: [
      { symbol, massNumber: massNumber + small.count },
      'That leaves the neutrons on the right out.',
      'NU1',
    ],
    p: [moved(1, 0), 'That leaves the charge of the proton out.', 'NU1'],
    α: [moved(0, 2), 'An α particle has the mass number 4, not 2.', 'NU1'],
    'e⁻': [moved(-2, 0), 'The charge of the nucleus grows by 1 when an electron leaves it.', 'NU5'],
  }
  const [slipped, slip, idea] = slips[small.what] ?? []
  if (!slipped || slip === undefined || idea === undefined) return null
  return { part, nuclide, slipped, slip, idea }
}

type Option = { readonly nuclide: Nuclide; readonly process: Process }

/** The missing product of a nuclear equation, and the process that it shows. */
export const productAndProcess = template('as-m520', 'fission-and-fusion', (random) => {
  const process = pick(random, processes)
  const { reaction, gap } = pick(
    random,
    written.filter((one) => one.process === process),
  )
  const { part, nuclide, slipped, slip } = gap
  const { reason, other, idea } = kinds[process]
  const text = formatNuclide(nuclide.symbol, nuclide.massNumber)
  const account = `${reason}, and with ${text} mass numbers and charges agree on both sides`
  return choice<Option>({
    element: nuclide.symbol,
    badge: null,
    stem: `What is X in ${formatReaction(reaction, part, 'X')}, and which process is this?`,
    answer: { nuclide, process },
    isRight: (value) => value.nuclide === nuclide && value.process === process,
    lures: [
      {
        value: { nuclide, process: other },
        misconception: idea,
        why: `X is right, but it is not ${kinds[other].name}. ${account}.`,
      },
      {
        value: { nuclide: slipped, process },
        misconception: gap.idea,
        why: `${slip} ${account}.`,
      },
      {
        value: { nuclide: slipped, process: other },
        misconception: idea,
        why: `${slip} ${account}.`,
      },
    ],
    show: (value) =>
      `${formatNuclide(value.nuclide.symbol, value.nuclide.massNumber)}, ${kinds[value.process].name}`,
    right: `${account}.`,
    see: { article: null },
  })
})
