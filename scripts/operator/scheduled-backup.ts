import { backUpInto } from './backup/rotate.ts'
import { runCommand } from './place/command.ts'

// Writes a backup into a folder and removes the oldest ones there. A server with BACKUP_DIR runs it daily.
// Run: node scripts/operator/scheduled-backup.ts FOLDER

await runCommand('scheduled-backup', 'FOLDER', (place, folder) =>
  backUpInto(place, folder, new Date()),
)
