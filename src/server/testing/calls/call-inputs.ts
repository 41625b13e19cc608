import type * as z from 'zod/mini'

import type { CallName, calls } from '#contract/calls.ts'
import { toWire } from '#contract/wire/naming.ts'
import { categories } from '#quiz/categories.ts'
import { forEachSwitch } from '#quiz/practice/settings.ts'
import { newCode } from '#quiz/sets/code.ts'
import type { Database } from '#server/platform/database/database.ts'
import { givePasskey } from '#server/testing/account/give-passkey.ts'
import type { NewUser } from '#server/testing/sign-up.ts'

type Input<Name extends CallName> = z.input<(typeof calls)[Name]['input']>

/** The things of one user that a call can name. */
export type Belongings = {
  readonly issueId: string
  readonly deviceId: string
  readonly passkeyId: string
  readonly matchId: string
  readonly setId: string
  readonly classId: string
  readonly memberId: string
  readonly assignmentId: string
  readonly classGameId: string
}

type Entry<Name extends CallName> = {
  /** An input that the owner of the belongings may send. */
  readonly input: (of: Belongings) => Input<Name>
  /** Whether the input names something that belongs to one user. */
  readonly names: 'nothing' | 'belongings'
  /** How the owner of the belongings is answered. */
  readonly status: number
}

const EMAIL = 'somebody@chem.example'
const PASSWORD = 'vox-kiln-gyre'
const TOKEN = 'a-token-that-was-never-mailed'
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const
const BOOKMARK = { kind: 'question', question_id: 'as-e1.1.1' } as const
const PRACTICE = {
  enabled_categories: categories.map(({ id }) => id),
  difficulty: 'easy',
} as const
const SESSION = {
  ...PRACTICE,
  local_day: 21_900,
  size: 12,
  question_types: ['symbol', 'name'],
} as const
const GAME = {
  mode: 'together',
  seconds: 20,
  minutes: 10,
  has_speed_bonus: false,
  team_count: 0,
  questions: 3,
} as const
const SETTINGS = {
  ...PRACTICE,
  enabled_categories: [...PRACTICE.enabled_categories],
  ...toWire(forEachSwitch(({ isOnAtStart }) => !isOnAtStart)),
  version: 1,
}

const DRAFT = {
  source: { kind: 'fixed' as const, questions: ['as-e1.1.1', 'as-e1.1.2'] },
  order: 'given' as const,
  timer: 'off' as const,
  tries: 1 as const,
  hints: false,
  is_shared_seed: true,
}
const NEW_ID = '22222222-2222-4222-8222-222222222222'
const NO_CODE = 'BCDFGH'
const SPAN = { opens_at: '2024-01-02T03:04:05.678Z', closes_at: null }

