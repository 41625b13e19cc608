import { MODERATE_USAGE, moderateAt } from './moderate/moderate.ts'
import { runCommandWith } from './place/command.ts'

// Handles the names of players, while servers run or not: lists reports, hides, renames, keeps off the
// leaderboard, and takes back. Lists, closes and reopens reports of mistakes in questions and values.
// Run: npm run moderate -- list

await runCommandWith('moderate', MODERATE_USAGE, moderateAt)
