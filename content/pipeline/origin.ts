const LOCAL = 'http://localhost:3000'

/**
 * Where the site will be reached, without a slash at the end. Pages are built before anyone knows
 * where they are served, so `PUBLIC_ORIGIN` has to be there at build time for canonical links, the
 * site map and the feed to name the real host. An empty one counts as none, as it does for the server.
 */
export function siteOrigin(): string {
  return (process.env['PUBLIC_ORIGIN'] || LOCAL).replace(/\/+$/, '')
}
