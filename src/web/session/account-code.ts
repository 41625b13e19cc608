/** Everything of accounts that a guest never loads, behind one dynamic import. */
export { openSession, signOut } from './session.ts'
