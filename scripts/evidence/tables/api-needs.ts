import type { CallName } from '#contract/calls.ts'

/** Something the product has to ask a server for, what it asks, and the test that proves it. */
export type Need = {
  readonly what: string
  /** The calls that serve it; a text where it is no call. */
  readonly served: readonly CallName[] | string
  readonly provedBy: readonly (readonly [file: string, title: string])[]
}

const MAIL = 'src/server/mail/mail.test.ts'
const SIGN_IN = 'src/server/account/sign-in/sign-in.test.ts'
const ABUSE = 'src/server/account/sign-in/abuse.test.ts'
const SECOND = 'src/server/account/sign-in/second-factor.test.ts'
const PASSKEYS = 'src/server/account/sign-in/passkeys.test.ts'
const GOOGLE = 'src/server/account/sign-in/google.test.ts'
const SUMMARY = 'src/server/practice/practice-summary.test.ts'
const USER_DATA = 'src/server/user-data/user-data.test.ts'
const PRACTICE = 'src/server/practice/practice.test.ts'
const STANDINGS = 'src/server/leaderboard/standings.test.ts'
const AUDIENCE = 'src/server/live/audience.test.ts'
const SEARCH = 'src/server/match/search/search.test.ts'
const MATCH = 'src/server/match/whole-match.test.ts'
const PAST = 'src/server/match/past/past-matches.test.ts'
const ACCESS = 'src/server/access.test.ts'

const SIGNED_OUT = 'without mail, signing up signs in at once, and signing out ends the session'

