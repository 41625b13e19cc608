import { pick, type Random, sample } from '#quiz/random.ts'
import { type Draft, type Template, worded } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/names.ts'

import { bothLiquid, fromTo, isCold, weighed } from './hard.ts'
import { degrees, type Sample, samples } from './states.ts'

/** Distance in K between any two of the points that matter, at least. */
const APART = 20

/** As before, naming what is solid, liquid or gaseous at the ends of the ranges. */
export const bothLiquidByName: Template = {
  ...bothLiquid,
  version: 2,
  draw(random) {
    const [a, b] = sample(random, [...weighed, ...samples.filter(isCold)], 2)
    return a === undefined || b === undefined ? null : overlap(random, a, b)
  },
}

function overlap(random: Random, a: Sample, b: Sample): Draft | null {
  const [early, late] = a.meltingPoint < b.meltingPoint ? [a, b] : [b, a]
  const [first, last] = a.boilingPoint < b.boilingPoint ? [a, b] : [b, a]
  const [low, high] = [late.meltingPoint, first.boilingPoint]
  const isClear =
    high - low > APART && low - early.meltingPoint >= APART && last.boilingPoint - high >= APART
  if (!isClear) return null
  const answer = fromTo(low, high)
  const stillSolid = `At ${degrees(early.meltingPoint)} ${nameOf(early.symbol)} melts, but ${nameOf(late.symbol)} stays solid up to ${degrees(low)}.`
  const alreadyGas = `${capitalized(nameOf(first.symbol))} boils at ${degrees(high)}, so above it only ${nameOf(last.symbol)} is liquid.`
  return worded({
    element: pick(random, [a.symbol, b.symbol]),
    stem: `At normal pressure, ${nameOf(a.symbol)} is liquid from ${fromTo(a.meltingPoint, a.boilingPoint)} and ${nameOf(b.symbol)} from ${fromTo(b.meltingPoint, b.boilingPoint)}. Over which range are both liquid?`,
    answer,
    isRight: (text) =>
      text ===
      fromTo(Math.max(a.meltingPoint, b.meltingPoint), Math.min(a.boilingPoint, b.boilingPoint)),
    lures: [
      {
        value: fromTo(early.meltingPoint, last.boilingPoint),
        misconception: 'PH6',
        why: `${stillSolid} ${alreadyGas}`,
      },
      {
        value: fromTo(early.meltingPoint, high),
        misconception: 'PH6',
        why: `${stillSolid} Both are liquid from ${answer}.`,
      },
      {
        value: fromTo(low, last.boilingPoint),
        misconception: 'PH6',
        why: `${alreadyGas} Both are liquid from ${answer}.`,
      },
    ],
    right: `Both are liquid once ${nameOf(late.symbol)} has melted, at ${degrees(low)}, and until ${first === late ? 'it' : nameOf(first.symbol)} boils, at ${degrees(high)}.`,
    see: { elements: [a.symbol, b.symbol], article: 'guide-to-periodic-table' },
  })
}
