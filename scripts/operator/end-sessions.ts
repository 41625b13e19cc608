import { endSessionsAt } from './account/end-sessions.ts'
import { runCommand } from './place/command.ts'

// Signs out an account everywhere, or everybody, while servers run or not.
// Run: npm run end-sessions -- ADDRESS, or: npm run end-sessions -- --all

await runCommand('end-sessions', '(ADDRESS | --all)', endSessionsAt)
