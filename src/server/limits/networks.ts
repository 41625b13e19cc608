import { BlockList, isIPv6 } from 'node:net'

import { networkOf } from '#server/platform/http/rate-limit.ts'

/** A network with more room than others, such as that of a school, as in `10.0.0.0/8`. */
export type School = {
  readonly address: string
  readonly bits: number
  /** How many times as much as other networks it may have. */
  readonly factor: number
}

/** The network that a request counts for. */
export type Network = {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  readonly key: string
  /** The /56 and the /48 around an IPv6 address: one household or school may have all of it. */
  readonly wider: readonly WiderNetwork[]
  /** How many times the ordinary room this network has; less than 1 for a browser with a pass. */
  readonly factor: number
}

type WiderNetwork = {
  readonly key: string
  /** How many times the room of a single /64 it has. */
  readonly times: number
}

/** Returns the network that an address counts for. */
export type ReadNetwork = (address: string) => Network

const TIMES_OF_56 = 2
const TIMES_OF_48 = 4

/** @param schools the networks with more room; the largest factor counts where they overlap */
export function networkReader(schools: readonly School[]): ReadNetwork {
  const known = schools
    .toSorted((a, b) => b.factor - a.factor)
    .map(({ address, bits, factor }) => {
      const list = new BlockList()
      list.addSubnet(address, bits, isIPv6(address) ? 'ipv6' : 'ipv4')
      return { list, factor }
    })
  return (address) => {
    const key = networkOf(address)
    const isWide = key.includes(':')
    const [plain = ''] = (isWide ? address : key).split('%')
    const school = known.find(({ list }) => list.check(plain, isWide ? 'ipv6' : 'ipv4'))
    return { key, wider: isWide ? widerThan(key) : [], factor: school?.factor ?? 1 }
  }
}

/** Returns each key of a network with the share of its room that one request takes. */
export function sharesOf({ key, wider, factor }: Network): readonly (readonly [string, number])[] {
  return [
    [key, 1 / factor],
    ...wider.map(({ key: around, times }) => [around, 1 / (factor * times)] as const),
  ]
}

/**
 * Returns the key of an IPv4 address or of the /56 around an IPv6 one, which one household may have; null
 * for a network that an operator has named as a school's.
 */
export function householdOf({ key, wider, factor }: Network): string | null {
  return factor > 1 ? null : (wider[0]?.key ?? key)
}

/** @param key four groups of hexadecimal digits */
function widerThan(key: string): readonly WiderNetwork[] {
  const groups = key.split(':').map((group) => Number.parseInt(group, 16))
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  const site = [first, second, third].map((group) => group.toString(16)).join(':')
  return [
    { key: `${site}:${(fourth & 0xff00).toString(16)}/56`, times: TIMES_OF_56 },
    { key: `${site}/48`, times: TIMES_OF_48 },
  ]
}
