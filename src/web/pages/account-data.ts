/**
 * The data that the server keeps of an account and of its visitors, for how long, and in which of
 * its tables. `kept` are the words of the register of all columns: where they change, the text has to follow.
 */
export const accountData = [
  {
    tables: ['users', 'accounts', 'profiles'],
    kept: ['as long as the account'],
    text: 'Your e-mail address, a hash of your password or the number of your Google account, the name that others see, whether that name was hidden or you were taken off the leaderboard, and the last day on which you were signed in are kept until you delete the account.',
  },
  {
    tables: ['passkeys', 'second_factors'],
    kept: ['as long as the account'],
    text: 'Your passkeys, and the encrypted secret and backup codes of two-step sign-in, are kept until you remove them or delete the account.',
  },
  {
    tables: ['sessions'],
    kept: ['7 days after the last use, 30 days at most'],
    text: 'For each browser that is signed in, we keep since when it is and what it calls itself: 7 days after the last use, and 30 days at most.',
  },
  {
    tables: ['user_sessions'],
    kept: [
      'as long as PAGES_KEPT_DAYS says after the page was last seen, 90 days unless set; 100 pages at most',
    ],
    text: 'For each page that you have open while signed in, we keep when that was and what the browser calls itself: 90 days unless the people who run this have chosen another time, and 100 pages at most.',
  },
  {
    tables: [
      'user_settings',
      'user_progress',
      'bookmarks',
      'skill_states',
      'guest_imports',
      'past_answers',
    ],
    kept: ['as long as the account'],
    text: 'Your settings, bookmarks, totals and streaks, and how far you are with each skill, are kept until you delete the account.',
  },
  {
    tables: ['answers'],
    kept: ['as long as ANSWERS_KEPT_DAYS says; as long as the account without it'],
    text: 'Your answers with their times, hints and second tries are kept until you delete the account. The people who run this may have chosen a time, of more than a year, after which answers are shortened to the kind of question, the day, and whether they were right, with help and sure.',
  },
  {
    tables: ['issued_questions'],
    kept: [
      'as long as ISSUED_QUESTIONS_KEPT_DAYS says, 30 days unless set; 10,000 questions at most',
    ],
    text: 'The questions that you were given are kept for 30 days unless the people who run this have chosen another time, the latest 10,000 at most.',
  },
  {
    tables: ['xp_ledger', 'standings', 'ratings'],
    kept: ['as long as the account'],
    text: 'Your XP and what gave it, and your rating in matches, are kept until you delete the account.',
  },
  {
    tables: ['match_queue', 'live_match'],
    kept: ['as long as the search', 'as long as the match goes on'],
    text: 'That you search for an opponent or play is kept until the match is over.',
  },
  {
    tables: ['player_networks'],
    kept: ['two weeks'],
    text: 'Keyed hashes of the networks from which you searched for opponents, which differ every week, are kept for two weeks at most, so that a few accounts in one place cannot win XP from each other again and again.',
  },
  {
    tables: ['match_invitations'],
    kept: ['an hour after it was made or after its last match, and a day'],
    text: 'An invitation to a match, and which friend played it, is kept until a day after it has ended.',
  },
  {
    tables: ['match_players', 'match_answers'],
    kept: [
      'as long as MATCHES_KEPT_DAYS says; for good without it; without the account once that is deleted',
      'as long as MATCHES_KEPT_DAYS says; for good without it',
    ],
    text: 'Your matches, with scores, times and the options that you chose, stay after you delete the account, but no longer lead to you. The people who run this may have chosen a time after which matches are deleted.',
  },
  {
    tables: ['class_games', 'class_game_players', 'class_game_answers'],
    kept: ['as long as CLASS_GAMES_KEPT_DAYS says, 30 days unless set'],
    text: 'A class game that you host is kept for 30 days unless the people who run this have chosen another time, or until you delete it: when you made it, the names under which players joined, and the options that they chose with their times. Players need no account, and nothing of it leads to theirs.',
  },
  {
    tables: ['name_reports'],
    kept: ['as long as both accounts'],
    text: 'Names that you report, and reports of your name, are kept until one of the two accounts is deleted.',
  },
  {
    tables: ['fault_reports'],
    kept: ['a year at most, or as long as the account'],
    text: 'Mistakes that you report in a question or a value are kept with your sentence for a year at most, and with an account until you delete it. Reports of guests hold nothing about them but that sentence.',
  },
  {
    tables: ['fault_acts'],
    kept: ['for good'],
    text: 'When a report of a mistake was answered, and by which of the people who run this, is kept for good, without the account that has sent it.',
  },
  {
    tables: ['moderation_acts'],
    kept: ['for good'],
    text: 'What the people who run this decide about a name is kept for good, with the name and the number of the account, so that decisions can be checked.',
  },
  {
    tables: ['question_sets', 'set_versions', 'classes'],
    kept: ['as long as the account', 'as long as the class'],
    text: 'Your sets, your classes and the work that you give them are kept until you delete the account. A class that has not been used for 13 months is deleted. You get a mail a month before.',
  },
  {
    tables: ['class_teachers'],
    kept: ['as long as the teaching'],
    text: 'That you teach a class of another teacher, since when, and a keyed hash of the invitation by which you came are kept until you leave the class, are removed or the class is deleted. An open invitation is a keyed hash that is deleted after 7 days.',
  },
  {
    tables: ['class_members', 'member_sessions', 'assignment_runs', 'assignment_answers'],
    kept: ['as long as the membership', 'half a year at most', 'as long as the assignment'],
    text: 'The nickname and the answers of a member of a class are kept until the member leaves or is removed, or the teacher deletes the work or the class. Without an account, a keyed hash of the member card is kept as long, and hashes of the devices that are signed in for half a year at most.',
  },
  {
    tables: ['outgoing_mails'],
    kept: ['as long as MAILS_KEPT_DAYS says, 7 days unless set'],
    text: 'Mails to you are kept for 7 days unless the people who run this have chosen another time.',
  },
  {
    tables: ['email_changes'],
    kept: ['7 days'],
    text: 'When you change your e-mail address, both addresses are kept for 7 days, so that the change can be undone.',
  },
  {
    tables: ['verifications'],
    kept: ['a day at most'],
    text: 'Hashes of the links in these mails, and that you have begun to sign in with Google, a passkey or a code, are kept for a day at most.',
  },
  {
    tables: ['rate_limits'],
    kept: ['until the limit is free again, a day at most'],
    text: 'Keyed hashes of network addresses and accounts, by which we slow down floods of requests, are kept for a day at most.',
  },
] as const
