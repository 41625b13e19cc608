import { expect, test } from 'vitest'

import { cutName } from './cut-name.ts'

test('a name of more than eight characters is cut to six and an ellipsis', () => {
  expect(['Tin', 'Nitrogen', 'Potassium', 'Rutherfordium'].map(cutName)).toEqual([
    'Tin',
    'Nitrogen',
    'Potass…',
    'Ruther…',
  ])
})
