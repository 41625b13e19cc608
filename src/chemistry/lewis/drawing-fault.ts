import { bestForm, rankOf } from './best-forms.ts'
import {
  electronsAround,
  electronsPlaced,
  formalCharges,
  fullCount,
  mostElectrons,
  valenceElectronsOf,
} from './electrons.ts'
import { likeness } from './likeness.ts'
import { type DrawnStructure, emptyDrawing } from './notation.ts'
import type { LewisStructure, Skeleton } from './skeleton.ts'

/** How a wrong drawing came close to a right one. Atoms are named by their places in the skeleton. */
export type DrawingFault =
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

/** Ranks that differ by less are equal. */
const SAME = 0.001

/**
 * The fault of a drawing, or null where it is right: the number of electrons, what atoms can hold, octets, the sizes and
 * places of the formal charges, and where `withCharges` is set the charges that are written to it. Every equally good
 * form is right.
 */
export function faultOf(
  skeleton: Skeleton,
  drawn: DrawnStructure,
  withCharges: boolean,
): DrawingFault | null {
  const structure = { ...drawn, singles: [] }
  return (
    countFault(skeleton, structure) ??
    overfullFault(skeleton, structure) ??
    rankFault(skeleton, structure) ??
    (withCharges ? writtenFault(skeleton, structure, drawn.charges) : null)
  )
}

/** A right drawing, with the formal charges where they are asked for. */
export function rightDrawing(skeleton: Skeleton, withCharges: boolean): DrawnStructure {
  const best = bestForm(skeleton)
  const charges = withCharges ? formalCharges(skeleton, best) : emptyDrawing(skeleton).charges
  return { orders: best.orders, pairs: best.pairs, charges }
}

/**
 * Whether two drawings differ only in which of several like atoms is which. Written charges tell them apart only where
 * the electrons are right.
 */
export function isSameDrawing(
  skeleton: Skeleton,
  one: DrawnStructure,
  other: DrawnStructure,
  withCharges: boolean,
): boolean {
  const [first, second] = [one, other].map((drawn) => {
    const hasElectrons = withCharges && faultOf(skeleton, drawn, false) === null
    const charges = hasElectrons ? drawn.charges : []
    return likeness(skeleton, {
      bonds: drawn.orders,
      atoms: drawn.pairs.map((pairs, atom) => `${pairs},${charges[atom] ?? 0} `),
    })
  })
  return first === second
}

function countFault(skeleton: Skeleton, structure: LewisStructure): DrawingFault | null {
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

function overfullFault(skeleton: Skeleton, structure: LewisStructure): DrawingFault | null {
  const counts = aroundAll(skeleton, structure)
  const atom = counts.findIndex((count, place) => count > mostElectrons(skeleton, place))
  return atom === -1 ? null : { kind: 'overfull', atom, around: counts[atom] ?? 0 }
}

function rankFault(skeleton: Skeleton, structure: LewisStructure): DrawingFault | null {
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

function writtenFault(
  skeleton: Skeleton,
  structure: LewisStructure,
  written: readonly number[],
): DrawingFault | null {
  const charges = formalCharges(skeleton, structure)
  const atoms = charges.flatMap((charge, atom) => (charge === written[atom] ? [] : [atom]))
  return atoms.length === 0 ? null : { kind: 'formal-charges', atoms }
}

function aroundAll(skeleton: Skeleton, structure: LewisStructure): readonly number[] {
  return skeleton.atoms.map((_, atom) => electronsAround(skeleton, structure, atom))
}
