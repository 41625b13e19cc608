import { expect, test } from 'vitest'

import { ownMistake } from './own-mistake.ts'

test('what the explanation says already is not said again', () => {
  const explanation = 'Helium has two protons.'
  expect(
    [
      'That counts the neutrons too. Helium has two protons.',
      'Helium has two protons. The neutrons count elsewhere.',
      'Helium has two protons.',
      'Those are the protons of lithium.',
    ].map((text) => ownMistake(text, explanation)),
  ).toEqual([
    'That counts the neutrons too.',
    'The neutrons count elsewhere.',
    '',
    'Those are the protons of lithium.',
  ])
  expect(ownMistake('It stays. All of it.', '')).toBe('It stays. All of it.')
})
