import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

import { StartupProblem } from '#server/platform/startup-problem.ts'

const APPLIED = 'kysely_migration'

/**
 * Brings the tables up to date, all or nothing. Several servers may do so at once: one works, the
 * others wait and find nothing left to do.
 * @returns the names of the migrations that were applied now
 * @throws StartupProblem when the database was used by a newer version, or a migration failed
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: APPLIED,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName
    throw await explain(database, migrations, failed, error)
  }
  return results.map(({ migrationName }) => migrationName)
}

async function explain<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
  failed: string | undefined,
  cause: unknown,
): Promise<StartupProblem> {
  const unknown = (await appliedNames(database)).filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    return new StartupProblem(
      `The database was used by a newer Periodic Wizard (it has ${unknown.join(', ')}). ` +
        'Start that version, or restore the backup that was made before the update.',
      { cause },
    )
  }
  const reason = cause instanceof Error ? cause.message : String(cause)
  const step = failed === undefined ? '' : ` at ${failed}`
  return new StartupProblem(`The database could not be brought up to date${step}: ${reason}`, {
    cause,
  })
}

/** The migrations that the database went through; none when it cannot tell. */
async function appliedNames<Tables>(database: Kysely<Tables>): Promise<readonly string[]> {
  try {
    const names = sql<{ name: string }>`select name from ${sql.table(APPLIED)} order by name`
    return (await names.execute(database)).rows.map(({ name }) => name)
  } catch {
    return []
  }
}