/** A valid input of every call; a call without one does not compile. */
export const callInputs: { readonly [Name in CallName]: Entry<Name> } = {
  app_version: withNothing(),
  prove_work: about({ challenge: '', answer: '' }),
  sign_up: about({ email: EMAIL, password: PASSWORD }),
  sign_in: about({ email: EMAIL, password: PASSWORD }),
  verify_second_factor: about({ code: '123456' }),
  sign_in_with_google: withNothing(),
  sign_out: withNothing(),
  get_session: withNothing(),
  send_verification_email: about({ email: EMAIL }),
  send_password_reset: about({ email: EMAIL }),
  reset_password: about({ token: TOKEN, password: PASSWORD }),
  change_password: about({ current_password: PASSWORD, new_password: `${PASSWORD}-again` }),
  begin_second_factor: about({ password: PASSWORD }),
  confirm_second_factor: about({ code: '123456' }, 401),
  renew_backup_codes: about({ password: PASSWORD }, 409),
  end_second_factor: about({ password: PASSWORD }),
  begin_passkey_sign_in: withNothing(),
  sign_in_with_passkey: about({
    credential: {
      ...CREDENTIAL,
      response: { authenticatorData: 'AAAA', clientDataJSON: 'AAAA', signature: 'AAAA' },
    },
  }),
  list_passkeys: withNothing(),
  begin_passkey: about({ password: PASSWORD }),
  add_passkey: about(
    {
      name: 'My phone',
      credential: {
        ...CREDENTIAL,
        response: { attestationObject: 'AAAA', clientDataJSON: 'AAAA', transports: ['usb'] },
      },
    },
    401,
  ),
  rename_passkey: naming(({ passkeyId }) => ({ passkey_id: passkeyId, name: 'My key' })),
  remove_passkey: naming(({ passkeyId }) => ({ passkey_id: passkeyId, password: PASSWORD })),
  update_profile: about({ display_name: 'Marie' }),
  change_email: about({ new_email: 'other@chem.example', password: PASSWORD }),
  report_fault: about({
    report_id: '5b8c1f34-1d0a-4a53-9c3e-8f1f0a7d2b11',
    about: { what: 'question', question_id: 'as-e1.1.1' },
    sentence: 'Two answers are right.',
  }),
  confirm_email: about({ token: TOKEN }),
  undo_email_change: about({ token: TOKEN }),
  list_devices: withNothing(),
  end_device: naming(({ deviceId }) => ({ device_id: deviceId, password: PASSWORD })),
  end_other_devices: about({ password: PASSWORD }),
  export_account: about({ password: PASSWORD }),
  delete_account: about({ password: PASSWORD }),
  update_user_session: about({
    session_id: 'page-12345678',
    device_info: { user_agent: 'Test', timestamp: '2030-01-02T03:04:05.678Z' },
  }),
  get_user_settings: withNothing(),
  get_user_progress: withNothing(),
  get_practice_summary: about({
    midnights: ['2030-01-01T23:00:00.000Z', '2030-01-02T23:00:00.000Z'],
  }),
  sync_user_data: about({ settings: SETTINGS }),
  add_bookmark: about({ bookmark: BOOKMARK }),
  remove_bookmark: about({ bookmark: BOOKMARK }),
  issue_practice_questions: about({
    count: 2,
    ...PRACTICE,
    enabled_categories: [...PRACTICE.enabled_categories],
  }),
  issue_course_questions: about({
    course_id: 'ap-chemistry',
    unit_id: '1',
    seed: 'k3f9',
    size: 2,
    difficulty: 'easy',
    question_types: [...SESSION.question_types],
  }),
  issue_template_questions: about({ template_ids: ['as-e1', 'as-m71'] }),
  issue_bookmarked_question: naming(() => ({ question_id: 'as-e1.1.2' })),
  open_practice_question: naming(({ issueId }) => ({ issue_id: issueId })),
  answer_practice_question: naming(({ issueId }) => ({ issue_id: issueId, selected_answer: 1 })),
  get_plan: about({
    ...SESSION,
    enabled_categories: [...SESSION.enabled_categories],
    question_types: [...SESSION.question_types],
  }),
  issue_planned_question: about({
    ...SESSION,
    enabled_categories: [...SESSION.enabled_categories],
    question_types: [...SESSION.question_types],
    about: { kind: 'plan' },
    asked: [],
    ideas: [],
  }),
  bring_guest_data: about({
    import_id: '11111111-1111-4111-8111-111111111111',
    progress: { correct_answers: 2, incorrect_answers: 1, total_time_spent: 9, best_streak: 2 },
    questions: [{ question_id: 'as-e1.1.2', bookmarked_at: '2030-01-02T03:04:05.678Z' }],
    elements: ['Fe'],
    answers: [
      {
        question_id: 'as-e1.1.3',
        selected_answer: 0,
        time_spent: 4.5,
        answered_at: '2030-01-02T03:04:05.678Z',
      },
    ],
  }),
  get_leaderboard: withNothing(),
  list_seasons: withNothing(),
  list_matches: naming(({ matchId }) => ({ from: matchId })),
  get_match_review: naming(({ matchId }) => ({ match_id: matchId })),
  get_rating: withNothing(),
  create_match_invitation: withNothing(),
  get_match_invitation: about({ code: NO_CODE }),
  report_name: naming(({ matchId }) => ({
    seen: { place: 'match', match_id: matchId },
    reason: 'offensive',
  })),
  save_set: naming(({ setId }) => ({ set_id: setId, version: 2, name: 'Ions', draft: DRAFT })),
  list_sets: withNothing(),
  get_set: about({ code: NO_CODE }),
  archive_set: naming(({ setId }) => ({ set_id: setId, is_archived: true })),
  duplicate_set: about({ code: NO_CODE, set_id: NEW_ID }, 404),
  create_class: naming(({ classId }) => ({ class_id: classId, name: 'Class 9b' })),
  list_classes: withNothing(),
  get_class: naming(({ classId }) => ({ class_id: classId })),
  update_class: naming(({ classId }) => ({ class_id: classId, name: 'Class 9c', is_open: false })),
  delete_class: naming(({ classId }) => ({ class_id: classId })),
  add_members: naming(({ classId }) => ({ class_id: classId, nicknames: ['Mina'] })),
  rename_member: naming(({ classId, memberId }) => ({
    class_id: classId,
    member_id: memberId,
    nickname: 'Mira',
  })),
  reset_cards: naming(({ classId, memberId }) => ({
    class_id: classId,
    member_ids: [memberId],
    is_signed_out: true,
  })),
  remove_member: naming(({ classId, memberId }) => ({ class_id: classId, member_id: memberId })),
  export_member: naming(({ classId, memberId }) => ({ class_id: classId, member_id: memberId })),
  invite_teacher: naming(({ classId }) => ({ class_id: classId })),
  accept_invitation: about({ code: `${NO_CODE}${NO_CODE}` }, 404),
  list_teachers: naming(({ classId }) => ({ class_id: classId })),
  remove_teacher: naming(({ classId }) => ({ class_id: classId, user_id: NEW_ID })),
  join_class: about({ code: NO_CODE, member_id: NEW_ID, nickname: 'Mina' }),
  enter_class: about({ code: NO_CODE, card: 'brave bromine 48213' }),
  leave_class: naming(({ classId }) => ({ class_id: classId })),
  assign_set: naming(({ assignmentId, classId, setId }) => ({
    assignment_id: assignmentId,
    class_id: classId,
    set_id: setId,
    ...SPAN,
  })),
  list_assignments: naming(({ classId }) => ({ class_id: classId })),
  change_assignment: naming(({ assignmentId }) => ({ assignment_id: assignmentId, ...SPAN })),
  delete_assignment: naming(({ assignmentId }) => ({ assignment_id: assignmentId })),
  get_report: naming(({ assignmentId }) => ({ assignment_id: assignmentId })),
  list_work: withNothing(),
  start_work: naming(({ assignmentId, memberId }) => ({
    assignment_id: assignmentId,
    member_id: memberId,
  })),
  answer_work: naming(({ assignmentId, memberId }) => ({
    assignment_id: assignmentId,
    member_id: memberId,
    place: 0,
    attempt: 1,
    selected_answer: 1,
  })),
  create_class_game: {
    input: () => ({
      ...GAME,
      game_id: crypto.randomUUID(),
      categories: ['general'],
      difficulties: ['easy'],
    }),
    names: 'nothing',
    status: 200,
  },
  list_class_games: withNothing(),
  steer_class_game: naming(({ classGameId }) => ({
    game_id: classGameId,
    step: { kind: 'lock' },
  })),
  get_class_game_report: naming(({ classGameId }) => ({ game_id: classGameId })),
  delete_class_game: naming(({ classGameId }) => ({ game_id: classGameId })),
  join_class_game: about({ pin: 'BCDFGH', name: 'Ada', secret: 'a'.repeat(43) }, 404),
}

