import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { outerElectrons } from '#chemistry/compounds/molecules.ts'
import { bestForm, bestForms, rankOf, rivalForms } from '#chemistry/lewis/best-forms.ts'
import { faultOf, isSameDrawing, rightDrawing } from '#chemistry/lewis/drawing-fault.ts'
import { electronsAround, formalCharges, valenceElectronsOf } from '#chemistry/lewis/electrons.ts'
import {
  MAX_CHARGE,
  type DrawnStructure,
  formatDrawing,
  MAX_PAIRS,
} from '#chemistry/lewis/notation.ts'
import { type LewisStructure, neighborsOf, type Skeleton } from '#chemistry/lewis/skeleton.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { atomPhrase, chargeText, structureText } from '#chemistry/lewis/words.ts'
import type { LewisKey, TaskOf } from '#quiz/task.ts'
import type { Correction, ProductionDraft } from '#quiz/template.ts'
import { workedLewis } from '#quiz/worked/worked-lewis.ts'

/** A wrong drawing that a misconception leads to. */
type Wrong = Omit<Correction, 'given'> & { readonly drawn: DrawnStructure }

/** The learner draws the Lewis structure of a molecule or ion on its skeleton. */
export function lewisDraft(
  key: LewisKey,
  stemOf: (species: string) => string,
): ProductionDraft & TaskOf<'lewis'> {
  const skeleton = skeletonOf(key.formula)
  const right = rightDrawing(skeleton, key.withCharges)
  const element = skeleton.atoms[centerOf(skeleton)]?.element ?? ''
  const charges = key.withCharges ? right.charges : null
  const forms = bestForms(skeleton).length
  return {
    type: 'lewis',
    key,
    element,
    badge: null,
    stem: stemOf(`${skeleton.name}, ${formatFormula(key.formula)}`),
    answer: structureText(skeleton, right, charges),
    corrections: told(key, wrongDrawings(key)),
    right: `There are ${countSum(skeleton)} electrons: ${structureText(skeleton, right, charges)}.${forms === 1 ? '' : ` Each of ${forms} equally good forms is right.`}`,
    see: { elements: [element], article: 'lewis-dot-structures-guide' },
    solution: () =>
      workedLewis(
        skeleton,
        bestForm(skeleton),
        key.withCharges,
        structureText(skeleton, right, charges),
      ),
  }
}

/** The wrong drawings that are wrong, each once, as a learner would give them. */
function told(key: LewisKey, drawings: readonly Wrong[]): readonly Correction[] {
  const { withCharges } = key
  const skeleton = skeletonOf(key.formula)
  return drawings
    .filter(
      ({ drawn }, place) =>
        drawings.findIndex((other) => isSameDrawing(skeleton, other.drawn, drawn, withCharges)) ===
          place &&
        isDrawable(drawn) &&
        faultOf(skeleton, drawn, withCharges) !== null,
    )
    .map(({ drawn, ...correction }) => ({ given: formatDrawing(drawn), ...correction }))
}

/** Whether a learner can draw it. */
function isDrawable({ pairs, charges }: DrawnStructure): boolean {
  return (
    pairs.every((count) => count >= 0 && count <= MAX_PAIRS) &&
    charges.every((charge) => Math.abs(charge) <= MAX_CHARGE)
  )
}

function wrongDrawings(key: LewisKey): readonly Wrong[] {
  const skeleton = skeletonOf(key.formula)
  const best = bestForm(skeleton)
  const total = valenceElectronsOf(skeleton)
  const none = skeleton.atoms.map(() => 0)
  const uncharged = ({ structure, ...slip }: StructureSlip): Wrong => ({
    ...slip,
    drawn: { orders: structure.orders, pairs: structure.pairs, charges: none },
  })
  return [
    ...chargeSlips(skeleton, best).map(uncharged),
    ...pairSlips(skeleton, best).map(uncharged),
    ...bondSlips(skeleton, best, total).map(uncharged),
    ...rivalForms(skeleton)
      .slice(0, 2)
      .map((structure) => ({
        drawn: {
          orders: structure.orders,
          pairs: structure.pairs,
          charges: key.withCharges ? formalCharges(skeleton, structure) : none,
        },
        misconception: 'BO35' as const,
        text: rivalText(skeleton, structure, best),
      })),
    ...(key.withCharges ? writtenSlips(skeleton, best) : []),
  ]
}

