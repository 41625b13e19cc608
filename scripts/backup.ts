import { backUp } from './backup/backup.ts'
import { runCopy } from './backup/run-copy.ts'

// Writes a backup of the database that the environment names, while it is in use.
// Run: npm run backup -- FILE

await runCopy('backup', backUp)
