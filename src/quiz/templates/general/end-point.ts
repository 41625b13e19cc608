import {
  type Electrolyte,
  strongAcids,
  strongBases,
  weakAcids,
  weakBases,
} from '#chemistry/compounds/acids.ts'
import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, template } from '#quiz/template.ts'

/** An acid and a base that have just reacted with each other; at most one of them is weak. */
type Mixture = {
  readonly kind: 'weak acid' | 'weak base' | 'both strong'
  readonly acid: Electrolyte
  readonly base: Electrolyte
}

/** A cause that may decide the pH: a substance left over, or an ion that acts as an acid or a base. */
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
    lures: luresFor(mixture, random),
    show: (cause: Cause) => claim(cause, mixture),
    right: accountOf(mixture),
    see: { article: 'acids-and-bases-ph-scale' },
  })
})

/** Weak acids that stay acidic beside as much of their ion. */
const acidicWhenHalved = weakAcids.filter(({ acidity }) => acidity < 6)

/** The same, also with twice as much of one partner: then something is left over indeed. */
export const phAfterMixing = nextDraw(phAtEndPoint, (random) => {
  if (random() < 0.45) return phAtEndPoint.draw(random)
  const isAcidLeft = random() < 0.5
  const kind = pick(random, ['weak acid', 'weak base', 'both strong'] as const)
  const acids = isAcidLeft ? acidicWhenHalved : weakAcids
  const acid = pick(random, kind === 'weak acid' ? acids : strongAcids)
  const base = pick(random, kind === 'weak base' ? weakBases : strongBases)
  const mixture = { kind, acid, base }
  const scarce = formatFormula((isAcidLeft ? base : acid).formula)
  const plenty = formatFormula((isAcidLeft ? acid : base).formula)
  const answer = isAcidLeft ? 'acid left over' : 'base left over'
  return choice<Cause>({
    element: isAcidLeft ? acid.element : base.element,
    badge: null,
    stem: `A solution of ${scarce} is mixed with twice the amount of ${plenty} that reacts with it. What is the pH at 25 °C?`,
    answer,
    isRight: (cause) => cause === answer,
    lures: luresForExcess(mixture, isAcidLeft, { scarce, plenty }),
    show: (cause: Cause) => claim(cause, mixture),
    right: accountOfExcess(mixture, isAcidLeft, plenty),
    see: { article: 'acids-and-bases-ph-scale' },
  })
})

/** Three of the wrong causes, none of them on the side of 7 on which something is left over and true. */
function luresForExcess(
  mixture: Mixture,
  isAcidLeft: boolean,
  { scarce, plenty }: { readonly scarce: string; readonly plenty: string },
): readonly Lure<Cause>[] {
  const { kind, acid, base } = mixture
  const account = accountOfExcess(mixture, isAcidLeft, plenty)
  const lure = (
    value: Cause,
    misconception: MisconceptionId | null,
    slip: string,
  ): Lure<Cause> => ({
    value,
    misconception,
    why: `${slip} ${account}`,
  })
  const ofIon = isAcidLeft
    ? kind === 'weak acid'
      ? lure('anion as base', null, `${anionOf(acid)} is one indeed, but it is not alone.`)
      : lure('anion as base', 'AB3', `${anionOf(acid)} takes up no H⁺ from water.`)
    : kind === 'weak base'
      ? lure('cation as acid', null, `${cationOf(base)} is one indeed, but it is not alone.`)
      : lure('anion as acid', null, `${anionOf(acid)} has no H⁺ to give off.`)
  return [
    lure('no ion', 'GE22', `There is more ${plenty} than the ${scarce} can neutralize.`),
    lure(
      isAcidLeft ? 'base left over' : 'acid left over',
      null,
      `All of the ${scarce} has reacted.`,
    ),
    ofIon,
  ]
}

function accountOfExcess(
  { kind, acid, base }: Mixture,
  isAcidLeft: boolean,
  plenty: string,
): string {
  const side = isAcidLeft ? 'acidic, so the pH is below 7' : 'basic, so the pH is above 7'
  const ion =
    kind === 'weak acid' && isAcidLeft
      ? anionOf(acid)
      : kind === 'weak base' && !isAcidLeft
        ? cationOf(base)
        : null
  return ion === null
    ? `Half of the ${plenty} is left over and makes the solution ${side}.`
    : `Half of the ${plenty} is left over, outweighs as much ${ion} and makes the solution ${side}.`
}

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

/** The idea behind each wrong cause; null where there is none. */
const ideas: Readonly<Record<Cause, MisconceptionId | null>> = {
  'no ion': 'AB8',
  'anion as base': 'AB3',
  'anion as acid': null,
  'cation as acid': null,
  'acid left over': 'GE27',
  'base left over': 'GE27',
}

/** Three of the wrong causes: either side of 7 with an ion and with something left over, or exactly 7. */
function luresFor(mixture: Mixture, random: Random): readonly Lure<Cause>[] {
  const { kind, acid, base } = mixture
  const account = accountOf(mixture)
  const reasons: Readonly<Record<Cause, string>> = {
    'no ion': 'Neutralized does not mean pH 7 for each pair.',
    'anion as base':
      kind === 'weak base' || kind === 'both strong'
        ? `${anionOf(acid)} comes from a strong acid and does not take up H⁺ from water.`
        : '',
    'anion as acid': `${anionOf(acid)} has no H⁺ to give off.`,
    'cation as acid': '',
    'acid left over': `No ${formatFormula(acid.formula)} is left, as all of it has reacted.`,
    'base left over': `No ${formatFormula(base.formula)} is left, as all of it has reacted.`,
  }
  const lure = (value: Cause): Lure<Cause> => ({
    value,
    misconception: ideas[value],
    why: `${reasons[value]} ${account}`,
  })
  const leftOver = [lure('acid left over'), lure('base left over')]
  if (kind === 'both strong') {
    return [pick(random, [lure('anion as acid'), lure('anion as base')]), ...leftOver]
  }
  const otherIon = lure(kind === 'weak acid' ? 'anion as acid' : 'anion as base')
  return random() < 0.4 ? [otherIon, ...leftOver] : [lure('no ion'), ...leftOver]
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
