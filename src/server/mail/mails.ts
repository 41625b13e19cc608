import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

import { enqueueMail } from './outbox.ts'

/** Somebody to whom a link is mailed. */
export type Addressee = { readonly email: string; readonly name: string }

/** The mails about an account. They wait in the outbox, so that a dead mail server fails no request. */
export type AccountMails = {
  readonly verifyAddress: (to: Addressee, url: string) => Promise<void>
  readonly resetPassword: (to: Addressee, token: string) => Promise<void>
  readonly alreadySignedUp: (to: Addressee) => Promise<void>
  readonly passwordChanged: (to: Addressee) => Promise<void>
  readonly secondFactorOn: (to: Addressee) => Promise<void>
  readonly secondFactorOff: (to: Addressee) => Promise<void>
  readonly backupCodesRenewed: (to: Addressee) => Promise<void>
  readonly backupCodeUsed: (to: Addressee) => Promise<void>
  readonly passkeyAdded: (to: Addressee) => Promise<void>
  readonly passkeyRemoved: (to: Addressee) => Promise<void>
  readonly accountExported: (to: Addressee) => Promise<void>
  readonly accountDeleted: (to: Addressee) => Promise<void>
}

type Outbox = {
  readonly database: Database
  readonly clock: Clock
  readonly random: Random
}

type MailParts = Outbox & { readonly publicOrigin: string }

/** A mail before it is laid out: what it says, and at most one link to follow. */
type Letter = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly label: string; readonly url: string } | null
}

/** The mails about an account, put in the outbox. */
export function accountMails(parts: MailParts): AccountMails {
  const { publicOrigin } = parts
  return {
    verifyAddress: (to, url) =>
      post(parts, to, {
        subject: 'Verify your e-mail address',
        paragraphs: [
          'Welcome to Periodic Wizard! Follow this link to verify your e-mail address. It works for 24 hours, and in the first 10 minutes it signs you in, too.',
          'If you did not create an account, ignore this mail: nothing happens without the link.',
        ],
        link: { label: 'Verify my address', url },
      }),
    resetPassword: (to, token) =>
      post(parts, to, {
        subject: 'Set a new password',
        paragraphs: [
          'Somebody asked for a new password for your account. Follow this link to set one. It works once, for 10 minutes.',
          'If that was not you, ignore this mail: your password stays as it is.',
        ],
        // Behind '#', so that the token reaches neither a server's log nor another site.
        link: {
          label: 'Set a new password',
          url: `${publicOrigin}/update-password#token=${token}`,
        },
      }),
    alreadySignedUp: (to) =>
      post(parts, to, {
        subject: 'You already have an account',
        paragraphs: [
          'Somebody tried to sign up with your address, but you already have an account. You can sign in, or ask for a new password if you forgot yours.',
          'If that was not you, there is nothing to do.',
        ],
        link: { label: 'Sign in', url: `${publicOrigin}/auth` },
      }),
    passwordChanged: (to) =>
      post(parts, to, {
        subject: 'Your password was changed',
        paragraphs: [
          'The password of your account was changed just now, and all other devices were signed out.',
          'If that was not you, ask for a new password at once.',
        ],
        link: { label: 'I forgot my password', url: `${publicOrigin}/auth` },
      }),
    secondFactorOn: (to) =>
      post(parts, to, {
        subject: 'Signing in asks for a code now',
        paragraphs: [
          'A second step was turned on for your account just now: signing in asks for a code of your authenticator app besides the password.',
          'If that was not you, somebody knows your password: set a new one at once.',
        ],
        link: { label: 'I forgot my password', url: `${publicOrigin}/auth` },
      }),
    secondFactorOff: (to) =>
      post(parts, to, {
        subject: 'Signing in asks for no code any more',
        paragraphs: [
          'The second step was turned off for your account just now: the password alone opens it.',
          'If that was not you, somebody knows your password: set a new one at once.',
        ],
        link: { label: 'I forgot my password', url: `${publicOrigin}/auth` },
      }),
    backupCodesRenewed: (to) =>
      post(parts, to, {
        subject: 'You have new backup codes',
        paragraphs: [
          'New backup codes were made for your account just now. The ones before are worth nothing any more.',
          'If that was not you, somebody knows your password: set a new one at once.',
        ],
        link: { label: 'I forgot my password', url: `${publicOrigin}/auth` },
      }),
    backupCodeUsed: (to) =>
      post(parts, to, {
        subject: 'A backup code was used',
        paragraphs: [
          'Somebody signed in to your account with one of its backup codes just now. Each works once; Settings can make new ones.',
          'If that was not you, set a new password at once.',
        ],
        link: { label: 'I forgot my password', url: `${publicOrigin}/auth` },
      }),
    passkeyAdded: (to) =>
      post(parts, to, {
        subject: 'A passkey was added',
        paragraphs: [
          'A passkey was added to your account just now: whoever has it signs in without a password.',
          'If that was not you, somebody else can open your account: set a new password at once, and remove the passkey in Settings.',
        ],
        link: { label: 'I forgot my password', url: `${publicOrigin}/auth` },
      }),
    passkeyRemoved: (to) =>
      post(parts, to, {
        subject: 'A passkey was removed',
        paragraphs: [
          'A passkey was removed from your account just now: it opens it no more.',
          'If that was not you, somebody else can open your account: set a new password at once.',
        ],
        link: { label: 'I forgot my password', url: `${publicOrigin}/auth` },
      }),
    accountExported: (to) =>
      post(parts, to, {
        subject: 'Your account was exported',
        paragraphs: [
          'Everything that is stored about your account was downloaded as a file just now.',
          'If that was not you, somebody else can open your account: set a new password at once.',
        ],
        link: { label: 'I forgot my password', url: `${publicOrigin}/auth` },
      }),
    accountDeleted: (to) =>
      post(parts, to, {
        subject: 'Your account was deleted',
        paragraphs: [
          'Your account was deleted just now, with everything that belonged to it. It cannot be brought back.',
          'You are welcome to sign up again at any time.',
        ],
        link: null,
      }),
  }
}

