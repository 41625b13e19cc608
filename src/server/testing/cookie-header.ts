/** Cookies as a browser sends them: `a=1; b=2`. */
export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ')
}
