import { fillFrom, requireEmpty } from '#scripts/operator/backup/postgres.ts'
import { readDump, type Summaries } from '#scripts/operator/dump/dump.ts'
import { withEmbedded } from '#scripts/operator/place/embedded-database.ts'
import { type Place, Refusal, requireDatabase } from '#scripts/operator/place/place.ts'
import { readDatabaseAddress } from '#server/platform/database-address.ts'

/**
 * Moves everything from the embedded database of a folder, which no server may use, to an empty
 * PostgreSQL, and compares each table there. The embedded database stays as it is.
 * @returns a report in words, table by table
 * @throws Refusal with the remedy; then the PostgreSQL stays empty
 */
export async function moveTo({ dataDir }: Place, databaseUrl: string): Promise<string> {
  if (readDatabaseAddress(databaseUrl) === null) {
    throw new Refusal('Usage: npm run move -- postgres://user:password@host:5432/name')
  }
  requireDatabase(dataDir)
  await requireEmpty(databaseUrl)
  const lines: string[] = []
  await withEmbedded(dataDir, ({ database }) => readDump(database, (line) => lines.push(line)))
  return inWords(await fillFrom(databaseUrl, lines), dataDir)
}

function inWords(summaries: Summaries, dataDir: string): string {
  const tables = Object.entries(summaries).map(([name, { rows }]) => `  ${name}: ${rows} rows`)
  return [
    'Moved, and compared row by row:',
    ...tables,
    `Start the server with DATABASE_URL now. What is in ${dataDir} stays as it was; unless SESSION_SECRET ` +
      'was set, set it to what the file session-secret there says, or all users are signed out.',
  ].join('\n')
}
