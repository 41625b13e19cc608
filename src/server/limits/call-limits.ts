import type { CallName } from '#contract/calls.ts'
import type { Allowance } from '#server/platform/http/buckets.ts'

const WRITE: Allowance = { size: 60, perSecond: 1 }
/** One a second in the long run, and a burst of answers that waited while a phone was offline. */
const ANSWER: Allowance = { size: 120, perSecond: 1 }
/** For expensive calls that users rarely need. */
const RARE: Allowance = { size: 10, perSecond: 1 / 60 }

/** More than the parts in which the largest guest data of two browsers is sent. */
const PARTS: Allowance = { size: 120, perSecond: 1 / 10 }

/**
 * A whole year of pupils joins a game from one network within seconds. A guesser of PINs has two tries a
 * second after that, and no network is shut out.
 */
const JOIN: Allowance = { size: 600, perSecond: 2 }
/** The steps of a host, who also manages a list of players. */
const STEP: Allowance = { size: 300, perSecond: 3 }

/**
 * The limit of each call for one user, or for one network if no user is signed in. Null if the general
 * limit for all calls is enough. Calls that could be used to guess a password or to send mail are also
 * counted in the database, for all servers together.
 */
export const callLimits = {
  app_version: null,
  prove_work: null,
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
  issue_course_questions: WRITE,
  issue_template_questions: WRITE,
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
  create_match_invitation: WRITE,
  get_match_invitation: null,
  report_name: RARE,
  save_set: WRITE,
  list_sets: null,
  get_set: null,
  archive_set: WRITE,
  duplicate_set: WRITE,
  create_class: WRITE,
  list_classes: null,
  get_class: null,
  update_class: WRITE,
  delete_class: WRITE,
  add_members: WRITE,
  rename_member: WRITE,
  reset_cards: WRITE,
  remove_member: WRITE,
  export_member: WRITE,
  invite_teacher: RARE,
  accept_invitation: WRITE,
  list_teachers: null,
  remove_teacher: WRITE,
  join_class: null,
  enter_class: null,
  leave_class: null,
  assign_set: WRITE,
  list_assignments: null,
  change_assignment: WRITE,
  delete_assignment: WRITE,
  get_report: null,
  list_work: null,
  start_work: null,
  answer_work: null,
  create_class_game: RARE,
  list_class_games: null,
  steer_class_game: STEP,
  get_class_game_report: WRITE,
  delete_class_game: WRITE,
  join_class_game: JOIN,
  report_fault: null,
  change_email: RARE,
  confirm_email: null,
  undo_email_change: null,
} as const satisfies Record<CallName, Allowance | null>
