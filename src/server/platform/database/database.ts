import type { ColumnType, Generated, Kysely, Transaction as KyselyTransaction } from 'kysely'

import type { Mode, Stage } from '#class-game/game.ts'
import type { NoXp } from '#contract/practice.ts'
import type { UserSettings } from '#contract/settings.ts'

/** A moment that only the database or an insert sets. */
type Fixed = ColumnType<Date, Date | undefined, never>

/** The tables as the newest migration leaves them. */
export type Tables = {
  readonly server_starts: {
    readonly id: string
    readonly started_at: Date
    readonly version: string
    readonly written_at: Date | null
  }
  readonly users: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly email_verified: boolean
    readonly image: string | null
    readonly two_factor_enabled: Generated<boolean>
    readonly created_at: Fixed
    readonly updated_at: Generated<Date>
  }
  readonly sessions: {
    readonly id: string
    readonly user_id: string
    readonly token: string
    readonly expires_at: Date
    readonly ip_address: string | null
    readonly user_agent: string | null
    /** When the browser was signed in. */
    readonly created_at: Fixed
    readonly updated_at: Date
    /** The same for all tokens that one browser gets after another. */
    readonly device_id: Generated<string>
    readonly token_since: Generated<Date>
    /** Whether the browser has used a newer token: this one ends soon. */
    readonly is_superseded: Generated<boolean>
  }
  readonly accounts: {
    readonly id: string
    readonly user_id: string
    readonly provider_id: string
    readonly account_id: string
    readonly password: string | null
    readonly created_at: Fixed
    readonly updated_at: Date
  }
  readonly second_factors: {
    readonly id: string
    readonly user_id: string
    /** Encrypted. */
    readonly secret: string
    /** Encrypted. */
    readonly backup_codes: string
    /** Whether a code of it was right once; until then it is not asked for. */
    readonly verified: Generated<boolean>
  }
  readonly passkeys: {
    readonly id: string
    readonly user_id: string
    readonly name: string
    readonly credential_id: string
    readonly public_key: string
    /** How often it has signed, as far as its device counts that. */
    readonly counter: number
    readonly device_type: string
    /** Whether it is kept in more than one place. */
    readonly backed_up: boolean
    readonly transports: string | null
    readonly aaguid: string | null
    readonly created_at: Fixed
  }
  readonly verifications: {
    readonly id: string
    readonly identifier: string
    readonly value: string
    readonly expires_at: Date
  }
  readonly profiles: {
    readonly user_id: string
    readonly display_name: string
    readonly created_at: Fixed
    /** The name that an operator has hidden; the player may have another one by now. */
    readonly hidden_name: Generated<string | null>
    /** Since when an operator keeps the player off the leaderboard. */
    readonly banned_at: Generated<Date | null>
    /** The last day on which a browser was signed in, as far as the sweep knows. */
    readonly used_on: Generated<Date>
    /** The day of the warning to the owner about the deletion of the account. */
    readonly warned_on: Generated<Date | null>
  }
  readonly name_reports: {
    /** The account of the reporter. */
    readonly user_id: string
    readonly reported_id: string
    /** As it was stored then. */
    readonly name: string
    readonly reason: 'offensive' | 'impersonating' | 'contact' | 'other'
    readonly place: 'leaderboard' | 'match'
    readonly reported_at: Date
    /** The act of an operator that has settled it. */
    readonly settled_by: Generated<string | null>
  }
  readonly fault_reports: {
    readonly id: string
    /** Null for a guest. */
    readonly user_id: string | null
    readonly question_id: string | null
    readonly choice: string | null
    readonly element: string | null
    readonly property: string | null
    /** The value as the page showed it. */
    readonly shown: string | null
    readonly sentence: string
    readonly reported_at: Date
    /** The act of an operator that has closed it. */
    readonly settled_by: Generated<string | null>
  }
  /** Rows are only added. */
  readonly fault_acts: {
    readonly id: string
    readonly report_id: string
    readonly kind: 'close' | 'reopen'
    readonly acted_at: Date
    readonly operator: string
    readonly note: string
  }
  /** Rows are only added. */
  readonly moderation_acts: {
    readonly id: string
    /** The player that it is about; the account may be deleted. */
    readonly user_id: string
    readonly kind: 'hide' | 'rename' | 'ban' | 'dismiss' | 'undo'
    readonly acted_at: Date
    /** The name under which the operator is signed in to the machine. */
    readonly operator: string
    readonly note: string
    readonly name_before: string
    readonly name_after: string
    readonly hidden_before: string | null
    readonly hidden_after: string | null
    readonly was_banned: boolean
    readonly is_banned: boolean
    readonly undoes: string | null
  }
  readonly user_sessions: {
    readonly user_id: string
    readonly session_id: string
    readonly user_agent: string
    readonly started_at: Date
    readonly seen_at: Date
  }
  readonly outgoing_mails: {
    readonly id: string
    readonly recipient: string
    readonly subject: string
    readonly plain_text: string
    readonly html: string
    readonly created_at: Date
    readonly next_try_at: Date
    readonly tries: Generated<number>
    readonly sent_at: Date | null
    readonly last_error: string | null
  }
  /** Changes of email addresses, whose links can be made from the id and the secret of the server. */
  readonly email_changes: {
    readonly id: string
    readonly user_id: string
    /** The browser that has asked, which stays signed in. */
    readonly device_id: string
    readonly old_email: string
    readonly new_email: string
    readonly status: 'open' | 'confirmed' | 'cancelled' | 'undone'
    readonly asked_at: Date
  }
  readonly rate_limits: {
    readonly key: string
    readonly points: number
    readonly expire: number | null
  }
  readonly user_settings: Readonly<
    Omit<UserSettings, 'topics' | 'course' | 'daily_goal' | 'planned_pause' | 'exam_day'>
  > & {
    readonly user_id: string
    /** The topics beyond the first year that are on; servers of the previous version leave it out. */
    readonly topics: Generated<string[]>
    /** The course that the user takes. */
    readonly course: string | null
    readonly daily_goal: string | null
    readonly planned_pause: string | null
    readonly exam_day: string | null
    readonly updated_at: Date
  }
  readonly user_progress: {
    readonly user_id: string
    readonly total_answered: Generated<number>
    readonly correct_answers: Generated<number>
    readonly incorrect_answers: Generated<number>
    readonly total_time_ms: Generated<number>
    readonly current_streak: Generated<number>
    readonly best_streak: Generated<number>
    readonly version: Generated<number>
    readonly bookmarks_version: Generated<number>
    /** As `folded_version`, for servers of the previous version. */
    readonly states_version: Generated<number>
    readonly skill_drift: Generated<number>
    /** The version of these totals, and the model, that the skill states are of. */
    readonly folded_version: Generated<number>
    readonly folded_model: Generated<number>
  }
  readonly bookmarks: {
    readonly user_id: string
    readonly kind: 'question' | 'element'
    readonly item: string
    readonly created_at: Date
  }
  readonly issued_questions: {
    readonly user_id: string
    readonly issue_id: string
    readonly question_id: string
    /** The place within the batch that was issued at once. */
    readonly place: number
    readonly issued_at: Date
    readonly opened_at: Date | null
    /** Whether the learner chose it, rather than the server. */
    readonly is_chosen: Generated<boolean>
  }
  readonly answers: {
    readonly user_id: string
    readonly issue_id: string
    readonly question_id: string
    readonly selected_answer: number
    /** The answer that the learner made, as JSON; null where an option was chosen. */
    readonly response: ColumnType<string | null, string | null | undefined, never>
    readonly is_correct: boolean
    readonly milliseconds: number
    readonly answered_at: Date
    readonly xp: number
    /** Why it moved no XP; null when it could. */
    readonly no_xp: ColumnType<NoXp | null, NoXp | null | undefined, never>
    /**
     * False for an answer that a guest has brought along: it was not issued, and was timed by the
     * browser.
     */
    readonly is_verified: Generated<boolean>
    /** How sure the learner was before submitting; null where that was not asked. */
    readonly is_sure: ColumnType<boolean | null, boolean | null | undefined, never>
    /** The calendar day where the learner was, counted from 1970; null where it is not known. */
    readonly local_day: ColumnType<number | null, number | null | undefined, never>
    /** Hints that were shown before the answer. */
    readonly hints_taken: ColumnType<number, number | undefined, never>
    /** The second try after a wrong answer, written as JSON; null where there was none. */
    readonly second_response: ColumnType<string | null, string | null | undefined, string>
    readonly second_correct: ColumnType<boolean | null, boolean | null | undefined, boolean>
    /** When it was given, if it came later; null where `answered_at` is that moment. */
    readonly given_at: ColumnType<Date | null, Date | null | undefined, never>
  }
  readonly skill_states: {
    readonly user_id: string
    readonly skill_id: string
    readonly answered: number
    readonly ability: number
    readonly half_life: number
    readonly last_day: number | null
    readonly right_days: number
    readonly last_right_day: number | null
    readonly sure_mistake: boolean
  }
  /** Answers of guests, and old ones of accounts, in their short form, many in a row. */
  readonly past_answers: {
    readonly user_id: string
    readonly import_id: string
    readonly answers: string
    /** The learner before these answers; empty where all are known. */
    readonly start: string
    /** Of those of a guest. */
    readonly right_answers: number
    readonly wrong_answers: number
    /** By how many milliseconds the clock of the browser was ahead. */
    readonly clock_ahead: number
  }
  readonly guest_imports: {
    readonly user_id: string
    readonly import_id: string
    readonly correct_answers: number
    readonly incorrect_answers: number
    readonly imported_at: Date
  }
  readonly seasons: {
    readonly season_id: string
    readonly starts_at: Date
    readonly ends_at: Date
  }
  readonly xp_ledger: {
    readonly user_id: string
    readonly kind: 'practice' | 'match'
    readonly reference: string
    readonly season_id: string
    readonly amount: number
    readonly applied: number
    readonly awarded_at: Date
  }
  readonly standings: {
    readonly season_id: string
    readonly user_id: string
    readonly season_xp: number
  }
  readonly xp_counts: {
    readonly season_id: string
    readonly season_xp: number
    readonly players: number
  }
  readonly xp_thousand_counts: {
    readonly season_id: string
    readonly thousand: number
    readonly players: number
  }
  readonly matches: {
    readonly id: string
    readonly status: 'starting' | 'active' | 'finished' | 'cancelled'
    readonly created_at: Date
    readonly starts_at: Date
    readonly running_since: Date
    readonly grace_ends_at: Date | null
    readonly due_at: Date | null
    readonly finished_at: Date | null
    readonly winner: number | null
    readonly kind: Generated<'search' | 'friend' | 'practice'>
    /** The code by which the players of a match between friends found each other. */
    readonly invitation: Generated<string | null>
  }
  readonly match_players: {
    readonly match_id: string
    readonly seat: number
    readonly user_id: string | null
    /** Since when the player had waited for this match. */
    readonly enqueued_at: Date
    readonly is_ready: Generated<boolean>
    readonly is_here: Generated<boolean>
    /** The server that said so last; null while the player is away, or when the server did not say. */
    readonly here_on: Generated<string | null>
    readonly opens_at: Date | null
    readonly result: 'won' | 'lost' | 'draw' | null
    readonly correct_answers: number | null
    readonly incorrect_answers: number | null
    readonly total_time_ms: number | null
    readonly xp: number | null
    /** The answers that a practice opponent is going to give, as JSON; null for users. */
    readonly plan: Generated<string | null>
  }
  readonly match_questions: {
    readonly match_id: string
    readonly question: number
    readonly question_id: string
    readonly right_option: number
  }
  readonly match_answers: {
    readonly match_id: string
    readonly seat: number
    readonly question: number
    readonly choice: number
    readonly opened_at: Date
    readonly answered_at: Date
    readonly milliseconds: number
  }
  readonly live_match: {
    readonly user_id: string
    readonly match_id: string
  }
  /** How strong a player is, by Glicko-2; no row before the first rated match. */
  readonly ratings: {
    readonly user_id: string
    readonly rating: number
    readonly deviation: number
    readonly volatility: number
    readonly rated_matches: number
    readonly rated_at: Date
  }
  readonly match_queue: {
    readonly user_id: string
    readonly enqueued_at: Date
    readonly beat_at: Date
    /** Whether a page of the user is connected that looks for any opponent. */
    readonly is_here: boolean
    /** The server that said so last. */
    readonly here_on: Generated<string | null>
    /** The code of the invitation by which the user waits for a friend; null for any opponent. */
    readonly invitation: Generated<string | null>
    /** Whether a page of the user is connected that waits for the friend. */
    readonly is_here_for_friend: Generated<boolean>
  }
  /** From which networks players have searched for opponents in a week. */
  readonly player_networks: {
    readonly user_id: string
    /** A keyed hash of the network and the week. */
    readonly network: string
    /** The Monday of the week. */
    readonly week: string
  }
  readonly match_invitations: {
    readonly id: string
    readonly code: string
    /** The host. */
    readonly user_id: string
    /** Null before the first match. */
    readonly guest_id: string | null
    readonly created_at: Date
    readonly expires_at: Date
  }
  readonly match_servers: {
    readonly id: string
    /** When it was last heard of; in the match's time. */
    readonly beat_at: Date
  }
  readonly live_servers: {
    /** What its live connections are marked with; workers of one machine share it. */
    readonly id: string
    /** Where other servers reach it. */
    readonly origin: string
    /** When it was last heard of; in the time of the database. */
    readonly beat_at: Date
  }
  readonly match_watch: {
    readonly id: number
    readonly watched_at: Date
  }
  readonly class_games: {
    readonly id: string
    /** The host. */
    readonly user_id: string
    readonly pin: string
    readonly mode: Mode
    /** How long a question is open; null without a limit. */
    readonly seconds: number | null
    /** How long a game at one's own pace lasts. */
    readonly minutes: number
    readonly has_speed_bonus: boolean
    readonly team_count: number
    readonly status: Stage['kind']
    readonly question: number | null
    readonly opened_at: Date | null
    readonly paused_at: Date | null
    readonly ended_at: Date | null
    readonly is_locked: boolean
    readonly created_at: Date
    /** When a server last looked after it. */
    readonly watched_at: Date
    /** Raised with every change. */
    readonly version: number
  }
  readonly class_game_questions: {
    readonly game_id: string
    readonly question: number
    readonly question_id: string
    readonly right_option: number
  }
  readonly class_game_players: {
    readonly game_id: string
    readonly number: number
    readonly name: string
    readonly team: number | null
    readonly time_factor: number
    readonly joined_at: Date
    readonly joined_before: number
    readonly is_here: boolean
    readonly left_in: number | null
    readonly is_removed: boolean
    readonly secret_hash: string
  }
  readonly class_game_answers: {
    readonly game_id: string
    readonly number: number
    readonly question: number
    readonly choice: number
    readonly answered_at: Date
    readonly milliseconds: number
  }
  readonly copy_beat: {
    readonly id: number
    readonly beaten_at: Date
  }
  readonly question_sets: {
    readonly id: string
    /** The author. */
    readonly user_id: string
    readonly code: string
    /** The newest version. */
    readonly version: number
    readonly is_archived: Generated<boolean>
    readonly created_at: Date
    readonly changed_at: Date
  }
  readonly set_versions: {
    readonly id: string
    readonly version: number
    readonly name: string
    /** JSON of the contract. */
    readonly content: ColumnType<unknown, string, never>
    readonly created_at: Date
  }
  readonly classes: {
    readonly id: string
    /** The owner. */
    readonly user_id: string
    readonly name: string
    readonly code: string
    /** Whether the code lets new members in. */
    readonly is_open: Generated<boolean>
    readonly created_at: Date
    /** When its teacher or a member last used it. */
    readonly touched_at: Date
    /** The time of the warning to its teacher about the deletion. */
    readonly announced_at: Date | null
  }
  readonly class_teachers: {
    readonly user_id: string
    readonly class_id: string
    /** The keyed hash of the invitation by which the teacher came. */
    readonly code_hash: string
    readonly joined_at: Date
  }
  readonly class_invitations: {
    /** The class. */
    readonly id: string
    readonly code_hash: string
    readonly expires_at: Date
  }
  readonly class_members: {
    readonly id: string
    readonly class_id: string
    /** Null for a member without an account. */
    readonly user_id: string | null
    readonly nickname: string
    /** The nickname in the form in which two of them are compared. */
    readonly nickname_key: string
    /** A keyed hash; null for a member with an account. */
    readonly card_hash: string | null
    readonly joined_at: Date
  }
  readonly member_sessions: {
    /** The hash of the token in the cookie. */
    readonly id: string
    readonly member_id: string
    readonly expires_at: Date
  }
  readonly assignments: {
    readonly id: string
    readonly class_id: string
    readonly set_id: string
    readonly set_version: number
    readonly opens_at: Date
    readonly closes_at: Date | null
    readonly created_at: Date
  }
  readonly assignment_runs: {
    readonly assignment_id: string
    readonly member_id: string
    readonly started_at: Date
    readonly finished_at: Date | null
  }
  readonly assignment_answers: {
    readonly assignment_id: string
    readonly member_id: string
    /** The question's place in the set. */
    readonly place: number
    readonly attempt: number
    readonly question_id: string
    /** Null when the time was over. */
    readonly selected_answer: number | null
    /** The answer that the learner made, as JSON; null where an option was chosen. */
    readonly response: ColumnType<string | null, string | null, never>
    readonly is_correct: boolean
    /** The misconception that the wrong answer stands for. */
    readonly misconception: string | null
    readonly answered_at: Date
  }
}

export type Database = Kysely<Tables>

export type Transaction = KyselyTransaction<Tables>