type StructureSlip = Omit<Wrong, 'drawn'> & { readonly structure: LewisStructure }

/** The charge of an ion with the wrong sign in its electrons. */
function chargeSlips(skeleton: Skeleton, best: LewisStructure): readonly StructureSlip[] {
  const { charge } = skeleton
  if (charge === 0) return []
  const pairs =
    charge > 0
      ? best.pairs.map((count, atom) => (atom === centerOf(skeleton) ? count + charge : count))
      : takenFrom(best.pairs, -charge)
  const total = valenceElectronsOf(skeleton)
  const size = Math.abs(charge)
  return [
    {
      structure: { ...best, pairs },
      misconception: 'BO12',
      text: `That drawing has ${total + 2 * charge} electrons. The charge of ${chargeText(charge)} ${charge < 0 ? `adds ${size}` : `takes ${size} away`}, so there are ${total}.`,
    },
  ]
}

/** Lone pairs without the first ones, one from each atom in turn. */
function takenFrom(pairs: readonly number[], count: number): readonly number[] {
  let left = pairs
  for (let taken = 0; taken < count; taken += 1) {
    const atom = left.indexOf(Math.max(...left))
    left = left.map((number, place) => (place === atom ? number - 1 : number))
  }
  return left
}

/** Lone pairs that were forgotten: all of them, or those of the center. */
function pairSlips(skeleton: Skeleton, best: LewisStructure): readonly StructureSlip[] {
  const center = centerOf(skeleton)
  const sum = best.pairs.reduce((total, count) => total + count, 0)
  const own = best.pairs[center] ?? 0
  const all: StructureSlip = {
    structure: { ...best, pairs: best.pairs.map(() => 0) },
    misconception: 'BO31',
    text: `The bonds are right, but the electrons that are not shared are missing. Draw ${sum === 1 ? 'the lone pair' : `the ${sum} lone pairs`} as well.`,
  }
  const central: StructureSlip = {
    structure: {
      ...best,
      pairs: best.pairs.map((count, atom) => (atom === center ? 0 : count)),
    },
    misconception: 'BO31',
    text: `What is left when the outer atoms are complete belongs to the central atom. There it is ${own === 1 ? 'one lone pair' : `${own} lone pairs`}.`,
  }
  return [...(sum > 0 ? [all] : []), ...(own > 0 ? [central] : [])]
}

/** Too few bonds, or one too many. */
function bondSlips(
  skeleton: Skeleton,
  best: LewisStructure,
  total: number,
): readonly StructureSlip[] {
  const single = { ...best, orders: best.orders.map(() => 1) }
  const filled = { ...single, pairs: skeleton.atoms.map((_, atom) => fillOf(skeleton, atom)) }
  const placed = 2 * (single.orders.length + filled.pairs.reduce((sum, count) => sum + count, 0))
  const broken = withBrokenBond(skeleton, best)
  const more = withOneMoreBond(skeleton, best)
  return [
    ...(placed > total
      ? [
          {
            structure: filled,
            misconception: 'BO32' as const,
            text: `Octets with single bonds take ${placed} electrons, but there are only ${total}. Share ${placed - total === 2 ? 'one more pair' : `${(placed - total) / 2} more pairs`} instead.`,
          },
        ]
      : []),
    ...(broken === null
      ? []
      : [
          {
            structure: broken.structure,
            misconception: 'BO33' as const,
            text: `The number of electrons is right, but ${atomPhrase(skeleton, broken.atom)} has only ${electronsAround(skeleton, broken.structure, broken.atom)} around it. A neighbor has to share one more lone pair.`,
          },
        ]),
    ...(more === null
      ? []
      : [
          {
            structure: more.structure,
            misconception: 'BO34' as const,
            text: `Then there are ${electronsAround(skeleton, more.structure, more.atom)} electrons around ${atomPhrase(skeleton, more.atom)}. An atom of period 2 has room for eight.`,
          },
        ]),
  ]
}

/** Lone pairs that complete the octet of an atom with single bonds. */
function fillOf(skeleton: Skeleton, atom: number): number {
  const bonds = neighborsOf(skeleton, atom).length
  return skeleton.atoms[atom]?.element === 'H' ? 0 : Math.max(0, 4 - bonds)
}

