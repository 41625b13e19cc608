/** @module-tag long */
import { expect, test } from 'vitest'

import { randomFrom } from '#quiz/random.ts'

import { losePower, recordAnswers } from './lose-power.ts'

test(
  'after a loss of power the embedded database opens with every acknowledged answer',
  {
    timeout: 300_000,
  },
  async () => {
    const recording = await recordAnswers('durable', 80)
    expect(await losePower(recording, 10, randomFrom('7'))).toEqual({ times: 10, problems: [] })
  },
)
