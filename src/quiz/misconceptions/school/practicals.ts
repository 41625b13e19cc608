import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const practicals = {
  RA1: {
    idea: 'A faster reaction gives more product.',
    correction: 'How much forms depends on what runs out. The rate only says how soon it is there.',
  },
  RA2: {
    idea: 'The rate is the time that a reaction takes.',
    correction: 'The rate is a change divided by the time. A longer time is a lower rate.',
  },
  RA6: {
    idea: 'The mass of the metal or the fuel is warmed, not that of the water.',
    correction:
      'The water takes up the heat, so its mass counts. The amount of the substance comes in at the end.',
  },
  RA7: {
    idea: 'Any level or difference of levels in an energy profile can be the activation energy.',
    correction:
      'It is the climb from where a reaction starts to the peak. The way back starts from the products.',
  },
} as const satisfies Record<string, Misconception>
