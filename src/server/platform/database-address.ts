/** An address of PostgreSQL with one host or several, as libpq reads it. */
export type DatabaseAddress = {
  /** An address for each host, in the order given. */
  readonly urls: readonly string[]
  /** Hosts and name of the database, to be shown: without user, password and options. */
  readonly shown: string
  /** The kind of server that is wanted among the hosts; undefined when not given. */
  readonly target: string | undefined
}

/** Scheme, user, hosts, and the rest. */
const PARTS = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)(.*)$/
const TARGET = 'target_session_attrs'

/**
 * Reads an address such as `postgres://user:password@a,b:5433/name?target_session_attrs=read-write`.
 * @returns null for what is no address of PostgreSQL
 */
export function readDatabaseAddress(text: string): DatabaseAddress | null {
  const parts = PARTS.exec(text)
  if (parts === null) return null
  const [, scheme = '', user = '', hosts = '', rest = ''] = parts
  const urls = hosts.split(',').map((host) => URL.parse(`${scheme}${user}${host}${rest}`))
  const [first] = urls
  if (first === undefined || first === null || !urls.every((url) => url !== null)) return null
  if (urls.length > 1 && urls.some((url) => url.hostname === '')) return null
  const target = first.searchParams.get(TARGET) ?? undefined
  for (const url of urls) url.searchParams.delete(TARGET)
  return {
    urls: urls.map((url) => url.href),
    shown: `${urls.map((url) => url.host).join(',')}${first.pathname}`,
    target,
  }
}
