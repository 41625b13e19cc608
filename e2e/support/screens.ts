import type { Page } from 'playwright'

/** An address of the product, with a text that is there when its screen is complete. */
export type Screen = readonly [path: string, text: string]

/** The console message about the screen that is answered with 404. */
export const NOT_FOUND = /status of 404/

/** Every screen, as a visitor with earlier answers sees it. */
export const screens: readonly Screen[] = [
  ['/', 'Session Progress'],
  ['/dashboard/periodic-table', 'Periodic Table'],
  ['/dashboard/periodic-table/U', 'Basic Properties'],
  ['/dashboard/questions', 'Question 1 of 1'],
  ['/dashboard/today', 'How long?'],
  ['/dashboard/learn', 'At a Glance'],
  ['/dashboard/learn?skill=particle-count', 'An Example'],
  ['/dashboard/bookmarks', 'A question from a newer version'],
  ['/dashboard/progress', 'Keep practicing!'],
  ['/dashboard/profile', 'Marie Curie'],
  ['/dashboard/settings', 'Your Data'],
  ['/dashboard/multiplayer', 'Authentication Required'],
  ['/leaderboard', 'Season Rankings'],
  ['/play', 'Join the Game'],
  ['/host', 'Host a Class Game'],
  ['/auth', 'Continue as Guest'],
  ['/confirm-email', 'Open this page with the link in our email'],
  ['/report', 'Choose what is wrong first'],
  ['/report?element=Fe', 'One sentence of 300 characters'],
  ['/blogs', 'What Is an Atom?'],
  ['/blog/guide-to-periodic-table', 'Periodic Table'],
  ['/blog/what-is-an-atom', 'What Is an Atom?'],
  ['/reference/equilibrium', 'Worked example'],
  ['/reference/separation-methods', 'Worked example'],
  ['/tools', 'Chemistry Tools'],
  ['/tools/molar-mass', '164.086 g/mol'],
  ['/tools/percent-composition', 'Step by Step'],
  ['/tools/empirical-formula', 'Step by Step'],
  ['/tools/balancer', 'Step by Step'],
  ['/tools/half-life', 'Step by Step'],
  ['/tools/ph', 'Step by Step'],
  ['/tools/gas-law', 'Step by Step'],
  ['/tools/dilution', 'Step by Step'],
  ['/tools/namer', 'Step by Step'],
  ['/tools/solubility', 'All Pairs'],
  ['/tools/reactivity', 'The Series'],
  ['/tools/polyatomic-ions', 'hydrogen carbonate'],
  ['/tools/acids', 'acetic acid'],
  ['/tools/flame-colors', 'crimson'],
  ['/element/iron', 'Shells and orbitals'],
  ['/element/oganesson', 'Shells and orbitals'],
  ['/trends', 'First ionization energy'],
  ['/trends/ionization-energy', 'Exceptions'],
  ['/trends/ion-size', 'Na⁺ 102'],
  ['/compare?g=1,17', 'Mean and range'],
  ['/courses', 'General Chemistry 1'],
  ['/courses/ap-chemistry', 'Do You Take This Course?'],
  ['/dashboard/questions?course=ap-chemistry&unit=1', 'Atomic Structure and Properties.'],
  ['/compare?e=Na,K,Rb', 'Density, an exception'],
  ['/dashboard/periodic-table?show=ionizationEnergy', 'Next exception (E)'],
  ['/classes', 'Classes You Teach'],
  ['/join', 'Code of the class'],
  ['/worksheet', 'Print or save as PDF'],
  ['/embed/table', 'Periodic Table'],
  ['/embed/element/Fe', 'Basic Properties'],
  ['/set/new', 'A set is kept with your account'],
  ['/about/help', 'Look something up'],
  ['/about/teachers', 'The first lesson'],
  ['/about/class-data', 'What is kept'],
  ['/about', 'What “AI” means here'],
  ['/terms', 'What is stored in your browser'],
  ['/privacy', 'What the server stores'],
  ['/no-such-page', 'Oops! Page not found'],
]

/** Screens that say something else to those who have stored nothing yet. */
export const emptyScreens: readonly Screen[] = [
  ['/dashboard/today', 'A first session'],
  ['/dashboard/learn', 'Nothing is known of you yet'],
  ['/dashboard/bookmarks', 'No bookmarks yet'],
  ['/dashboard/progress', 'Your first answer draws the first point'],
  ['/dashboard/profile', 'Periodic Wizard Student'],
]

/** Goes to a screen and waits until it is complete. */
export async function openScreen(page: Page, [path, text]: Screen): Promise<void> {
  await page.goto(path)
  await page.getByText(text).filter({ visible: true }).first().waitFor()
}
