import type { Served } from './served.ts'
import { type Visitor, visit } from './visitor.ts'

/** How good it is, is judged for every account, and of a short one sooner. */
const PASSWORD = 'vox-kiln-gyre'
let users = 0

/** A visitor with an account. */
export type NewUser = Visitor & {
  readonly userId: string
  readonly email: string
  readonly password: string
}

/** A visitor with a session of a new account, and the id of that account. */
export async function signUp(
  { app }: Pick<Served, 'app'>,
  name = `player${(users += 1)}`,
): Promise<NewUser> {
  const visitor = visit(app)
  const email = `${name}@chem.example`
  await visitor.call('sign_up', { email, password: PASSWORD })
  const { account } = await visitor.call('get_session', {})
  if (account === null) throw new Error('Signing up did not sign in')
  return { ...visitor, userId: account.user_id, email, password: PASSWORD }
}
