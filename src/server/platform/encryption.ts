import { readDatabaseAddress } from './database-address.ts'

const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/

/**
 * Whether the address of a database leads to another machine without a word on encryption. `sslmode` at
 * its end is that word, `disable` too: it says that the network is private.
 * @param address with one host or several; what is no address leads nowhere
 */
export function leavesEncryptionOpen(address: string): boolean {
  const urls = (readDatabaseAddress(address)?.urls ?? []).map((url) => new URL(url))
  return urls.some(
    ({ hostname, searchParams }) => !THIS_MACHINE.test(hostname) && !searchParams.has('sslmode'),
  )
}

/**
 * Whether mails to a server have to be encrypted before they are sent: on the way to another machine,
 * unless its address says `ignoreTLS=true`. An address that begins with `smtps` is encrypted anyway.
 */
export function mustBeginTls(address: string): boolean {
  const url = new URL(address)
  const isTrusted = THIS_MACHINE.test(url.hostname) || url.searchParams.get('ignoreTLS') === 'true'
  return url.protocol === 'smtp:' && !isTrusted
}
