import { backUp } from './backup/backup.ts'
import { runCommand } from './place/command.ts'

// Writes a backup of the database that the environment names, while it is in use.
// Run: npm run backup -- FILE

await runCommand('backup', 'FILE', backUp)
