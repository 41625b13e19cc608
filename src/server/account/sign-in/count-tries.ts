import type { GuestContext } from '#server/api/handler.ts'
import { knowsAccount } from '#server/auth/known-browser.ts'
import { ALL, type Count, type LimitName } from '#server/limits/limits.ts'

/** The age from which a known browser may sign up more accounts than its network, in milliseconds. */
const TRUSTED_AFTER_MS = 24 * 60 * 60 * 1000

type Stranger = Pick<GuestContext, 'limits'> & {
  readonly caller: Pick<GuestContext['caller'], 'browser' | 'network'>
}

/**
 * Counts a try by the network of a stranger. A browser that is known to any account has some tries of
 * its own, so that a flood from its network does not stop it.
 * @returns what was counted, to be given back when the try succeeds
 * @throws Problem `too_many_requests`
 */
export async function countByNetwork(
  { caller, limits }: Stranger,
  names: readonly LimitName[],
): Promise<readonly Count[]> {
  const account = caller.browser?.accounts[0]
  if (account !== undefined && (await limits.usedUp('triesOfBrowser', [account])).size === 0) {
    return [['triesOfBrowser', account]]
  }
  const counts = names.map((name) => [name, caller.network] as const)
  await limits.use(counts)
  return counts
}

/**
 * Returns the counts that `countByNetwork` has most likely made in an earlier request of the same
 * browser.
 */
export function countBefore({ caller }: Stranger, name: LimitName): Count {
  const account = caller.browser?.accounts[0]
  return account === undefined ? [name, caller.network] : ['triesOfBrowser', account]
}

/**
 * Counts a try to sign in to an account. A browser that is known to the account is counted alone: others
 * who guess at the same account, or from the same network, cannot delay its owner.
 * @returns what was counted, to be given back when the try succeeds
 * @throws Problem `too_many_requests`
 */
export async function countSignIn(context: GuestContext, email: string): Promise<readonly Count[]> {
  const { accounts, caller, limits } = context
  const { browser } = caller
  const isKnown = knowsAccount(browser, accounts.secret, email)
  const key = isKnown ? `known ${browser.id} ${email}` : `unknown ${email}`
  const ofAccount: readonly Count[] = [['signInByAccount', key]]
  await limits.use(ofAccount)
  if (isKnown) return ofAccount
  const ofNetwork = await countByNetwork(context, ['signInByNetwork', 'signInByNetworkDaily'])
  return [...ofAccount, ...ofNetwork]
}

/**
 * Returns the counts of a sign-up. A known browser has some that do not count for its network, but for one
 * that became known only today: else each new account would make room for more.
 */
export async function countsOfSignUp({
  caller,
  clock,
  limits,
}: GuestContext): Promise<readonly Count[]> {
  const { browser, network } = caller
  const account = browser?.accounts[0]
  const isOld = browser !== null && clock() - browser.since >= TRUSTED_AFTER_MS
  const hasRoom =
    isOld && account !== undefined && (await limits.usedUp('triesOfBrowser', [account])).size === 0
  return [...(hasRoom ? [] : ([['signUpByNetwork', network]] as const)), ['signUpByAll', ALL]]
}
