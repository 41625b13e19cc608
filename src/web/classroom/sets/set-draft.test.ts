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

test('a new set is about the skills of a unit of a course, under its title', () => {
  const query = new URLSearchParams({
    skills: 'isotopes isotopes no-such average-mass',
    name: 'Atoms',
  })
  expect(made(query.toString())).toEqual({
    name: 'Atoms',
    kind: 'drawn',
    skills: ['isotopes', 'average-mass'],
    misconception: null,
  })
})

test('questions that went wrong are listed one by one', () => {
  expect(newSet(new URLSearchParams({ questions: 'as-e1.1.1 as-e1.1.2' }))).toMatchObject({
    name: 'Went wrong',
    kind: 'fixed',
    pasted: 'as-e1.1.1\nas-e1.1.2',
  })
})

test('an article, a skill or an idea that is not known makes a set without a subject', () => {
  for (const query of ['article=no-such-article', 'article=toString', 'skill=x', 'idea=x', '']) {
    expect(made(query)).toEqual({ name: '', kind: 'drawn', skills: [], misconception: null })
  }
})
