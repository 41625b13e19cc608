import type { Misconception } from './misconception.ts'

export const gases = {
  GA2: {
    idea: 'The pressure of a gas follows its volume, or changes by more than the ratio of the volumes.',
    correction:
      'At the same temperature the product of the two stays the same. In half the volume a gas has twice the pressure.',
  },
} as const satisfies Record<string, Misconception>