/** A multiple bond with one line less, whose pair went to the atom with fewer bonds. */
function withBrokenBond(skeleton: Skeleton, best: LewisStructure) {
  const bond = best.orders.findIndex((order) => order > 1)
  const ends = skeleton.bonds[bond]
  if (ends === undefined) return null
  const [inner, outer] = ends.toSorted(
    (one, other) => neighborsOf(skeleton, other).length - neighborsOf(skeleton, one).length,
  )
  if (inner === undefined || outer === undefined) return null
  return {
    atom: inner,
    structure: changed(best, bond, -1, outer, 1),
  }
}

/** A second multiple bond at an atom of period 2 that has its octet. */
function withOneMoreBond(skeleton: Skeleton, best: LewisStructure) {
  const center = centerOf(skeleton)
  if (!['C', 'N', 'O'].includes(skeleton.atoms[center]?.element ?? '')) return null
  const neighbor = neighborsOf(skeleton, center).find(
    ({ atom, bond }) => best.orders[bond] === 1 && (best.pairs[atom] ?? 0) > 0,
  )
  if (neighbor === undefined) return null
  return { atom: center, structure: changed(best, neighbor.bond, 1, neighbor.atom, -1) }
}

function changed(
  best: LewisStructure,
  bond: number,
  byBond: number,
  atom: number,
  byPairs: number,
): LewisStructure {
  return {
    ...best,
    orders: best.orders.map((order, place) => (place === bond ? order + byBond : order)),
    pairs: best.pairs.map((count, place) => (place === atom ? count + byPairs : count)),
  }
}

function rivalText(skeleton: Skeleton, rival: LewisStructure, best: LewisStructure): string {
  const [, , sizes, squares] = rankOf(skeleton, rival)
  const [, , bestSizes, bestSquares] = rankOf(skeleton, best)
  if (sizes !== bestSizes) {
    return `Every atom has what it needs, but the formal charges add up to ${sizes} in size. In the best drawing they add up to ${bestSizes}.`
  }
  return squares === bestSquares
    ? 'Every atom has its octet, and the formal charges are as large as in the best drawing. But there the negative one is on a more electronegative atom.'
    : 'Every atom has its octet, but a formal charge of 2 is on one atom. The better drawing spreads it over two.'
}

/** Formal charges that were worked out in another way, beside the right electrons. */
function writtenSlips(skeleton: Skeleton, best: LewisStructure): readonly Wrong[] {
  const { orders, pairs } = best
  const center = centerOf(skeleton)
  const right = formalCharges(skeleton, best)
  const owned = skeleton.atoms.map(({ element }, atom) => {
    const around = electronsAround(skeleton, best, atom)
    return outerElectrons(element) - around
  })
  return [
    {
      drawn: {
        orders,
        pairs,
        charges: skeleton.atoms.map((_, atom) => (atom === center ? skeleton.charge : 0)),
      },
      misconception: 'BO18',
      text: `The electrons are right. But ${skeleton.charge === 0 ? 'a molecule without charge can have formal charges' : 'the charge of the ion is the sum of the formal charges, and not that of the central atom'}: work them out atom by atom. ${capital(atomPhrase(skeleton, center))} has ${chargeText(right[center] ?? 0)}.`,
    },
    {
      drawn: { orders, pairs, charges: owned },
      misconception: 'BO18',
      text: 'The electrons are right, but your formal charges count both electrons of each bond. Of a shared pair each atom is given one.',
    },
  ]
}

/** The atom with the most neighbors, among equals the first. */
function centerOf(skeleton: Skeleton): number {
  const counts = skeleton.atoms.map((_, atom) => neighborsOf(skeleton, atom).length)
  return counts.indexOf(Math.max(...counts))
}

/** The valence electrons as a sum: '5 + 3 × 6 + 1 = 24'. */
function countSum(skeleton: Skeleton): string {
  const symbols = skeleton.atoms.map(({ element }) => element)
  const terms = [...new Set(symbols)].map((symbol) => {
    const count = symbols.filter((other) => other === symbol).length
    return count === 1 ? String(outerElectrons(symbol)) : `${count} × ${outerElectrons(symbol)}`
  })
  const { charge } = skeleton
  const added = charge === 0 ? '' : ` ${charge < 0 ? '+' : '\u2212'} ${Math.abs(charge)}`
  return `${terms.join(' + ')}${added} = ${valenceElectronsOf(skeleton)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