/**
 * Gives a new user something in every table: settings, an answer with its XP, an open question, a
 * bookmark, a second factor, a passkey, a place in the queue, a match, an invitation, a class game, a report
 * and an act of an operator. XP need a clock that goes on between two calls.
 */
export async function giveBelongings(user: NewUser, database: Database): Promise<Belongings> {
  const { questions } = await user.call('issue_practice_questions', {
    ...callInputs.issue_practice_questions.input(NONE),
    count: 2,
  })
  const [answered, open] = questions
  const { devices } = await user.call('list_devices', {})
  const deviceId = devices[0]?.device_id
  if (answered === undefined || open === undefined || deviceId === undefined) {
    throw new Error('A new user lacks belongings')
  }
  await user.call('sync_user_data', { settings: { ...SETTINGS, version: 0 } })
  await user.call('open_practice_question', { issue_id: answered.issue_id })
  await user.call('answer_practice_question', { issue_id: answered.issue_id, selected_answer: 0 })
  await user.call('bring_guest_data', {
    ...callInputs.bring_guest_data.input(NONE),
    import_id: crypto.randomUUID(),
    short_answers: 'as-e1.1s.ml7z9400.20512;',
  })
  await user.call('add_bookmark', { bookmark: { kind: 'element', symbol: 'Au' } })
  await user.call('update_user_session', callInputs.update_user_session.input(NONE))
  await user.call('begin_second_factor', { password: user.password })
  await user.call('create_match_invitation', {})
  await giveModeration(user, database)
  await giveTeaching(user, database)
  return {
    issueId: open.issue_id,
    deviceId,
    passkeyId: await givePasskey(user, database),
    matchId: await giveMatch(user, database),
    ...(await giveClass(user)),
    classGameId: await giveClassGame(user),
  }
}

