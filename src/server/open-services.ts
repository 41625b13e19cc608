import { asking } from './accounts/auth-problem.ts'
import { createAuth } from './accounts/auth.ts'
import { createLimits } from './accounts/limits.ts'
import { accountMails } from './accounts/mails.ts'
import { addProfile } from './accounts/profiles.ts'
import { findSession } from './accounts/session.ts'
import { endAllSessions, isStillSignedIn } from './accounts/sessions.ts'
import type { AccountSetup } from './accounts/setup.ts'
import type { SocketLimits } from './live/socket-limits.ts'
import { openMatches } from './matches/matches.ts'
import type { Pace } from './matches/pace.ts'
import type { Tally } from './metrics/metrics.ts'
import type { Background } from './platform/background.ts'
import type { Bus } from './platform/bus.ts'
import type { Clock, Random } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { askCopy, type ReadCopy } from './platform/read-copy.ts'
import type { Services } from './services.ts'

export type ServicesParts = {
  /** The same database over connections of its own: matches go on while calls wait for theirs. */
  readonly matchDatabase: Database
  readonly copy: ReadCopy | null
  readonly clock: Clock
  readonly random: Random
  readonly bus: Bus
  readonly background: Background
  readonly publicOrigin: string
  readonly accounts: AccountSetup
  readonly pace: Pace
  readonly sockets: SocketLimits
  readonly tally: Tally
  /** Told when something fails that nobody waits for. */
  readonly onFailure: (error: unknown) => void
}

/** Builds what answers calls, on an open database. */
export function openServices(database: Database, parts: ServicesParts): Services {
  const { matchDatabase, copy, sockets, onFailure } = parts
  const { background, clock, random, bus, publicOrigin, accounts, pace, tally } = parts
  const limits = createLimits(database, sockets)
  const mails = accountMails({ database, clock, random, publicOrigin })
  const auth = createAuth({
    database,
    random,
    background,
    publicOrigin,
    mails: {
      ...mails,
      async alreadySignedUp(to) {
        const isEnough = await limits.usedUp('noticeByAccount', [to.email])
        if (isEnough.size === 0) await mails.alreadySignedUp(to)
      },
    },
    ...accounts,
    async onPasswordReset(user) {
      await endAllSessions(database, user.id)
      await mails.passwordChanged(user)
      bus.publish({ kind: 'sessions', userId: user.id })
    },
    async onSignedUp(user) {
      await addProfile(database, user)
    },
  })
  return {
    database,
    askCopy: askCopy(database, copy),
    auth,
    background,
    bus,
    clock,
    random,
    limits,
    mails,
    matches: openMatches({
      database: matchDatabase,
      bus,
      limits,
      clock,
      pace,
      random,
      tally,
      onFailure,
    }),
    tally,
    accounts,
    publicOrigin,
    findSession: (headers) => asking(findSession(auth, headers, clock())),
    isStillSignedIn: (user) => isStillSignedIn(database, user, clock()),
  }
}
