import {
  type SeenAtom,
  type SeenBranch,
  seenAtoms,
  skeletalDrawing,
} from '#chemistry/organic/drawing/skeletal-drawing.ts'

import { type DrawnFigure, LETTERS, notation, path } from './drawing.ts'
import type { Skeleton } from './figure.ts'

/** Narrower drawings stand in the middle of this width, so that bonds of small molecules are not drawn larger. */
const MIN_WIDTH = 240

/** How far the foot of a letter is below the middle of its atom. */
const DROP = 0.37 * LETTERS

/**
 * Draws the skeleton of a molecule in the middle of the drawing. Its sentence and table tell what is seen, and not what
 * has to be counted or named.
 * @throws RangeError when the molecule cannot be drawn in this pose.
 */
export function drawnSkeleton({ molecule, pose }: Skeleton): DrawnFigure {
  const skeleton = skeletalDrawing(molecule, pose)
  const atoms = seenAtoms(molecule, pose)
  if (skeleton === null || atoms === null) throw new RangeError('No drawing in this pose.')
  const { lines, labels, width, height } = skeleton
  const across = Math.max(MIN_WIDTH, width)
  const left = (across - width) / 2
  return {
    drawing: {
      width: across,
      height,
      marks: [
        ...lines.map(([from, to]) => path('data', [left + from.x, from.y], [left + to.x, to.y])),
        ...labels.map(({ at, text, anchor }) => notation(text, [left + at.x, at.y + DROP], anchor)),
      ],
    },
    sentence: sentenceOf(atoms),
    table: {
      head: ['From the left', 'Atom', 'Beside it', 'Bond to the next'],
      rows: atoms.map(({ symbol, branches, isDoubleToNext }, index) => [
        String(index + 1),
        symbol,
        branches.map(symbolOf).join(', '),
        index === atoms.length - 1 ? '' : isDoubleToNext ? '=' : '–',
      ]),
    },
  }
}

/** A branch in symbols: '–C–C', '=O', '–OH'. */
function symbolOf(branch: SeenBranch): string {
  return branch.kind === 'carbon'
    ? '–C'.repeat(branch.length)
    : `${branch.isDouble ? '=' : '–'}${branch.text}`
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const

function sentenceOf(atoms: readonly SeenAtom[]): string {
  const seen = atoms.flatMap(({ symbol, branches, isDoubleToNext }, index) => {
    const place = ordinals[index] ?? String(index + 1)
    return [
      ...(symbol === 'C' ? [] : [`The ${place} is ${symbol}.`]),
      ...branches.map((branch) => branchSentence(place, branch)),
      ...(isDoubleToNext ? [`A double bond leads from the ${place} to the next.`] : []),
    ]
  })
  return [`Skeletal drawing of ${atoms.length} atoms in a row, from the left.`, ...seen].join(' ')
}

function branchSentence(place: string, branch: SeenBranch): string {
  if (branch.kind === 'written') {
    return branch.isDouble
      ? `At the ${place} is ${branch.text} by a double bond.`
      : `At the ${place} is ${branch.text}.`
  }
  return branch.length === 1
    ? `At the ${place} is a branch of one atom.`
    : `At the ${place} is a branch of ${branch.length} atoms in a row.`
}
