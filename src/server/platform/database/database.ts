import type { ColumnType, Generated, Kysely, Transaction as KyselyTransaction } from 'kysely'

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
  }
  readonly name_reports: {
    /** Who reports. */
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
  readonly rate_limits: {
    readonly key: string
    readonly points: number
    readonly expire: number | null
  }
  readonly user_settings: Readonly<UserSettings> & {
    readonly user_id: string
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
    /** The version of these totals that the skill states are of. */
    readonly states_version: Generated<number>
    readonly skill_drift: Generated<number>
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
    /** What the learner made, written as JSON; null where an option was chosen. */
    readonly response: ColumnType<string | null, string | null | undefined, never>
    readonly is_correct: boolean
    readonly milliseconds: number
    readonly answered_at: Date
    readonly xp: number
    /** Why it moved no XP; null when it could. */
    readonly no_xp: ColumnType<NoXp | null, NoXp | null | undefined, never>
    /** False for what a guest has brought along: it was not issued, and timed by the browser. */
    readonly is_verified: Generated<boolean>
    /** What the learner said before submitting; null where that was not asked. */
    readonly is_sure: ColumnType<boolean | null, boolean | null | undefined, never>
    /** The calendar day where the learner was, counted from 1970; null where it is not known. */
    readonly local_day: ColumnType<number | null, number | null | undefined, never>
    /** Hints that were shown before the answer. */
    readonly hints_taken: ColumnType<number, number | undefined, never>
    /** The second try after a wrong answer, written as JSON; null where there was none. */
    readonly second_response: ColumnType<string | null, string | null | undefined, string>
    readonly second_correct: ColumnType<boolean | null, boolean | null | undefined, boolean>
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
  }
  readonly match_players: {
    readonly match_id: string
    readonly seat: number
    readonly user_id: string | null
    /** Since when the player had waited for this match. */
    readonly enqueued_at: Date
    readonly is_ready: Generated<boolean>
    readonly is_here: Generated<boolean>
    /** The server that said so last; null while nobody is here, or by one that does not say. */
    readonly here_on: Generated<string | null>
    readonly opens_at: Date | null
    readonly result: 'won' | 'lost' | 'draw' | null
    readonly correct_answers: number | null
    readonly incorrect_answers: number | null
    readonly total_time_ms: number | null
    readonly xp: number | null
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
    /** Whether a page of the user is connected. */
    readonly is_here: boolean
    /** The server that said so last. */
    readonly here_on: Generated<string | null>
  }
  readonly match_servers: {
    readonly id: string
    /** When it was last heard of; in the match's time. */
    readonly beat_at: Date
  }
  readonly match_watch: {
    readonly id: number
    readonly watched_at: Date
  }
  readonly copy_beat: {
    readonly id: number
    readonly beaten_at: Date
  }
}

export type Database = Kysely<Tables>

export type Transaction = KyselyTransaction<Tables>
