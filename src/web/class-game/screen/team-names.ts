/** The names of the teams, in their order: the noble gases, which take no sides. */
export const teamNames = ['Helium', 'Neon', 'Argon', 'Krypton', 'Xenon', 'Radon'] as const

/** Returns the name of a team, counted from 0. */
export function teamName(team: number): string {
  return teamNames[team] ?? String(team + 1)
}
