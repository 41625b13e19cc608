import { parseArgs } from 'node:util'

import { randomFrom } from '#quiz/random.ts'

import { losePower, recordAnswers } from './power-loss/lose-power.ts'

/*
 * Loses the power of the embedded database at moments that chance picks, and opens what is left: every
 * acknowledged answer has to be there. What a database does to its disk is recorded, and replayed up to the
 * moment of the loss with all that was synced and a part of the rest. With --careless the database runs as
 * its package has it by default, which shows that the rig notices.
 *
 *     node scripts/rigs/power-loss.ts [--losses 60] [--answers 200] [--seed 1] [--careless]
 */
const { values } = parseArgs({
  options: {
    losses: { type: 'string', default: '60' },
    answers: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    careless: { type: 'boolean', default: false },
  },
})

const answers = Number(values.answers)
const recording = await recordAnswers(values.careless ? 'careless' : 'durable', answers)
const syncs = recording.operations.filter(({ kind }) => kind === 'synced').length
const { times, problems } = await losePower(
  recording,
  Number(values.losses),
  randomFrom(values.seed),
)
process.stdout.write(
  `${answers} answers, ${recording.operations.length} operations on the disk, ${syncs} of them syncs\n` +
    `${times} losses of power, seed ${values.seed}: ${problems.length} problems\n` +
    problems.map((problem) => `${problem}\n`).join(''),
)
process.exitCode = problems.length === 0 ? 0 : 1
