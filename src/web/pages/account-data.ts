/** What the server keeps of an account and of its visitors, for how long, and in which of its tables. */
export const accountData = [
  {
    tables: ['users', 'accounts', 'profiles'],
    holds:
      'your e-mail address, a hash of your password or the number of your Google account, the name that others see, and what operators have decided about that name',
    kept: 'until you delete the account',
  },
  {
    tables: ['passkeys', 'second_factors'],
    holds: 'your passkeys, and the secret and backup codes of two-step sign-in, encrypted',
    kept: 'until you remove them or delete the account',
  },
  {
    tables: ['sessions'],
    holds: 'each browser that is signed in: since when, and what it calls itself',
    kept: '7 days after the last use, 30 days at most',
  },
  {
    tables: ['user_sessions'],
    holds: 'each page that you had open: when, and what the browser calls itself',
    kept: '90 days, 100 pages at most',
  },
  {
    tables: [
      'user_settings',
      'user_progress',
      'bookmarks',
      'answers',
      'skill_states',
      'guest_imports',
    ],
    holds:
      'your settings, bookmarks, answers with their times, totals and streaks, and how far you are with each skill',
    kept: 'until you delete the account',
  },
  {
    tables: ['issued_questions'],
    holds: 'the questions that you were given',
    kept: '30 days',
  },
  {
    tables: ['xp_ledger', 'standings', 'ratings'],
    holds: 'your XP, and what gave it, and your rating in matches',
    kept: 'until you delete the account',
  },
  {
    tables: ['match_queue', 'live_match'],
    holds: 'that you search for an opponent or play',
    kept: 'until the match is over',
  },
  {
    tables: ['match_players', 'match_answers'],
    holds: 'your matches: scores, times and the options that you chose',
    kept: 'without your name and account once you delete the account',
  },
  {
    tables: ['name_reports'],
    holds: 'the names that you report, and reports of your name',
    kept: 'until one of the two accounts is deleted',
  },
  {
    tables: ['moderation_acts'],
    holds: 'what operators decided about your name, with the name and the number of the account',
    kept: 'for good, so that decisions can be checked',
  },
  {
    tables: ['outgoing_mails'],
    holds: 'mails to you',
    kept: '7 days',
  },
  {
    tables: ['verifications'],
    holds: 'hashes of the links in these mails',
    kept: 'a day at most',
  },
  {
    tables: ['rate_limits'],
    holds: 'hashes of network addresses and accounts, to slow down floods of requests',
    kept: 'a day at most',
  },
] as const
