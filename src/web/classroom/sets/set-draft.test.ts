import { expect, test } from 'vitest'

import { newSet } from './set-draft.ts'

function made(query: string) {
  const { name, kind, wish } = newSet(new URLSearchParams(query))
  return { name, kind, skills: wish.skills, misconception: wish.misconception }
}

test('a new set is about the skills that an article explains, under its title', () => {
  expect(made('article=what-are-isotopes')).toEqual({
    name: 'What Are Isotopes?',
    kind: 'drawn',
    skills: expect.arrayContaining(['isotopes', 'average-mass', 'nuclear-decay']),
    misconception: null,
  })
})

test('an article, a skill or an idea that is not known makes a set without a subject', () => {
  for (const query of ['article=no-such-article', 'article=toString', 'skill=x', 'idea=x', '']) {
    expect(made(query)).toEqual({ name: '', kind: 'drawn', skills: [], misconception: null })
  }
})
