import { expect, test } from 'vitest'

import { gameCsv } from './game-csv.ts'

function asked(...players: string[]) {
  return {
    question_id: 'as-e3.1.1',
    text: 'How many neutrons does ²³Na have, in "one" atom?',
    options: ['12', '11', '23', '−34'],
    right: 0,
    explanation: 'The mass number less the atomic number.',
    counts: [5, 0, players.length, 1],
    missing: 2,
    ideas: [
      { option: 2, idea: 'Takes the mass number', correction: '23 counts protons too.', players },
      { option: 3, idea: null, correction: 'Neutrons are not added.', players: ['Otto'] },
    ],
  }
}

test('the report of a game is a line for each question, with the players of each idea', () => {
  expect(gameCsv([asked('Mina', 'Ada')])).toBe(
    [
      'Question,Id,Text,Right answer,Right,Wrong,Not answered,Option A,Chose A,Idea of A,Players of A,Option B,Chose B,Idea of B,Players of B,Option C,Chose C,Idea of C,Players of C,Option D,Chose D,Idea of D,Players of D',
      '1,as-e3.1.1,"How many neutrons does ²³Na have, in ""one"" atom?",12,5,3,2,12,5,,,11,0,,,23,2,Takes the mass number,"Mina\nAda",−34,1,Neutrons are not added.,Otto',
      '',
    ].join('\r\n'),
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])(
  'J11 the name %j of a player is not a formula in a table',
  (name) => {
    expect(gameCsv([asked(name, 'Ada')])).toContain(`"'${name}\nAda"`)
  },
)
