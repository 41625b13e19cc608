import { restore } from './backup/backup.ts'
import { runCopy } from './backup/run-copy.ts'

// Fills the empty database that the environment names from a backup. Run: npm run restore -- FILE

await runCopy('restore', restore)
