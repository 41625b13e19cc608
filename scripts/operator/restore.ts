import { restore } from './backup/backup.ts'
import { runCommand } from './place/command.ts'

// Fills the empty database that the environment names from a backup. Run: npm run restore -- FILE

await runCommand('restore', 'FILE', restore)
