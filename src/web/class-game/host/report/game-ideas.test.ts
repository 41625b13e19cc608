import { expect, test } from 'vitest'

import { ideasOfGame } from './game-ideas.ts'

function chosen(idea: string | null, correction: string, ...players: string[]) {
  return { option: 1, idea, correction, players }
}

test('an idea behind options of several questions is one line, and a player counts once', () => {
  const questions = [
    {
      question_id: 'first',
      counts: [2, 1, 1, 0],
      ideas: [chosen('Mass is neutrons.', 'Subtract.', 'Ada')],
    },
    {
      question_id: 'second',
      counts: [1, 2, 0, 1],
      ideas: [
        chosen('Mass is neutrons.', 'Count them.', 'Ada', 'Ben'),
        chosen(null, 'That is the group.', 'Mina'),
      ],
    },
    {
      question_id: 'third',
      counts: [0, 1, 0, 0],
      ideas: [chosen(null, 'That is the period.', 'Otto')],
    },
  ]
  expect(ideasOfGame(questions)).toEqual([
    {
      idea: 'Mass is neutrons.',
      correction: 'Subtract.',
      players: ['Ada', 'Ben'],
      answered: 4,
      questionId: 'first',
      option: 1,
    },
    {
      idea: null,
      correction: 'That is the group.',
      players: ['Mina'],
      answered: 4,
      questionId: 'second',
      option: 1,
    },
    {
      idea: null,
      correction: 'That is the period.',
      players: ['Otto'],
      answered: 1,
      questionId: 'third',
      option: 1,
    },
  ])
})
