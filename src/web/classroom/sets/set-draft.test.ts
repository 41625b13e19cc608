import { expect, test } from 'vitest'

import { aboutIdea, aboutUnit, newSet } from './set-draft.ts'

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

test('a unit that is chosen in the editor gives its skills, and its title to a set without a name', () => {
  const unit = {
    title: 'Atoms',
    parts: [{ id: '1', title: 'Isotopes', skills: ['isotopes', 'no-such', 'average-mass'] }],
  }
  const edited = newSet(new URLSearchParams())
  const skills = ['isotopes', 'average-mass']
  expect(aboutUnit(edited, unit)).toEqual({
    ...edited,
    name: 'Atoms',
    wish: { ...edited.wish, skills },
  })
  expect(aboutUnit({ ...edited, name: 'Week 3' }, unit)).toMatchObject({
    name: 'Week 3',
    wish: { skills },
  })
})

test('a set about an idea is named after it, and after the next one, unless the teacher has named it', () => {
  const first = aboutIdea(newSet(new URLSearchParams()), 'AS4')
  expect(first.name).toBe('An atom has as many neutrons as protons')
  expect(aboutIdea(first, 'AS5').name).toBe('Neutrons carry an electric charge')
  expect(aboutIdea({ ...first, name: 'Week 3' }, 'AS5').name).toBe('Week 3')
  expect(aboutIdea({ ...newSet(new URLSearchParams()), name: 'Week 3' }, 'AS4')).toMatchObject({
    name: 'Week 3',
    kind: 'idea',
    wish: { misconception: 'AS4' },
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
