import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const ROOMS = ['chemistry', 'quiz', 'match', 'contract', 'server']

/** The next version of the server, in a checkout of its own. */
export type NextVersion = { readonly version: string; readonly main: string }

/** Makes a version of this checkout that differs in its number and in one more migration. */
export function makeNextVersion(folder: string): NextVersion {
  for (const room of ROOMS) {
    cpSync(join(ROOT, 'src', room), join(folder, 'src', room), { recursive: true })
  }
  for (const name of ['node_modules', 'dist']) symlinkSync(join(ROOT, name), join(folder, name))
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8')
  const version = '99.0.0'
  writeFileSync(
    join(folder, 'package.json'),
    manifest.replace(/"version": ".*"/, `"version": "${version}"`),
  )
  const migrations = join(folder, 'src/server/migrations/migrations.ts')
  writeFileSync(
    migrations,
    `import { sql } from 'kysely'\nimport { runInOrder } from './statements.ts'\n${readFileSync(
      migrations,
      'utf8',
    ).replace(
      /\n\}\s*$/,
      `\n  '9999-next': runInOrder([
        sql\`create table next_things (id uuid primary key)\`,
        sql\`alter table match_answers add column next_thing text\`,
        sql\`alter table answers add column next_thing text\`,
      ]),\n}\n`,
    )}`,
  )
  return { version, main: join(folder, 'src/server/main.ts') }
}
