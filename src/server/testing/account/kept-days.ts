import type { KeptDays } from '#server/env.ts'

/** For how many days a server keeps what it can do without, unless its operator says otherwise. */
export const keptByDefault: KeptDays = {
  accounts: undefined,
  answers: undefined,
  matches: undefined,
  classGames: 30,
  issuedQuestions: 30,
  mails: 7,
  pages: 90,
}
