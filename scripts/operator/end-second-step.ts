import { endSecondStepAt } from './account/end-second-step.ts'
import { runCommand } from './place/command.ts'

// Takes the second step of signing in off an account, while servers run or not.
// Run: npm run end-second-step -- ADDRESS

await runCommand('end-second-step', 'ADDRESS', endSecondStepAt)
