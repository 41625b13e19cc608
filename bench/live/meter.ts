import { busySeconds, processorSeconds } from './machine.ts'

/** Processor time by its users: servers and databases, each with its child processes. */
export type Measured = {
  readonly serverPids: readonly number[]
  readonly databasePids: readonly number[]
}

/** Seconds, of the wall clock and of the processor. */
export type Spent = {
  readonly wall: number
  readonly server: number
  readonly database: number
  /** Of this program, which plays. */
  readonly players: number
  readonly all: number
}

/** Adds up processor time over spans of time. */
export type Meter = {
  readonly begin: () => void
  readonly end: () => void
  readonly spent: () => Spent
}

export function createMeter({ serverPids, databasePids }: Measured): Meter {
  let sum: Spent = { wall: 0, server: 0, database: 0, players: 0, all: 0 }
  let begun: Spent | null = null
  return {
    begin() {
      begun ??= read()
    },
    end() {
      if (begun !== null) sum = plus(sum, read(), begun)
      begun = null
    },
    spent: () => sum,
  }

  function read(): Spent {
    const { user, system } = process.cpuUsage()
    return {
      wall: performance.now() / 1000,
      server: processorSeconds(serverPids),
      database: processorSeconds(databasePids),
      players: (user + system) / 1e6,
      all: busySeconds(),
    }
  }
}

function plus(sum: Spent, now: Spent, before: Spent): Spent {
  return {
    wall: sum.wall + now.wall - before.wall,
    server: sum.server + now.server - before.server,
    database: sum.database + now.database - before.database,
    players: sum.players + now.players - before.players,
    all: sum.all + now.all - before.all,
  }
}
