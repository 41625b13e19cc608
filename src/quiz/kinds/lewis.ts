import { bestForm, rankOf } from '#chemistry/lewis/best-forms.ts'
import {
  electronsAround,
  electronsPlaced,
  formalCharges,
  fullCount,
  mostElectrons,
  valenceElectronsOf,
} from '#chemistry/lewis/electrons.ts'
import { likeness } from '#chemistry/lewis/likeness.ts'
import { type DrawnStructure, emptyDrawing, parseDrawing } from '#chemistry/lewis/notation.ts'
import type { LewisStructure, Skeleton } from '#chemistry/lewis/skeleton.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { atomPhrase, chargeText, structureText } from '#chemistry/lewis/words.ts'
import type { LewisKey, TaskOf } from '#quiz/task.ts'
import { listed } from '#quiz/templates/shared/names.ts'

import type { Kind } from './kind.ts'

/** How a wrong drawing came close to a right one. The places are those of atoms. */
export type LewisMiss =
  /** The bonds are right, but no lone pair is drawn at all. */
  | { readonly kind: 'no-pairs'; readonly missing: number }
  /** The charge was taken off where it has to be added, or was left out. */
  | { readonly kind: 'charge-sign' | 'charge-ignored'; readonly placed: number }
  | { readonly kind: 'count'; readonly placed: number }
  /** More electrons around an atom than it can have. */
  | { readonly kind: 'overfull'; readonly atom: number; readonly around: number }
  /** An atom lacks electrons that another drawing would give it. */
  | { readonly kind: 'short'; readonly atom: number; readonly around: number }
  /** More than eight electrons around an atom although octets are possible. */
  | { readonly kind: 'beyond'; readonly atom: number; readonly around: number }
  /** As many octets, but larger formal charges. */
  | { readonly kind: 'larger-charges'; readonly charges: readonly number[] }
  /** Charges of the same sizes, but the negative one is on the less electronegative atom. */
  | { readonly kind: 'charge-place'; readonly charges: readonly number[] }
  /** The electrons are right, but not the formal charges of these atoms. */
  | { readonly kind: 'formal-charges'; readonly atoms: readonly number[] }

export type LewisVerdict =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly nearMiss: LewisMiss }

/** Ranks that differ by less are equal. */
const SAME = 0.001

/**
 * Judges a drawing: the number of electrons, what atoms can hold, octets, the sizes and places of the formal charges,
 * and the charges that are written to it where the task asks for them. Every equally good form is right.
 */
export function judgeLewis(key: LewisKey, drawn: DrawnStructure): LewisVerdict {
  const skeleton = skeletonOf(key.formula)
  const structure = { ...drawn, singles: [] }
  const nearMiss =
    countMiss(skeleton, structure) ??
    overfullMiss(skeleton, structure) ??
    rankMiss(skeleton, structure) ??
    (key.withCharges ? writtenMiss(skeleton, structure, drawn.charges) : null)
  return nearMiss === null ? { isRight: true } : { isRight: false, nearMiss }
}

/** How questions of kind `lewis` are read and judged. They are given as `1 1 2; 0+ 3- 3- 2`. */
export const lewisKind: Kind<TaskOf<'lewis'>, DrawnStructure> = {
  parse({ key }, given) {
    const drawn = parseDrawing(skeletonOf(key.formula), given)
    if (drawn === null) return { problem: UNREAD, offers: [] }
    return drawn.orders.includes(0)
      ? { problem: 'Draw every bond: one line, two or three.', offers: [] }
      : { response: drawn }
  },
  isRight: ({ key }, response) => judgeLewis(key, response).isRight,
  missOf({ key }, response) {
    const verdict = judgeLewis(key, response)
    return verdict.isRight ? null : sentencesOf(key, verdict.nearMiss)
  },
  isSame: ({ key }, response, other) => likenessOf(key, response) === likenessOf(key, other),
  describe({ key }, response) {
    const charges = key.withCharges ? response.charges : null
    return structureText(skeletonOf(key.formula), response, charges)
  },
}

/** A right drawing, with the formal charges where they are asked for. */
export function rightDrawing({ formula, withCharges }: LewisKey): DrawnStructure {
  const skeleton = skeletonOf(formula)
  const { orders, pairs } = bestForm(skeleton)
  const charges = withCharges
    ? formalCharges(skeleton, bestForm(skeleton))
    : emptyDrawing(skeleton).charges
  return { orders, pairs, charges }
}

/** Written charges tell drawings apart only where the electrons are right. */
function likenessOf({ formula, withCharges }: LewisKey, drawn: DrawnStructure): string {
  const hasElectrons = withCharges && judgeLewis({ formula, withCharges: false }, drawn).isRight
  const charges = hasElectrons ? drawn.charges : []
  return likeness(skeletonOf(formula), {
    bonds: drawn.orders,
    atoms: drawn.pairs.map((pairs, atom) => `${pairs},${charges[atom] ?? 0} `),
  })
}

function countMiss(skeleton: Skeleton, structure: LewisStructure): LewisMiss | null {
  const placed = electronsPlaced(structure)
  const total = valenceElectronsOf(skeleton)
  if (placed === total) return null
  const best = bestForm(skeleton)
  const hasBonds = isSameBonds(skeleton, structure, best)
  if (hasBonds && structure.pairs.every((count) => count === 0)) {
    return { kind: 'no-pairs', missing: best.pairs.reduce((sum, count) => sum + count, 0) }
  }
  const { charge } = skeleton
  if (charge !== 0 && placed === total + 2 * charge) return { kind: 'charge-sign', placed }
  if (charge !== 0 && placed === total + charge) return { kind: 'charge-ignored', placed }
  return { kind: 'count', placed }
}