/** A set, and a class with the user as its teacher and its member, who has answered a question of the set. */
async function giveClass(
  user: NewUser,
): Promise<Pick<Belongings, 'setId' | 'classId' | 'memberId' | 'assignmentId'>> {
  const [setId, classId, memberId, assignmentId] = [
    crypto.randomUUID(),
    crypto.randomUUID(),
    crypto.randomUUID(),
    crypto.randomUUID(),
  ]
  await user.call('save_set', { set_id: setId, version: 1, name: 'Ions', draft: DRAFT })
  const { code } = await user.call('create_class', { class_id: classId, name: 'Class 9b' })
  await user.call('join_class', { code, member_id: memberId, nickname: 'Own Member' })
  const assignment = { assignment_id: assignmentId, class_id: classId, set_id: setId, ...SPAN }
  await user.call('assign_set', assignment)
  await user.call('answer_work', {
    assignment_id: assignmentId,
    member_id: memberId,
    place: 1,
    attempt: 1,
    selected_answer: 1,
  })
  return { setId, classId, memberId, assignmentId }
}

/** A class of another teacher, which the user teaches too. */
async function giveTeaching({ userId }: NewUser, database: Database): Promise<void> {
  const at = new Date('2030-01-02T03:04:05.678Z')
  const [owner, id] = [crypto.randomUUID(), crypto.randomUUID()]
  const account = { id: owner, name: '', email: `${owner}@chem.example` }
  await database
    .insertInto('users')
    .values({ ...account, email_verified: false, image: null })
    .execute()
  await database
    .insertInto('classes')
    .values({
      id,
      user_id: owner,
      name: 'Class 8a',
      code: newCode(Math.random),
      created_at: at,
      touched_at: at,
      announced_at: null,
    })
    .execute()
  await database
    .insertInto('class_teachers')
    .values({ user_id: userId, class_id: id, code_hash: id, joined_at: at })
    .execute()
}