/** What the product asks for. */
export const needs: readonly Need[] = [
  {
    what: 'sign up with e-mail and password; the link of the mail leads to the dashboard',
    served: ['sign_up', 'send_verification_email'],
    provedBy: [[MAIL, 'an address is verified by the link of a mail, and only then signs in']],
  },
  {
    what: 'sign in with e-mail and password',
    served: ['sign_in'],
    provedBy: [
      [SIGN_IN, 'A6 a wrong password and an unknown address are refused in the same words'],
    ],
  },
  {
    what: 'sign in with Google',
    served: ['sign_in_with_google'],
    provedBy: [
      [GOOGLE, 'signing in with Google makes an account the first time and finds it again later'],
      [GOOGLE, 'where Google is not set up, that is said'],
    ],
  },
  {
    what: 'send the mail to reset a password',
    served: ['send_password_reset'],
    provedBy: [
      [MAIL, 'A8 asking for a new password answers the same whether the address is known or not'],
    ],
  },
  {
    what: 'set a new password, by that mail or knowing the old one',
    served: ['reset_password', 'change_password'],
    provedBy: [
      [MAIL, 'A14 A18 a new password ends all sessions, and its link works once'],
      [ABUSE, 'A30 a password is changed by who knows it, and other devices are signed out'],
    ],
  },
  {
    what: 'get the session and the user',
    served: ['get_session'],
    provedBy: [[SIGN_IN, SIGNED_OUT]],
  },
  {
    what: 'hear that the session has ended',
    served: 'the live socket closes with 4401',
    provedBy: [
      [
        AUDIENCE,
        'signing out closes the sockets of that session with 4401, and not those of another',
      ],
    ],
  },
  { what: 'sign out', served: ['sign_out'], provedBy: [[SIGN_IN, SIGNED_OUT]] },
  {
    what: 'update the session of an open page with its id and its browser, every 30 s',
    served: ['update_user_session'],
    provedBy: [[ACCESS, '%s is answered to the user whom it is about']],
  },
  {
    what: 'read user_settings',
    served: ['get_user_settings'],
    provedBy: [[USER_DATA, 'settings begin with the defaults and grow a version with each save']],
  },
  {
    what: 'read user_progress, with the bookmarked questions',
    served: ['get_user_progress'],
    provedBy: [
      [PRACTICE, 'D12 a right answer adds to totals, streak and XP, with the time of the server'],
      [USER_DATA, 'bookmarks are added and removed once, and newest questions come first'],
    ],
  },
  {
    what: 'read all answers, counted by day and kind: beyond the latest ones of user_progress',
    served: ['get_practice_summary'],
    provedBy: [[SUMMARY, 'all answers are counted, by the days of the browser and by their kind']],
  },
  {
    what: 'save settings (sync_user_data)',
    served: ['sync_user_data'],
    provedBy: [
      [
        USER_DATA,
        'D19 of two devices that save the same version one is refused, and nothing is lost',
      ],
    ],
  },
  {
    what: 'save progress (sync_user_data): no totals are sent, each answer is judged and added',
    served: ['issue_practice_questions', 'open_practice_question', 'answer_practice_question'],
    provedBy: [
      [USER_DATA, 'D6 D18 totals cannot be sent'],
      [
        PRACTICE,
        'D9 R14 the same answer sent twenty times at once counts once, and all get the first result',
      ],
    ],
  },
  {
    what: 'save bookmarked questions (sync_user_data): one at a time',
    served: ['add_bookmark', 'remove_bookmark'],
    provedBy: [
      [USER_DATA, 'bookmarks are added and removed once, and newest questions come first'],
    ],
  },
  {
    what: 'answer a bookmarked question again',
    served: ['issue_bookmarked_question'],
    provedBy: [
      [PRACTICE, 'a bookmarked question that is answered again counts, and gives XP only once'],
      [PRACTICE, 'D8 a question that is not bookmarked is not handed out'],
    ],
  },
  {
    what: 'bring along what was practiced and bookmarked before signing up',
    served: ['bring_guest_data'],
    provedBy: [
      [USER_DATA, 'D18 S9 what a guest brings is added once for each import, without XP'],
      [
        USER_DATA,
        'D18 single answers of a guest come along once, judged here, unverified and without XP',
      ],
    ],
  },
  {
    what: 'award XP for practice (award_xp): no call, part of judging the answer',
    served: ['answer_practice_question'],
    provedBy: [
      [PRACTICE, 'a wrong answer ends the streak and costs XP, but never below 0'],
      [USER_DATA, 'D6 D18 totals cannot be sent'],
    ],
  },
  {
    what: 'read the display name of the user from profiles',
    served: ['get_session'],
    provedBy: [[SIGN_IN, SIGNED_OUT]],
  },
  {
    what: 'insert a profile: with signing up; change its name later',
    served: ['sign_up', 'update_profile'],
    provedBy: [
      [SIGN_IN, SIGNED_OUT],
      ['src/server/data-access.test.ts', 'D17 %s is a name'],
    ],
  },
  {
    what: 'read the hundred profiles with the most season_xp',
    served: ['get_leaderboard', 'list_seasons'],
    provedBy: [
      [STANDINGS, 'D5 the board shows names and XP and nothing else, and who you are'],
      [STANDINGS, 'ranks are those of a plain count, equal XP share one, and the counts add up'],
    ],
  },
  {
    what: 'hear of changes of the own settings, progress and bookmarks on other devices',
    served: 'the live socket sends `changed`',
    provedBy: [
      [AUDIENCE, 'every device of a user hears what one of them changed, and nobody else does'],
    ],
  },
  {
    what: 'hear that the app was updated',
    served: 'the live socket greets with the version, and `app_version`',
    provedBy: [
      [
        'src/server/live/live.test.ts',
        'the server greets with its version and answers a ping with its time',
      ],
    ],
  },
  {
    what: 'list the browsers that are signed in, and sign them out',
    served: ['list_devices', 'end_device', 'end_other_devices'],
    provedBy: [
      [ABUSE, 'one device is signed out from another, and nobody ends the session of a stranger'],
    ],
  },
  {
    what: 'a second step of signing in: turned on and off, passed by a code or a backup code',
    served: [
      'begin_second_factor',
      'confirm_second_factor',
      'verify_second_factor',
      'renew_backup_codes',
      'end_second_factor',
    ],
    provedBy: [
      [SECOND, 'it is turned on by the password and a first code, and the owner hears of it'],
      [SECOND, 'the password alone opens nothing; with the code it does, and each code once'],
      [SECOND, 'new backup codes take the place of the old ones'],
      [SECOND, 'turning it off takes the password; then the password is enough again'],
    ],
  },
  {
    what: 'passkeys: added and removed by the password, and signing in with one',
    served: [
      'begin_passkey_sign_in',
      'sign_in_with_passkey',
      'list_passkeys',
      'begin_passkey',
      'add_passkey',
      'rename_passkey',
      'remove_passkey',
    ],
    provedBy: [
      [
        PASSKEYS,
        'a passkey is added by the password, and signs in without it; the owner hears of it',
      ],
      [PASSKEYS, 'what was signed opens the account once, and only for the browser that asked'],
      [PASSKEYS, 'a passkey is renamed, and by the password removed; then it opens nothing'],
    ],
  },
  {
    what: 'export and delete the account',
    served: ['export_account', 'delete_account'],
    provedBy: [
      [
        ABUSE,
        'D23 D24 the export holds the own data and no secret; deletion leaves nothing behind',
      ],
    ],
  },
  {
    what: 'be put back into the match that is going on',
    served: 'the live socket, with every greeting',
    provedBy: [[SEARCH, 'R6 whoever has a match is put back into it']],
  },
  {
    what: 'find an opponent, or wait for one; begin when both have confirmed',
    served: 'the live socket: `find_match`',
    provedBy: [
      [
        SEARCH,
        'L10 R1 R2 R5 twenty who search at once, each in two tabs, are ten pairs and nobody is left',
      ],
    ],
  },
  {
    what: 'answer the questions of a match; who has won, and the XP for it',
    served: 'the live socket: `answer`',
    provedBy: [
      [MATCH, 'R11 R13 more correct answers win, both see the same result, and it is written once'],
    ],
  },
  {
    what: 'find a past match again',
    served: ['list_matches'],
    provedBy: [
      [PAST, 'all past matches are found, newest first and twenty at a time'],
      [PAST, 'D2 matches of others and matches that are not finished are not listed'],
    ],
  },
  {
    what: 'look back at a match',
    served: ['get_match_review'],
    provedBy: [[MATCH, 'both look back at every question, and nobody else does']],
  },
]
