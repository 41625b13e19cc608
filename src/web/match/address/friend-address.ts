/** The address of the screen for matches with a friend. */
export const FRIEND_PATH = '/dashboard/multiplayer?friend'

/** The address at which the players of an invitation meet. */
export function addressOfInvitation(code: string): string {
  return `${FRIEND_PATH}=${code}`
}