/** A match that ended without an answer, and a search for the next one. */
async function giveMatch({ userId }: NewUser, database: Database): Promise<string> {
  const matchId = crypto.randomUUID()
  const at = new Date('2030-01-02T03:04:05.678Z')
  await database
    .insertInto('matches')
    .values({
      id: matchId,
      status: 'finished',
      created_at: at,
      starts_at: at,
      running_since: at,
      grace_ends_at: null,
      due_at: null,
      finished_at: at,
      winner: null,
    })
    .execute()
  await database
    .insertInto('ratings')
    .values({
      user_id: userId,
      rating: 1500,
      deviation: 350,
      volatility: 0.06,
      rated_matches: 1,
      rated_at: at,
    })
    .execute()
  await database
    .insertInto('match_players')
    .values(
      [userId, null].map((player, seat) => ({
        match_id: matchId,
        seat,
        user_id: player,
        enqueued_at: at,
        is_ready: true,
        is_here: false,
        opens_at: null,
        result: 'draw' as const,
        correct_answers: 0,
        incorrect_answers: 10,
        total_time_ms: 0,
        xp: 0,
      })),
    )
    .execute()
  await database
    .insertInto('match_questions')
    .values(
      Array.from({ length: 10 }, (_, question) => ({
        match_id: matchId,
        question,
        question_id: `as-e1.1.${question}`,
        right_option: 0,
      })),
    )
    .execute()
  await database
    .insertInto('match_queue')
    .values({ user_id: userId, enqueued_at: at, beat_at: at, is_here: false })
    .execute()
  await database.insertInto('live_match').values({ user_id: userId, match_id: matchId }).execute()
  await database
    .insertInto('player_networks')
    .values({ user_id: userId, network: 'hash', week: '2030-01-02' })
    .execute()
  return matchId
}

/** A class game of the user, in its lobby. */
async function giveClassGame(user: NewUser): Promise<string> {
  const { game_id } = await user.call('create_class_game', callInputs.create_class_game.input(NONE))
  return game_id
}

/** A report of another player by the user, and an act of an operator about the user. */
async function giveModeration({ userId }: NewUser, database: Database): Promise<void> {
  const at = new Date('2030-01-02T03:04:05.678Z')
  const reported_id = crypto.randomUUID()
  const reported = { id: reported_id, name: '', email: `${reported_id}@chem.example` }
  await database
    .insertInto('users')
    .values({ ...reported, email_verified: false, image: null })
    .execute()
  await database
    .insertInto('name_reports')
    .values({
      user_id: userId,
      reported_id,
      name: 'Rude',
      reason: 'other',
      place: 'match',
      reported_at: at,
    })
    .execute()
  await database
    .insertInto('fault_reports')
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      question_id: 'as-e1.1.k3f9',
      choice: '48',
      element: null,
      property: null,
      shown: null,
      sentence: 'The text of the owner’s report',
      reported_at: at,
      settled_by: null,
    })
    .execute()
  await database
    .insertInto('email_changes')
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      device_id: crypto.randomUUID(),
      old_email: 'old@chem.example',
      new_email: `${crypto.randomUUID()}@chem.example`,
      status: 'undone',
      asked_at: at,
    })
    .execute()
  await database
    .insertInto('moderation_acts')
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      kind: 'dismiss',
      acted_at: at,
      operator: 'operator',
      note: '',
      name_before: 'Marie',
      name_after: 'Marie',
      hidden_before: null,
      hidden_after: null,
      was_banned: false,
      is_banned: false,
      undoes: null,
    })
    .execute()
}

/** No belongings. */
export const NONE: Belongings = {
  issueId: '',
  deviceId: '',
  passkeyId: '',
  matchId: '',
  setId: '',
  classId: '',
  memberId: '',
  assignmentId: '',
  classGameId: '',
}

function withNothing() {
  return about({})
}

function about<Value>(value: Value, status = 200) {
  return { input: () => value, names: 'nothing' as const, status }
}

function naming<Value>(input: (of: Belongings) => Value) {
  return { input, names: 'belongings' as const, status: 200 }
}