function isSameBonds(skeleton: Skeleton, one: LewisStructure, other: LewisStructure): boolean {
  const [first, second] = [one, other].map(({ orders }) =>
    likeness(skeleton, { bonds: orders, atoms: skeleton.atoms.map(() => '') }),
  )
  return first === second
}

function overfullMiss(skeleton: Skeleton, structure: LewisStructure): LewisMiss | null {
  const counts = aroundAll(skeleton, structure)
  const atom = counts.findIndex((count, place) => count > mostElectrons(skeleton, place))
  return atom === -1 ? null : { kind: 'overfull', atom, around: counts[atom] ?? 0 }
}

function rankMiss(skeleton: Skeleton, structure: LewisStructure): LewisMiss | null {
  const rank = rankOf(skeleton, structure)
  const best = rankOf(skeleton, bestForm(skeleton))
  const worse = rank.findIndex((value, index) => value - (best[index] ?? 0) > SAME)
  if (worse === -1) return null
  const counts = aroundAll(skeleton, structure)
  if (worse === 0) {
    const atom = mostShort(skeleton, counts)
    return { kind: 'short', atom, around: counts[atom] ?? 0 }
  }
  if (worse === 1) {
    const atom = counts.findIndex((count, place) => count > fullCount(skeleton, place))
    return { kind: 'beyond', atom, around: counts[atom] ?? 0 }
  }
  const charges = formalCharges(skeleton, structure)
  return { kind: worse === PLACES ? 'charge-place' : 'larger-charges', charges }
}

/** Where a rank has the electronegativities of the charged atoms. */
const PLACES = 4

/** The atom that lacks the most electrons, among equals the first. */
function mostShort(skeleton: Skeleton, counts: readonly number[]): number {
  const missing = counts.map((count, atom) => fullCount(skeleton, atom) - count)
  return missing.indexOf(Math.max(...missing))
}

function writtenMiss(
  skeleton: Skeleton,
  structure: LewisStructure,
  written: readonly number[],
): LewisMiss | null {
  const charges = formalCharges(skeleton, structure)
  const atoms = charges.flatMap((charge, atom) => (charge === written[atom] ? [] : [atom]))
  return atoms.length === 0 ? null : { kind: 'formal-charges', atoms }
}

function aroundAll(skeleton: Skeleton, structure: LewisStructure): readonly number[] {
  return skeleton.atoms.map((_, atom) => electronsAround(skeleton, structure, atom))
}

const UNREAD = 'Draw the bonds and lone pairs.'

function sentencesOf({ formula }: LewisKey, miss: LewisMiss): string {
  const skeleton = skeletonOf(formula)
  const total = valenceElectronsOf(skeleton)
  const { charge } = skeleton
  switch (miss.kind) {
    case 'no-pairs':
      return `The bonds are right, but the lone pairs are missing: ${miss.missing} of them belong into the drawing. Electrons that are not shared are drawn as well.`
    case 'charge-sign':
      return `Your drawing has ${miss.placed} electrons, but there are ${total}. ${charge < 0 ? 'A negative charge adds electrons, it takes none away.' : 'A positive charge takes electrons away, it adds none.'}`
    case 'charge-ignored':
      return `Your drawing has ${miss.placed} electrons, as many as the atoms bring. The charge of ${chargeText(charge)} makes it ${total}.`
    case 'count':
      return `Your drawing has ${miss.placed} electrons, but there are ${total}. ${miss.placed < total ? 'Place what is left as lone pairs.' : 'Take away lone pairs, or share a pair instead.'}`
    case 'overfull': {
      const most = mostElectrons(skeleton, miss.atom)
      return `There are ${miss.around} electrons around ${atomPhrase(skeleton, miss.atom)}, but it has room for ${most} here. Each bond counts with both of its electrons.`
    }
    case 'short':
      return `The number of electrons is right, but only ${miss.around} are around ${atomPhrase(skeleton, miss.atom)}. Let a neighbor share a lone pair with it as one more bond.`
    case 'beyond':
      return `There are ${miss.around} electrons around ${atomPhrase(skeleton, miss.atom)}, and octets are possible. Some books draw it your way; here every atom is to have its octet.`
    case 'larger-charges':
      return `Count and octets are right, but your formal charges are ${chargeList(miss.charges)}. There is a drawing with smaller ones.`
    case 'charge-place':
      return `Count and octets are right, and so are the sizes of the formal charges. But the negative one belongs on the more electronegative atom.`
    case 'formal-charges': {
      const names = listed([...new Set(miss.atoms.map((atom) => atomPhrase(skeleton, atom)))])
      return `The electrons are right, but not the formal charge of ${names}. Take the outer electrons, less the lone ones and one for each bond.`
    }
  }
}

/** Charges that are not zero, the negative ones first: '\u22121 and +1'. */
function chargeList(charges: readonly number[]): string {
  const charged = charges.filter((charge) => charge !== 0).toSorted((one, other) => one - other)
  return listed(charged.map(chargeText))
}
