/** The account code, behind one dynamic import so that a guest never loads it. */
export { openSession, signOut } from './session.ts'
