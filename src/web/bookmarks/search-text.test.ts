import { expect, test } from 'vitest'

import { questionOf } from '#quiz/templates/whole-bank.ts'

import { isAbout } from './search-text.ts'

function question(id: string) {
  const found = questionOf(id)
  if (found === null) throw new Error(`There is no question ${id}.`)
  return found
}

test('a problem is found by words of its parts', () => {
  const asked = question('bo-m71.1.3')
  expect(
    ['formula of the salt', 'calcium sulfide', 'copper'].map((typed) => isAbout(asked, typed)),
  ).toEqual([true, true, false])
})

test('a question is found by words of its text and its options, in any order and case', () => {
  // "What is the molar mass of hydrogen sulfide, H₂S?"
  const asked = question('ge-m1.1.9ix')
  expect(
    ['', '  ', 'Molar', 'sulfide hydrogen', 'H2S', 'h₂s', '34.1 G/MOL'].map((typed) =>
      isAbout(asked, typed),
    ),
  ).toEqual([true, true, true, true, true, true, true])
  expect(['copper', 'hydrogen copper'].map((typed) => isAbout(asked, typed))).toEqual([
    false,
    false,
  ])
})
