import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

import { unpackDump } from '#scripts/operator/dump/dump-file.ts'
import { loadDump, type Summaries } from '#scripts/operator/dump/dump.ts'
import { Refusal } from '#scripts/operator/place/place.ts'
import { readDatabaseAddress } from '#server/platform/database-address.ts'
import { codeOf } from '#server/platform/database/in-transaction.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'

import { countRows, type Counts, countsOf, inWords } from './row-counts.ts'
import { writeWhole } from './whole-file.ts'

/** Returns the parts of an address as environment variables of the PostgreSQL programs. */
const PARAMETERS: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
}

/**
 * Writes a backup of a PostgreSQL while it runs, as of one moment, with `pg_dump`.
 * @throws Refusal when the program is missing or fails
 */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<void> {
  await writeWhole(file, async (part) => {
    await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges'], databaseUrl, part.fd)
  })
}

/**
 * Fills an empty database from a backup with `pg_restore`, all or nothing.
 * @returns the row counts of the database
 * @throws Refusal when the database is not empty, or the program is missing or fails
 */
export async function restorePostgres(databaseUrl: string, file: string): Promise<Counts> {
  await requireEmpty(databaseUrl)
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  const { pathname } = new URL(readDatabaseAddress(databaseUrl)?.urls[0] ?? databaseUrl)
  const name = decodeURIComponent(pathname.slice(1))
  await run('pg_restore', [...options, '--dbname', name, file], databaseUrl, 'ignore')
  return countsAt(databaseUrl)
}

/**
 * Fills an empty database from a dump of the embedded one.
 * @returns the row counts of the database
 * @throws Refusal when the database is not empty, or is not the same as the dump afterwards
 */
export async function restoreDumpInto(
  databaseUrl: string,
  file: string,
  key?: string,
): Promise<Counts> {
  return countsOf(await fillFrom(databaseUrl, unpackDump(readFileSync(file), key)))
}

/**
 * Fills an empty database from the lines of a dump.
 * @returns what its tables hold, which is what the dump says
 * @throws Refusal when it is not empty, or is not the same as the dump afterwards
 */
export async function fillFrom(databaseUrl: string, lines: readonly string[]): Promise<Summaries> {
  await requireEmpty(databaseUrl)
  const database = openPostgres(databaseUrl, 'migrating', () => {})
  try {
    return await loadDump(database, lines)
  } finally {
    await database.destroy()
  }
}

/** @throws Refusal when a database has tables */
export async function requireEmpty(databaseUrl: string): Promise<void> {
  const before = await countsAt(databaseUrl)
  if (before.size === 0) return
  throw new Refusal(
    `The database of DATABASE_URL is not empty: it has ${inWords(before)}. ` +
      'Create an empty one and name that.',
  )
}

async function countsAt(databaseUrl: string): Promise<Counts> {
  const database = openPostgres(databaseUrl, 'migrating', () => {})
  try {
    return await countRows(database)
  } finally {
    await database.destroy()
  }
}

/**
 * Runs a program of PostgreSQL. The password goes through the environment because other users of
 * the machine can read arguments.
 */
async function run(
  program: string,
  args: readonly string[],
  databaseUrl: string,
  out: number | 'ignore',
): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...variablesOf(databaseUrl) },
    stdio: ['ignore', out, 'pipe'],
  })
  const said = child.stderr === null ? '' : text(child.stderr)
  try {
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Refusal(`${program} failed:\n${(await said).trim()}`)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    throw new Refusal(
      `${program} was not found. Install PostgreSQL's client programs, of the server's version or newer.`,
    )
  }
}

function variablesOf(databaseUrl: string): Readonly<Record<string, string>> {
  const urls = (readDatabaseAddress(databaseUrl)?.urls ?? []).map((url) => new URL(url))
  const [{ username, password, pathname, searchParams } = new URL(databaseUrl)] = urls
  const given = {
    PGHOST: urls.map(({ hostname }) => hostname.replaceAll(/^\[|\]$/g, '')).join(','),
    PGPORT: urls.some(({ port }) => port) ? urls.map(({ port }) => port || '5432').join(',') : '',
    PGTARGETSESSIONATTRS: urls.length > 1 ? 'read-write' : '',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(
      [...searchParams].flatMap(([name, value]) => {
        const variable = PARAMETERS[name]
        return variable === undefined ? [] : [[variable, value]]
      }),
    ),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}
