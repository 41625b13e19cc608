/** Whether this browser hands addresses to other apps. */
export function canShare(data: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(data)
}

/**
 * Hands an address to an app that the visitor chooses. Closing the list of apps is no failure.
 * @returns whether nothing failed
 */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
