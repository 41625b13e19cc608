import { addProfile } from './account/profile/profiles.ts'
import { createAuth } from './auth/auth.ts'
import { findSession } from './auth/session.ts'
import { endAllSessions, isStillSignedIn } from './auth/sessions.ts'
import type { AccountSetup } from './auth/setup.ts'
import { openClassGames } from './class-game/games.ts'
import { createLimits } from './limits/limits.ts'
import type { NetworkLimits } from './limits/network-limits.ts'
import type { SocketLimits } from './limits/socket-limits.ts'
import type { LiveServices } from './live/live-services.ts'
import type { MatchClock } from './live/match-clock.ts'
import { accountMails } from './mail/mails.ts'
import { openMatches } from './match/matches.ts'
import type { Tally } from './metrics/metrics.ts'
import type { Background } from './platform/background.ts'
import type { Bus } from './platform/bus.ts'
import type { Clock, Random } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { askCopy, type ReadCopy } from './platform/database/read-copy.ts'

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
  readonly matchClock: MatchClock
  readonly sockets: SocketLimits
  readonly networks: NetworkLimits
  readonly mailsPerHour: number
  readonly signUpsPerHour: number
  readonly tally: Tally
  /** Called when background work fails. */
  readonly onFailure: (error: unknown) => void
}

/** Builds the services that answer calls, on an open database. */
export function openServices(database: Database, parts: ServicesParts): LiveServices {
  const { matchDatabase, copy, sockets, networks, mailsPerHour, signUpsPerHour, onFailure } = parts
  const { background, clock, random, bus, publicOrigin, accounts, matchClock, tally } = parts
  const limits = createLimits(database, accounts.secret, sockets, networks, signUpsPerHour)
  const mails = accountMails({ database, clock, random, publicOrigin, mailsPerHour })
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
  const place = { secret: accounts.secret, isSecure: publicOrigin.startsWith('https:') }
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
    mailsPerHour,
    matches: openMatches({
      database: matchDatabase,
      bus,
      limits,
      clock,
      matchClock,
      random,
      tally,
      secret: accounts.secret,
      onFailure,
    }),
    games: openClassGames({
      database: matchDatabase,
      bus,
      clock,
      matchClock,
      random,
      secret: accounts.secret,
      onFailure,
    }),
    tally,
    accounts,
    publicOrigin,
    findSession: (headers) => findSession(database, place, headers, clock()),
    isStillSignedIn: (user) => isStillSignedIn(database, user, clock()),
  }
}
