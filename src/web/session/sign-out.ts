import { currentVisitor } from '#web/store/visitor.ts'
import { focusHeading } from '#web/ui/focus/focus-heading.ts'

/** Signs out. The button that was pressed disappears, so the focus moves to the heading of the screen. */
export async function signOut(): Promise<void> {
  try {
    const accounts = await import('./account-code.ts')
    await accounts.signOut()
  } catch {
    // The code could not be loaded: signing out needs a connection.
  }
  if (currentVisitor().status === 'guest') requestAnimationFrame(focusHeading)
}
