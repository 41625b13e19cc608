/** Room for a question with its explanation on a phone; a frame scrolls beyond it. */
const HEIGHT = 640

/**
 * Returns the HTML that shows a page of ours in a page of others. It holds no name that a user has given, so
 * nothing in it can be markup.
 */
export function embedCode(address: string, title = 'Chemistry questions'): string {
  return `<iframe src="${address}?theme=light" title="${title}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy"></iframe>`
}
