import type { Client } from 'pg'

import { LostDatabase } from './lost-database.ts'

/** A server as it is now. Once it was lost, it is another place, even under the same address. */
export type Place = { readonly url: string }

/** The hosts of a database, of which one takes writes at a time. */
export type DatabaseHosts = {
  readonly count: number
  /** The host that is used, or is to be tried next. */
  readonly current: () => Place
  /** A connection to a place could not be made, or does not take writes: the next host is tried. */
  readonly skip: (place: Place) => void
  /** The connections to a place are of no use any longer. New ones are made, to the same host first. */
  readonly renew: (place: Place) => void
}

/** Chooses among hosts in their order, beginning with the first. Stays with one that takes writes. */
export function databaseHosts(urls: readonly string[]): DatabaseHosts {
  const places: Place[] = urls.map((url) => ({ url }))
  let index = 0
  return {
    count: places.length,
    current,
    skip(place) {
      if (place === current()) index = (index + 1) % places.length
    },
    renew(place) {
      const at = places.indexOf(place)
      if (at !== -1) places[at] = { url: place.url }
    },
  }

  function current(): Place {
    return places[index] ?? { url: '' }
  }
}

/**
 * Asks a server whether it takes writes: a standby does not, nor a primary that hands over.
 * @throws LostDatabase when it does not
 */
export async function requireWritable(client: Pick<Client, 'query' | 'host'>): Promise<void> {
  const { rows } = await client.query('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') {
    throw new LostDatabase(`the server ${client.host} does not take writes now`)
  }
}
