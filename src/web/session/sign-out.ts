import { currentVisitor } from '#web/store/visitor.ts'
import { focusHeading } from '#web/ui/focus/focus-heading.ts'

/** Ends the session of this browser. The button that was pressed is gone then: the screen gets its focus. */
export async function signOut(): Promise<void> {
  try {
    const accounts = await import('./account-code.ts')
    await accounts.signOut()
  } catch {
    // The code itself could not be had: without a connection nobody can be signed out.
  }
  if (currentVisitor().status === 'guest') requestAnimationFrame(focusHeading)
}
