import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'

import { giveOrder } from '#scripts/operator/place/order.ts'
import { type Place, Refusal } from '#scripts/operator/place/place.ts'
import {
  moderatedSchema,
  type ModerationCommand,
  moderationCommandSchema,
} from '#server/moderation/command.ts'
import { moderate } from '#server/moderation/moderate.ts'

/** How the command is written. */
export const MODERATE_USAGE = `COMMAND, which is one of
  list                     the players with open reports
  log                      the last acts of operators
  hide PLAYER [NOTE]       others see a generated name instead
  rename PLAYER [NAME]     the player gets this name, or a generated one
  ban PLAYER [NOTE]        the player is kept off the leaderboard
  dismiss PLAYER [NOTE]    the name stays, and its reports are settled
  undo ACT [NOTE]          takes an act back
  faults                   the open reports of mistakes in questions and values
  close REPORT [NOTE]      a report of a mistake is answered
  reopen REPORT [NOTE]     it is not answered yet
PLAYER is an id, an email address or a name.`

const surroundings = {
  clock: Date.now,
  random: { uuid: () => randomUUID(), fraction: Math.random },
}

/**
 * Carries out a command about names, on servers that run too.
 * @returns a report in words
 * @throws Refusal with the remedy
 */
export async function moderateAt(place: Place, words: readonly string[]): Promise<string> {
  const read = moderationCommandSchema.safeParse(commandOf(words))
  if (!read.success) throw new Refusal(`Usage: npm run moderate -- ${MODERATE_USAGE}`)
  const command = read.data
  const operator = userInfo().username
  const moderated = await giveOrder(place, {
    path: '/moderate',
    body: { command, operator },
    answer: moderatedSchema,
    run: (database) => moderate({ database, ...surroundings }, command, operator),
  })
  const text = (moderated?.lines ?? []).join('\n')
  if (moderated?.isDone !== true) throw new Refusal(text)
  return text
}

function commandOf([kind = '', subject, ...rest]: readonly string[]): ModerationCommand | null {
  const note = rest.join(' ')
  switch (kind) {
    case 'list':
    case 'log':
    case 'faults':
      return subject === undefined ? { kind } : null
    case 'hide':
    case 'ban':
    case 'dismiss':
      return subject === undefined ? null : { kind, whom: subject, note }
    case 'rename':
      return subject === undefined
        ? null
        : { kind, whom: subject, name: note === '' ? null : note, note: '' }
    case 'close':
    case 'reopen':
      return subject === undefined ? null : { kind, report: subject, note }
    case 'undo':
      return subject === undefined ? null : { kind, act: subject, note }
    default:
      return null
  }
}
