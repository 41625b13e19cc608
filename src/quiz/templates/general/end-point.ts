import {
  type Electrolyte,
  strongAcids,
  strongBases,
  weakAcids,
  weakBases,
} from '#chemistry/acids.ts'
import { formatFormula, formatIon } from '#chemistry/formulas.ts'
import { pick } from '#quiz/random.ts'
import { choice, type Lure, template } from '#quiz/template.ts'

/** An acid and a base that have just reacted with each other; at most one of them is weak. */
type Mixture = {
  readonly kind: 'weak acid' | 'weak base' | 'both strong'
  readonly acid: Electrolyte
  readonly base: Electrolyte
}

/** What may decide on the pH: something left over, or an ion as an acid or a base. */
type Cause =
  | 'no ion'
  | 'anion as base'
  | 'anion as acid'
  | 'cation as acid'
  | 'acid left over'
  | 'base left over'

const causes = {
  'weak acid': 'anion as base',
  'weak base': 'cation as acid',
  'both strong': 'no ion',
} as const satisfies Record<Mixture['kind'], Cause>

export const phAtEndPoint = template('ge-h5', 'ph-scale', (random) => {
  const kind = pick(random, ['weak acid', 'weak base', 'both strong'] as const)
  const acid = pick(random, kind === 'weak acid' ? weakAcids : strongAcids)
  const base = pick(random, kind === 'weak base' ? weakBases : strongBases)
  const mixture = { kind, acid, base }
  return choice<Cause>({
    element: kind === 'weak base' ? base.element : acid.element,
    stem: `A solution of ${formatFormula(acid.formula)} is mixed with exactly the amount of ${formatFormula(base.formula)} that reacts with it. What is the pH at 25 °C?`,
    answer: causes[kind],
    isRight: (cause) => decides(cause, mixture),
    lures: luresFor(mixture),
    show: (cause: Cause) => claim(cause, mixture),
    right: accountOf(mixture),
    see: { article: 'acids-and-bases-ph-scale' },
  })
})

/** Judges a cause by the strength of the acid and the base. Nothing is left over. */
function decides(cause: Cause, { acid, base }: Mixture): boolean {
  const isAcidStrong = strongAcids.includes(acid)
  const isBaseStrong = strongBases.includes(base)
  if (cause === 'no ion') return isAcidStrong && isBaseStrong
  if (cause === 'anion as base') return !isAcidStrong
  return cause === 'cation as acid' && !isBaseStrong
}

function claim(cause: Cause, { acid, base }: Mixture): string {
  switch (cause) {
    case 'no ion':
      return 'exactly 7, since no ion reacts with water'
    case 'anion as base':
      return `above 7, since ${anionOf(acid)} is a weak base`
    case 'anion as acid':
      return `below 7, since ${anionOf(acid)} is a weak acid`
    case 'cation as acid':
      return `below 7, since ${cationOf(base)} is a weak acid`
    case 'acid left over':
      return `below 7, since some ${formatFormula(acid.formula)} is left over`
    case 'base left over':
      return `above 7, since some ${formatFormula(base.formula)} is left over`
  }
}

function luresFor(mixture: Mixture): readonly Lure<Cause>[] {
  const { kind, acid, base } = mixture
  const account = accountOf(mixture)
  const neutral: Lure<Cause> = {
    value: 'no ion',
    misconception: 'GE5',
    why: `Neutralized does not mean pH 7 for each pair. ${account}`,
  }
  if (kind === 'weak base') {
    return [
      neutral,
      {
        value: 'base left over',
        misconception: 'GE5',
        why: `The ${formatFormula(base.formula)} has reacted with the acid. ${account}`,
      },
      {
        value: 'anion as base',
        misconception: 'GE5',
        why: `${anionOf(acid)} comes from a strong acid and does not take up H⁺ from water. ${account}`,
      },
    ]
  }
  const leftOver: Lure<Cause> = {
    value: 'acid left over',
    misconception: 'GE5',
    why: `No ${formatFormula(acid.formula)} is left: all its H⁺ has reacted. ${account}`,
  }
  return [
    kind === 'weak acid' ? neutral : leftOver,
    {
      value: 'anion as acid',
      misconception: 'GE5',
      why: `${anionOf(acid)} has no H⁺ to give off. ${account}`,
    },
    {
      value: 'base left over',
      misconception: 'GE5',
      why: `The OH⁻ of ${formatFormula(base.formula)} has reacted with the acid and is gone. ${account}`,
    },
  ]
}

function accountOf({ kind, acid, base }: Mixture): string {
  switch (kind) {
    case 'weak acid':
      return `The solution contains ${anionOf(acid)}, which takes up some H⁺ from water, so the pH is above 7.`
    case 'weak base':
      return `The solution contains ${cationOf(base)}, which gives off some H⁺ to water, so the pH is below 7.`
    case 'both strong':
      return 'The ions of a strong acid and a strong base do not react with water, so the pH is 7.'
  }
}

/** The ion that is left of an acid when it has given off H⁺. */
function anionOf({ formula }: Electrolyte): string {
  return formatIon(formula.endsWith('COOH') ? formula.slice(0, -1) : formula.slice(1), -1)
}

/** The ion that a weak base forms when it has taken up H⁺. */
function cationOf({ formula }: Electrolyte): string {
  return formatIon(formula === 'NH3' ? 'NH4' : 'CH3NH3', 1)
}
