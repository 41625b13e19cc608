import { moveTo } from './move/move.ts'
import { runCommand } from './place/command.ts'

// Moves everything from the embedded database to an empty PostgreSQL, while no server runs.
// Run: npm run move -- DATABASE_URL

await runCommand('move', 'DATABASE_URL', moveTo)
