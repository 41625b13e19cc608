import { listenAnywhere } from '#server/testing/raw.ts'

import { openMigrated, unlimitedApp } from './unlimited-app.ts'

// The server that bench/parts/http.ts asks, as a process of its own: DATABASE_URL names its database.
const app = await unlimitedApp(await openMigrated(process.env['DATABASE_URL'] ?? ''))
process.stdout.write(`${await listenAnywhere(app)}\n`)
