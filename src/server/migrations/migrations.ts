import type { Migration } from 'kysely/migration'

import { serverStarts } from './0001-server-starts.ts'
import { accounts } from './0002-accounts.ts'
import { learning } from './0003-learning.ts'
import { seasons } from './0004-seasons.ts'
import { matches } from './0005-matches.ts'
import { accountSafety } from './0006-account-safety.ts'
import { copyBeat } from './0008-copy-beat.ts'
import { chosenQuestions } from './0009-chosen-questions.ts'
import { passkeys } from './0010-passkeys.ts'
import { frequentRows } from './0011-frequent-rows.ts'
import { matchServers } from './0012-match-servers.ts'
import { noAddresses } from './0013-no-addresses.ts'
import { rowsOfMatches } from './0014-rows-of-matches.ts'
import { madeAnswers } from './0016-made-answers.ts'
import { names } from './0017-names.ts'
import { skillStates } from './0020-skill-states.ts'
import { writtenStarts } from './0021-written-starts.ts'
import { earnedXp } from './0022-earned-xp.ts'
import { help } from './0023-help.ts'
import { classes } from './0024-classes.ts'
import { assignments } from './0025-assignments.ts'
import { classGames } from './0026-class-games.ts'
import { topics } from './0027-topics.ts'
import { emailChanges } from './0028-email-changes.ts'
import { faultReports } from './0029-fault-reports.ts'
import { inactiveAccounts } from './0030-inactive-accounts.ts'
import { quietPractice } from './0031-quiet-practice.ts'
import { coTeachers } from './0034-co-teachers.ts'
import { matchKinds } from './0037-match-kinds.ts'
import { lateAnswers } from './0038-late-answers.ts'
import { playerNetworks } from './0039-player-networks.ts'
import { sureMistakes } from './0041-sure-mistakes.ts'
import { foldedStates } from './0042-folded-states.ts'
import { liveServers } from './0050-live-servers.ts'
import { pastAnswers } from './0056-past-answers.ts'
import { leftIn } from './0070-left-in.ts'
import { examDay } from './0074-exam-day.ts'

/** Every change of the tables, in order of its name. They only go forward. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-server-starts': serverStarts,
  '0002-accounts': accounts,
  '0003-learning': learning,
  '0004-seasons': seasons,
  '0005-matches': matches,
  '0006-account-safety': accountSafety,
  '0008-copy-beat': copyBeat,
  '0009-chosen-questions': chosenQuestions,
  '0010-passkeys': passkeys,
  '0011-frequent-rows': frequentRows,
  '0012-match-servers': matchServers,
  '0013-no-addresses': noAddresses,
  '0014-rows-of-matches': rowsOfMatches,
  '0016-made-answers': madeAnswers,
  '0017-names': names,
  '0020-skill-states': skillStates,
  '0021-written-starts': writtenStarts,
  '0022-earned-xp': earnedXp,
  '0023-help': help,
  '0024-classes': classes,
  '0025-assignments': assignments,
  '0026-class-games': classGames,
  '0027-topics': topics,
  '0028-email-changes': emailChanges,
  '0029-fault-reports': faultReports,
  '0030-inactive-accounts': inactiveAccounts,
  '0031-quiet-practice': quietPractice,
  '0034-co-teachers': coTeachers,
  '0037-match-kinds': matchKinds,
  '0038-late-answers': lateAnswers,
  '0039-player-networks': playerNetworks,
  '0041-sure-mistakes': sureMistakes,
  '0042-folded-states': foldedStates,
  '0050-live-servers': liveServers,
  '0056-past-answers': pastAnswers,
  '0070-left-in': leftIn,
  '0074-exam-day': examDay,
}
