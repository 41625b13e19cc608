/** Returns whether an origin, such as `http://localhost:3000`, is one of this machine alone. */
export function isLoopbackOrigin(origin: string): boolean {
  const host = URL.parse(origin)?.hostname ?? ''
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
