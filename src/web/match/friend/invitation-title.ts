/** Returns the heading under which a guest sees an invitation. */
export function invitationTitle(host: string | null): string {
  return host === null ? 'A friend invites you to a match' : `${host} invites you to a match`
}
