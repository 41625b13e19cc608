import { type DrawingFault, faultOf, isSameDrawing } from '#chemistry/lewis/drawing-fault.ts'
import {
  electronsAround,
  fullCount,
  mostElectrons,
  valenceElectronsOf,
} from '#chemistry/lewis/electrons.ts'
import { type DrawnStructure, parseDrawing } from '#chemistry/lewis/notation.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { atomPhrase, chargeText, structureText } from '#chemistry/lewis/words.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { LewisKey, TaskOf } from '#quiz/task.ts'
import { listed } from '#quiz/templates/shared/names.ts'

import type { Kind } from './kind.ts'

/** How questions of kind `lewis` are read and judged. They are given as `1 1 2; 0+ 3- 3- 2`. */
export const lewisKind: Kind<TaskOf<'lewis'>, DrawnStructure> = {
  parse({ key }, given) {
    const drawn = parseDrawing(skeletonOf(key.formula), given)
    if (drawn === null) return { problem: UNREAD, offers: [] }
    return drawn.orders.includes(0)
      ? { problem: 'Draw every bond: one line, two or three.', offers: [] }
      : { response: drawn }
  },
  isRight: ({ key }, response) => lewisFault(key, response) === null,
  missOf({ key }, response) {
    const fault = lewisFault(key, response)
    return fault === null ? null : sentencesOf(key, fault)
  },
  misconceptionOf({ key }, response) {
    const fault = lewisFault(key, response)
    return fault === null ? null : ideaBehind(key, fault, response)
  },
  nudgeOf({ key }, response) {
    const fault = lewisFault(key, response)
    return fault === null ? null : sentencesOf(key, fault)
  },
  isSame: ({ key }, response, other) =>
    isSameDrawing(skeletonOf(key.formula), response, other, key.withCharges),
  describe({ key }, response) {
    const charges = key.withCharges ? response.charges : null
    return structureText(skeletonOf(key.formula), response, charges)
  },
}

function lewisFault({ formula, withCharges }: LewisKey, drawn: DrawnStructure) {
  return faultOf(skeletonOf(formula), drawn, withCharges)
}

/** The idea that a fault shows; null where several may have led to it. */
function ideaBehind(
  { formula }: LewisKey,
  fault: DrawingFault,
  { orders, pairs }: DrawnStructure,
): MisconceptionId | null {
  const skeleton = skeletonOf(formula)
  switch (fault.kind) {
    case 'no-pairs':
      return 'BO31'
    case 'charge-sign':
      return 'BO12'
    case 'count': {
      const structure = { orders, pairs, singles: [] }
      const areFull = skeleton.atoms.every(
        (_, atom) => electronsAround(skeleton, structure, atom) >= fullCount(skeleton, atom),
      )
      return areFull && fault.placed > valenceElectronsOf(skeleton) ? 'BO32' : null
    }
    case 'overfull':
      return ['C', 'N', 'O'].includes(skeleton.atoms[fault.atom]?.element ?? '') ? 'BO34' : null
    case 'short':
      return 'BO33'
    case 'charge-ignored':
    case 'beyond':
      return null
    case 'larger-charges':
    case 'charge-place':
      return 'BO35'
    case 'formal-charges':
      return 'BO18'
  }
}

const UNREAD = 'Draw the bonds and lone pairs.'

function sentencesOf({ formula }: LewisKey, miss: DrawingFault): string {
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
