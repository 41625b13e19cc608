import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'

import { endSecondStep } from './account/end-second-step.ts'
import { endSessions } from './account/end-sessions.ts'
import { sweepInactiveAccounts } from './account/inactive-accounts.ts'
import { sweepAccounts } from './account/sweep.ts'
import type { OriginRule } from './api/guards.ts'
import { sweepClassGames } from './class-game/sweep.ts'
import { sweepClasses } from './classroom/sweep-classes.ts'
import { startDailyBackup } from './daily-backup.ts'
import type { Environment } from './env.ts'
import { rebuildStatesOf } from './learning/skill-states.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import { smtpSender } from './mail/smtp.ts'
import { sweepInvitations } from './match/invitations/invitations.ts'
import { backlogReader } from './metrics/backlog.ts'
import { diskReader } from './metrics/disk.ts'
import type { Metrics } from './metrics/metrics.ts'
import { poolReader } from './metrics/pools.ts'
import { moderationOrderSchema } from './moderation/command.ts'
import { moderate } from './moderation/moderate.ts'
import type { Bus } from './platform/bus.ts'
import type { Clock, Random } from './platform/clock.ts'
import type { OpenedDatabase } from './platform/database/open-database.ts'
import { type ReadCopy, watchCopy } from './platform/database/read-copy.ts'
import { serveOperator } from './platform/operator-socket.ts'
import { shortenOldAnswers } from './user-data/old-answers.ts'

const SWEEP_MS = 10 * 60 * 1000

type JobParts = {
  readonly environment: Environment
  readonly opened: OpenedDatabase
  readonly origin: OriginRule
  readonly copy: ReadCopy | null
  readonly metrics: Metrics
  readonly bus: Bus
  readonly clock: Clock
  readonly random: Random
  readonly log: FastifyBaseLogger
}

/**
 * Starts the background work of the server.
 * @returns a function that ends it and settles when none of them uses the database
 */
export async function startJobs(parts: JobParts): Promise<() => Promise<void>> {
  const { environment, opened, copy, metrics, clock, log } = parts
  const { database, matchDatabase } = opened
  const { smtpUrl, supportEmail } = environment
  const onFailure = (error: unknown) => {
    metrics.failed()
    log.warn({ err: error }, 'a background job failed')
  }
  addReaders(parts)
  const stopMail =
    smtpUrl === undefined
      ? nothing
      : startMailWorker({ database, clock, send: smtpSender(smtpUrl, supportEmail), onFailure })
  const stopCopy = copy === null ? nothing : watchCopy(copy, database, onFailure)
  const closeOperator = await operatorOf(parts)
  const { backupDir, backupKey, dataDir } = environment
  const stopBackup =
    backupDir === undefined
      ? nothing
      : startDailyBackup({
          folder: backupDir,
          dataDir,
          key: backupKey,
          clock,
          onDone: (words) => log.info(words),
          onFailure,
        })
  const sweeping = setInterval(() => {
    sweep(parts).catch(onFailure)
  }, SWEEP_MS)
  sweeping.unref()
  return async () => {
    clearInterval(sweeping)
    await stopBackup()
    await Promise.all([stopMail(), stopCopy(), closeOperator()])
    await copy?.database.destroy()
    if (matchDatabase !== database) await matchDatabase.destroy()
  }
}

function addReaders({ environment, opened, copy, metrics, clock }: JobParts): void {
  const sendsMail = environment.smtpUrl !== undefined
  metrics.read(backlogReader({ database: opened.database, clock, sendsMail }))
  if (opened.pools === null) metrics.read(diskReader(environment.dataDir))
  else metrics.read(poolReader(opened.pools))
  if (copy !== null) metrics.read(copyReader(copy))
}

/**
 * Reads the lag of the read copy. A copy that does not answer has no lag, and an alert reports that
 * it is missing.
 */
function copyReader(copy: ReadCopy) {
  return async () => {
    const lagMs = copy.lagMs()
    return lagMs === null ? {} : { pw_replica_lag_seconds: lagMs / 1000 }
  }
}

/** Runs operator commands on the embedded database in the server that has it open. */
async function operatorOf({
  environment,
  opened,
  bus,
  clock,
  random,
  log,
}: JobParts): Promise<() => Promise<void>> {
  if (opened.backUp === null) return nothing
  try {
    return await serveOperator(environment.dataDir, {
      backUp: opened.backUp,
      async endSessions(email) {
        const ended = await endSessions(opened.database, email)
        for (const change of ended?.changes ?? []) bus.publish(change)
        return ended
      },
      async endSecondStep(email) {
        const ended = await endSecondStep({ database: opened.database, clock, random }, email)
        for (const change of ended?.changes ?? []) bus.publish(change)
        return ended
      },
      async moderate(body) {
        const { command, operator } = moderationOrderSchema.parse(body)
        const parts = { database: opened.database, clock, random }
        const moderated = await moderate(parts, command, operator)
        for (const change of moderated.changes) bus.publish(change)
        return moderated
      },
      rebuildSkills: (email) => rebuildStatesOf(opened.database, email),
    })
  } catch (error) {
    log.warn(
      { err: error },
      'the commands of the operator need this server to be stopped: there is no socket for them',
    )
    return nothing
  }
}

type SweepParts = Pick<JobParts, 'origin' | 'bus' | 'clock' | 'random'> & {
  readonly environment: Pick<Environment, 'keptDays' | 'mailsPerHour'>
  readonly opened: Pick<OpenedDatabase, 'database' | 'backUp'>
}

/**
 * Deletes whatever has been kept for as long as it may be. The embedded database does not tidy up by itself: it
 * plans badly without statistics, and keeps all of its write-ahead log, which it reads again after a crash, until a
 * checkpoint writes everything out.
 */
export async function sweep({
  environment,
  opened,
  origin,
  bus,
  clock,
  random,
}: SweepParts): Promise<void> {
  const { database, backUp } = opened
  const { keptDays, mailsPerHour } = environment
  const { publicOrigin } = origin
  // Before the sessions that say who has come are deleted.
  await sweepInactiveAccounts(
    { database, bus, clock, random, mailsPerHour, publicOrigin },
    keptDays.accounts,
  )
  await sweepAccounts(database, clock(), keptDays)
  if (keptDays.answers !== undefined) await shortenOldAnswers(database, clock(), keptDays.answers)
  await sweepClasses({ database, clock, random })
  await sweepInvitations(database, clock())
  await sweepClassGames(database, clock(), keptDays.classGames)
  if (backUp === null) return
  await sql`vacuum analyze`.execute(database)
  await sql`checkpoint`.execute(database)
}

async function nothing(): Promise<void> {}
