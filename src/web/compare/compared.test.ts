import { expect, test } from 'vitest'

import { comparedIn, symbolsText } from './compared.ts'

function read(text: string) {
  const { chosen, refused } = comparedIn(text)
  return [symbolsText(chosen), symbolsText(refused)]
}

test.each([
  ['Na,K,Rb', 'Na,K,Rb', ''],
  ['Rb,Na,rb,K', 'Rb,Na,K', ''],
  ['fe, Xx,,Co', 'Fe,Co', ''],
  ['Li,Na,K,Rb,Cs', 'Li,Na,K,Rb', 'Cs'],
  ['', '', ''],
])('%s compares %s and refuses %j', (text, chosen, refused) => {
  expect(read(text)).toStrictEqual([chosen, refused])
})
