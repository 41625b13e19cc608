import { useSyncExternalStore } from 'react'

import type { Account } from '#contract/account.ts'

import type { AccountPractice } from './account-practice.ts'
import { createHolder } from './holder.ts'

/**
 * The visitor of this page. `opening` is a user whose account has not loaded yet, and `isStuck`
 * means that this is for lack of a connection, or that the server has a problem.
 */
export type Visitor =
  | { readonly status: 'guest' }
  | {
      readonly status: 'opening'
      readonly isStuck: boolean
      /** Whether the server answered, and could not say who this is. */
      readonly isServerFailing?: boolean
      /** The user whose copy is shown, since there is no connection. */
      readonly userId?: string
    }
  | {
      readonly status: 'signed-in'
      readonly account: Account
      readonly practice: AccountPractice
    }

/** A cookie without a secret, beside the one that scripts cannot read. */
const MARKER = /(?:^|;\s*)signed-in=1(?:;|$)/

const guest: Visitor = { status: 'guest' }
export const opening: Visitor = { status: 'opening', isStuck: false }

const holder = createHolder<Visitor>(
  typeof document !== 'undefined' && hasMarker() ? opening : guest,
)

/** The visitor of this page; a prerendered one takes them for a guest until it runs. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(holder.subscribe, holder.get, () => guest)
}

/** Returns the account of the user, or null. */
export function useAccount(): Account | null {
  const visitor = useVisitor()
  return visitor.status === 'signed-in' ? visitor.account : null
}

export function currentVisitor(): Visitor {
  return holder.get()
}

export function setVisitor(visitor: Visitor): void {
  holder.set(visitor)
  document.documentElement.toggleAttribute('data-account', visitor.status !== 'guest')
}

/**
 * Returns the owner of what the visitor does now: `guest`, or the id of the user; null while it is not known which
 * account that would be.
 */
export function ownerOf(visitor: Visitor): string | null {
  switch (visitor.status) {
    case 'guest':
      return 'guest'
    case 'opening':
      return visitor.userId ?? null
    case 'signed-in':
      return visitor.account.user_id
  }
}

/** Back to a guest; the next page does not look for an account. */
export function becomeGuest(): void {
  document.cookie = 'signed-in=; Path=/; Max-Age=0'
  setVisitor(guest)
}

/** Tells whether this browser is marked as signed in. */
function hasMarker(): boolean {
  return MARKER.test(document.cookie)
}
