import { expect, test } from 'vitest'

import { ionicRadius } from './element-properties.ts'
import { element } from './elements.ts'
import { fixedCharge, fixedChargeIons } from './ions.ts'
import { latticeAttraction, meltingSalts, rockSalts } from './salts.ts'

test.each([...meltingSalts, ...rockSalts])('$name is named after its ions', (salt) => {
  const anion = fixedChargeIons.find(({ formula }) => formula === salt.anion)
  expect(salt.name).toBe(`${element(salt.cation).name.toLowerCase()} ${anion?.name}`)
  expect((fixedCharge(salt.cation) ?? 0) + (anion?.charge ?? 0)).toBe(0)
})

test('small ions of high charge attract each other most', () => {
  expect(latticeAttraction('Mg', 'O')).toBeCloseTo(4 / (72 + 140), 6)
  expect(latticeAttraction('K', 'I')).toBeCloseTo(
    1 / ((ionicRadius('K', 1) ?? 0) + (ionicRadius('I', -1) ?? 0)),
    6,
  )
})
