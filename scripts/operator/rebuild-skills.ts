import { rebuildSkillsAt } from './account/rebuild-skills.ts'
import { runCommand } from './place/command.ts'

// Makes the skill states of an account, or of all accounts, again from their answers.
// Run: npm run rebuild-skills -- ADDRESS, or: npm run rebuild-skills -- --all

await runCommand('rebuild-skills', '(ADDRESS | --all)', rebuildSkillsAt)