/** Tells somebody that an operator has taken the second step off the account. */
export function tellStepTakenOff(parts: Outbox, to: Addressee): Promise<void> {
  return post(parts, to, {
    subject: 'Signing in asks for no code any more',
    paragraphs: [
      'Whoever runs Periodic Wizard turned off the second step of your account just now: the password alone opens it. You can turn it on again in Settings.',
      'If you did not ask for that, set a new password at once, and tell us.',
    ],
    link: null,
  })
}

async function post(parts: Outbox, to: Addressee, letter: Letter): Promise<void> {
  await enqueueMail(parts, {
    recipient: to.email,
    subject: `Periodic Wizard: ${letter.subject}`,
    text: plainText(to, letter),
    html: htmlText(to, letter),
  })
}

function plainText(to: Addressee, { paragraphs, link }: Letter): string {
  const [first = '', ...rest] = paragraphs
  const lines = [greeting(to), first, ...(link ? [link.url] : []), ...rest]
  return `${lines.join('\n\n')}\n`
}

function htmlText(to: Addressee, { paragraphs, link }: Letter): string {
  const [first = '', ...rest] = paragraphs
  const lines = [
    `<p>${escaped(greeting(to))}</p>`,
    `<p>${escaped(first)}</p>`,
    ...(link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : []),
    ...rest.map((text) => `<p>${escaped(text)}</p>`),
  ]
  return `<!doctype html>\n<html lang="en"><body>\n${lines.join('\n')}\n</body></html>\n`
}

/**
 * Not everybody gave a name when signing up; and what could be an address of the web is not sent on in
 * our name, since anybody may sign up with somebody else's address.
 */
function greeting({ name }: Addressee): string {
  return name === '' || /[./:@]/.test(name) ? 'Hello,' : `Hello ${name},`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
