/** A guard of the product, how it is removed, and the test that has to notice. */
export type Guard = {
  /** The row of the abuse list that it guards. */
  readonly row: string
  readonly guard: string
  readonly file: string
  /** A text that the file contains once. */
  readonly find: string
  readonly replace: string
  /** The file with tests whose titles begin with the row or contain `title`. */
  readonly test: string
  readonly title: string
  /** Where only a real PostgreSQL shows the difference. */
  readonly needs?: 'PostgreSQL'
}

/** Rows of the abuse list that only a real PostgreSQL shows in full: two connections, or one that is lost. */
export const rowsWithoutPostgres = ['D9', 'L20', 'L21', 'L22', 'L28', 'O2'] as const

const SIGN_IN = 'src/server/account/sign-in'

export const guards: readonly Guard[] = [
  {
    row: 'A1',
    guard: 'failed sign-ins are counted by network',
    file: 'src/server/limits/limits.ts',
    find: 'signInByNetwork: { points: networks.signIns, ',
    replace: 'signInByNetwork: { points: 1_000_000, ',
    test: `${SIGN_IN}/abuse.test.ts`,
    title: 'A1 a network that fails 300 times in 5 minutes may try',
  },
  {
    row: 'A1',
    guard: 'a network fails 1,000 times in a day',
    file: 'src/server/limits/limits.ts',
    find: 'signInByNetworkDaily: { points: Math.max(1000, networks.signIns), ',
    replace: 'signInByNetworkDaily: { points: 1_000_000, ',
    test: `${SIGN_IN}/abuse.test.ts`,
    title: 'A1 a network that fails 300 times in 5 minutes, or 1,000 times in a day',
  },
  {
    row: 'A1',
    guard: 'two passwords are hashed at once',
    file: 'src/server/auth/hashing.ts',
    find: 'const AT_ONCE = 2',
    replace: 'const AT_ONCE = 200',
    test: 'src/server/auth/hashing.test.ts',
    title: 'A1 of a flood of passwords',
  },
  {
    row: 'A1',
    guard: 'a browser with a pass is counted alone',
    file: 'src/server/api/calls.ts',
    find: "passes.read(request.headers.cookie ?? '') ?? address",
    replace: 'address',
    test: `${SIGN_IN}/guest-pass.test.ts`,
    title: 'A1 a script that uses up the calls',
  },
  {
    row: 'A1',
    guard: 'a task gives one pass',
    file: `${SIGN_IN}/sign-in-calls.ts`,
    find: 'if (!(await isProven(context, PASS, proof))) {',
    replace: 'if (!(await isProven(context, PASS, proof)) && false) {',
    test: `${SIGN_IN}/guest-pass.test.ts`,
    title: 'a task gives one pass',
  },
  {
    row: 'A1',
    guard: 'a pass is a small part of a network',
    file: 'src/server/api/guest-pass.ts',
    find: 'const ROOM = 1 / 20\n',
    replace: 'const ROOM = 1\n',
    test: `${SIGN_IN}/guest-pass.test.ts`,
    title: 'a browser with a pass has a twentieth',
  },
  {
    row: 'A2',
    guard: 'many /64 of one household share its room',
    file: 'src/server/limits/networks.ts',
    find: 'wider: isWide ? widerThan(key) : []',
    replace: 'wider: []',
    test: 'src/server/api/gate.test.ts',
    title: 'A2 many /64',
  },
  {
    row: 'A5',
    guard: 'guesses at an account are counted',
    file: `${SIGN_IN}/count-tries.ts`,
    find: '  await limits.use(ofAccount)\n',
    replace: '',
    test: `${SIGN_IN}/abuse.test.ts`,
    title: 'A5 who guesses',
  },
  {
    row: 'A5',
    guard: 'a known browser is counted alone',
    file: `${SIGN_IN}/count-tries.ts`,
    find: '`known ${browser.id} ${email}` : `unknown ${email}`',
    replace: '`unknown ${email}` : `unknown ${email}`',
    test: `${SIGN_IN}/abuse.test.ts`,
    title: 'A5 who guesses',
  },
  {
    row: 'A5',
    guard: 'nothing but its own guesses delays a known browser',
    file: `${SIGN_IN}/count-tries.ts`,
    find: '  if (isKnown) return ofAccount\n',
    replace: '',
    test: `${SIGN_IN}/school.test.ts`,
    title: 'A5 a browser has ten tries',
  },
  {
    row: 'A6',
    guard: 'an unknown address costs the same work',
    file: `${SIGN_IN}/sign-in-calls.ts`,
    find: '  const counts = await countSignIn(context, email)\n',
    replace:
      '  const counts = await countSignIn(context, email)\n' +
      '  if (!(await isKnownAddress(context.database, email)))\n' +
      "    throw new Problem('invalid_credentials', 'Invalid login credentials')\n",
    test: `${SIGN_IN}/same-work.test.ts`,
    title: 'A6 a wrong password',
  },
  {
    row: 'A8',
    guard: 'a mail is queued after the answer',
    file: 'src/server/auth/auth.ts',
    find: 'backgroundTasks: { handler: (work) => options.background.add(work) },',
    replace: '',
    test: `${SIGN_IN}/same-work.test.ts`,
    title: 'A8 the answer does not wait',
  },
  {
    row: 'A8',
    guard: 'an unknown address is answered like a known one',
    file: `${SIGN_IN}/password-calls.ts`,
    find: '  // Only the newest link works.\n',
    replace:
      "    const known = await database.selectFrom('users').select('id').where('email', '=', email).execute()\n" +
      "    if (known.length === 0) throw new Problem('not_found', 'There is no such account.')\n",
    test: 'src/server/mail/mail.test.ts',
    title: 'A8 asking for a new password',
  },
  {
    row: 'A29',
    guard: 'accounts are counted by network',
    file: `${SIGN_IN}/count-tries.ts`,
    find: "([['signUpByNetwork', network]] as const)",
    replace: '[]',
    test: `${SIGN_IN}/abuse.test.ts`,
    title: 'A29 a network makes 300',
  },
  {
    row: 'A29',
    guard: 'a flood of accounts has to work',
    file: `${SIGN_IN}/sign-in-calls.ts`,
    find: '  await requireProof(context, email, input.proof, counts)\n',
    replace: '',
    test: `${SIGN_IN}/sign-up-proof.test.ts`,
    title: 'A29 beyond the accounts',
  },
  {
    row: 'A29',
    guard: 'a proof works once',
    file: 'src/server/api/proof-of-work.ts',
    find: "  if ((await limits.usedUp('proofOfSignUp', [challenge])).size > 0) return false\n",
    replace: '',
    test: `${SIGN_IN}/sign-up-proof.test.ts`,
    title: 'A29 beyond the accounts',
  },
  {
    row: 'A29',
    guard: 'requests for mails are counted by network',
    file: `${SIGN_IN}/password-calls.ts`,
    find: "    ['mailByNetwork', network],\n",
    replace: '',
    test: `${SIGN_IN}/sign-in-attacks.test.ts`,
    title: 'A29 a network may ask',
  },
  {
    row: 'A29',
    guard: 'mails of a flood wait',
    file: 'src/server/mail/pace.ts',
    find: '(await isReserved(parts, recipient)) ? 0 : waitOfOthers(parts)',
    replace: '(await isReserved(parts, recipient)) ? 0 : 0 * (await waitOfOthers(parts))',
    test: 'src/server/mail/pace.test.ts',
    title: 'A29 in a flood of new accounts',
  },
  {
    row: 'A29',
    guard: 'an owner has a reserve',
    file: 'src/server/mail/pace.ts',
    find: '(await isReserved(parts, recipient)) ? 0 : waitOfOthers(parts)',
    replace: 'waitOfOthers(parts)',
    test: 'src/server/mail/pace.test.ts',
    title: 'A29 in a flood of new accounts',
  },
  {
    row: 'D9',
    guard: 'a stored answer is given again',
    file: 'src/server/practice/answer-question.ts',
    find: "    if (facts === 'answered') {\n",
    replace: "    if (facts === 'answered' && userId === issueId) {\n",
    test: 'src/server/practice/practice.test.ts',
    title: 'D9 R14',
  },
  {
    row: 'D9',
    guard: 'answers of one user wait for each other',
    file: 'src/server/practice/answer-question.ts',
    find: '    const before = await lockProgress(transaction, userId)\n    const facts = await findFacts(transaction, userId, issueId, now)\n',
    replace:
      '    const facts = await findFacts(transaction, userId, issueId, now)\n    const before = await lockProgress(transaction, userId)\n',
    test: 'src/server/practice/practice.test.ts',
    title: 'D9 R14',
    needs: 'PostgreSQL',
  },
  {
    row: 'D11',
    guard: 'an answer before the question can be read gives no XP',
    file: 'src/server/practice/earn-xp.ts',
    find: "if (onScreenAt.getTime() > readBefore) return 'opened_just_before'",
    replace: '',
    test: 'src/server/practice/practice.test.ts',
    title: 'D11 an answer faster',
  },
  {
    row: 'D11',
    guard: 'an answer right after another gives no XP',
    file: 'src/server/practice/earn-xp.ts',
    find: "if (lastAnswerAt !== null && lastAnswerAt.getTime() > readBefore) return 'answered_just_before'",
    replace: '',
    test: 'src/server/practice/practice.test.ts',
    title: 'D11 of ten answers at once one earns XP',
  },
  {
    row: 'D11',
    guard: 'fast answers that are often wrong give no XP',
    file: 'src/quiz/practice/pace.ts',
    find: 'return before.length >= MIN_JUDGED && right < FAST_RIGHT * before.length',
    replace: 'return before.length < 0 && right < 0',
    test: 'src/quiz/practice/pace-league.test.ts',
    title: 'D11 Q65 Q66',
  },
  {
    row: 'D11',
    guard: 'practice gives so much XP a day',
    file: 'src/server/practice/earn-xp.ts',
    find: 'const DAILY_XP = 2000',
    replace: 'const DAILY_XP = 2_000_000',
    test: 'src/server/practice/practice.test.ts',
    title: 'D11 practice gives at most',
  },
  {
    row: 'D23',
    guard: 'the rows of a deleted account go',
    file: 'src/server/account/delete-user.ts',
    find: "  await transaction.deleteFrom('users').where('id', '=', user.userId).execute()\n",
    replace: '',
    test: `${SIGN_IN}/abuse.test.ts`,
    title: 'D23 D24 the export holds',
  },
  {
    row: 'L12',
    guard: 'guests and users have separate places for sockets',
    file: 'src/server/live/live.ts',
    find: 'if (tokenOf(request) !== null) {',
    replace: 'if (tokenOf(request) === null && false) {',
    test: 'src/server/live/places.test.ts',
    title: 'guests who take all of their places',
  },
  {
    row: 'L12',
    guard: 'a guest who sends nothing is closed',
    file: 'src/server/live/live.ts',
    find: '    if (token === null) closeIdle(connection, parts.sockets.guestIdleMs)\n',
    replace: '',
    test: 'src/server/live/places.test.ts',
    title: 'a guest who sends nothing',
  },
  {
    row: 'L12',
    guard: 'tries of a session are counted before it is read',
    file: 'src/server/live/greet.ts',
    find: '  if (seconds > 0) return refuse(',
    replace: '  if (seconds > 1e9) return refuse(',
    test: 'src/server/live/places.test.ts',
    title: 'its sockets are refused',
  },
]
