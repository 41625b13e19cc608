import { showToast } from '#web/ui/toast/toast.ts'
import { CallProblem } from '#web/wire/api.ts'

/** Why a browser works before a code is looked up. */
export const MANY_GUESSES =
  'Very many wrong codes were tried here. Your browser first solves a small task, which takes some seconds.'

/** What a call sends along to show that the browser has worked for it: nothing at first. */
type Work = { readonly proof?: { readonly challenge: string; readonly answer: string } }

/**
 * Asks the server, and where it wants the browser to work first, does so and asks again.
 * @param why a sentence for the visitor, who has to wait some seconds then
 */
export async function workFirst<Answer>(
  why: string,
  ask: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask({})
  } catch (error) {
    if (!(error instanceof CallProblem) || error.code !== 'proof_required') throw error
    const { challenge } = error
    showToast({ title: 'One Moment, Please', description: why, subject: 'entry' })
    const { solve } = await import('#web/wire/proof-of-work.ts')
    return ask({ proof: { challenge, answer: await solve(challenge) } })
  }
}
