import type { CallName } from '#contract/calls.ts'
import type { Allowance } from '#server/platform/http/buckets.ts'

const WRITE: Allowance = { size: 60, perSecond: 1 }
/** One a second in the long run, and a burst of answers that waited while a phone was offline. */
const ANSWER: Allowance = { size: 120, perSecond: 1 }
/** For expensive calls that users rarely need. */
const RARE: Allowance = { size: 10, perSecond: 1 / 60 }

/** More than the parts in which the largest guest data is sent. */
const PARTS: Allowance = { size: 30, perSecond: 1 / 60 }

/**
 * The limit of each call for one user, or for one network if nobody is signed in. Null if the general
 * limit for all calls is enough. Calls that could be used to guess a password or to send mail are also
 * counted in the database, for all servers together.
 */
export const callLimits = {
  app_version: null,
  sign_up: null,
  sign_in: null,
  verify_second_factor: null,
  sign_in_with_google: null,
  sign_out: null,
  get_session: null,
  send_verification_email: null,
  send_password_reset: null,
  reset_password: null,
  change_password: RARE,
  begin_second_factor: RARE,
  confirm_second_factor: RARE,
  renew_backup_codes: RARE,
  end_second_factor: RARE,
  begin_passkey_sign_in: null,
  sign_in_with_passkey: null,
  list_passkeys: null,
  begin_passkey: RARE,
  add_passkey: RARE,
  rename_passkey: WRITE,
  remove_passkey: RARE,
  update_profile: RARE,
  list_devices: null,
  end_device: WRITE,
  end_other_devices: WRITE,
  export_account: RARE,
  delete_account: RARE,
  update_user_session: WRITE,
  get_user_settings: null,
  get_user_progress: null,
  get_practice_summary: null,
  sync_user_data: WRITE,
  add_bookmark: WRITE,
  remove_bookmark: WRITE,
  issue_practice_questions: WRITE,
  issue_bookmarked_question: WRITE,
  open_practice_question: ANSWER,
  answer_practice_question: ANSWER,
  get_plan: null,
  issue_planned_question: WRITE,
  bring_guest_data: PARTS,
  get_leaderboard: null,
  list_seasons: null,
  list_matches: null,
  get_match_review: null,
  get_rating: null,
  report_name: RARE,
  report_fault: null,
  change_email: RARE,
  confirm_email: null,
  undo_email_change: null,
} as const satisfies Record<CallName, Allowance | null>
