import { expect, test } from 'vitest'

import { courseOrder, needsOf } from './prerequisites.ts'
import { skills } from './skills.ts'

test('K12 every skill stands once in the course order, after all that it builds on', () => {
  expect(courseOrder.toSorted()).toEqual(skills.map(({ id }) => id).toSorted())
  const early = courseOrder.flatMap((skill, place) =>
    needsOf(skill).filter((need) => courseOrder.indexOf(need) >= place),
  )
  expect(early).toEqual([])
})

test('K12 no skill names what another of its prerequisites already builds on', () => {
  const repeated = courseOrder.flatMap((skill) =>
    needsOf(skill)
      .filter((need) =>
        needsOf(skill).some((other) => other !== need && allNeedsOf(other).has(need)),
      )
      .map((need) => `${skill}: ${need}`),
  )
  expect(repeated).toEqual([])
})

function allNeedsOf(skill: (typeof courseOrder)[number]): ReadonlySet<string> {
  return new Set(needsOf(skill).flatMap((need) => [need, ...allNeedsOf(need)]))
}
