import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

import { enqueueMail, type Mail } from './outbox.ts'
import { type PaceParts, waitOfMail } from './pace.ts'

/** The recipient of a mail. An empty name is an unknown one. */
export type Addressee = { readonly email: string; readonly name: string }

/** The mails about an account. They wait in the outbox, so no request fails because the mail server is down. */
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
  /** @param deletion the first day on which the account may be deleted */
  readonly accountUnused: (to: Addressee, deletion: Date) => Promise<void>
  readonly confirmEmail: (to: Addressee, token: string) => Promise<void>
  /** For the owner of an address that another account cannot have. */
  readonly emailInUse: (to: Addressee) => Promise<void>
  readonly emailChanging: (to: Addressee, newEmail: string, undoToken: string) => Promise<void>
  readonly emailChanged: (to: Addressee, newEmail: string, undoToken: string) => Promise<void>
  readonly emailRestored: (to: Addressee) => Promise<void>
}

type Outbox = {
  readonly database: Database
  readonly clock: Clock
  readonly random: Random
}

type MailParts = Outbox & PaceParts & { readonly publicOrigin: string }

/** The content of a mail before it is rendered, with at most one link. */
type Letter = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly label: string; readonly url: string } | null
}

const forgotPassword = 'I forgot my password'

/** Returns the mails about an account. Each one is put in the outbox. */
export function accountMails(parts: MailParts): AccountMails {
  return { ...mailsOfEntry(parts), ...mailsOfSecurity(parts), ...mailsOfAddress(parts) }
}

/** The mails about the beginning and the end of an account, and a forgotten password. */
function mailsOfEntry(
  parts: MailParts,
): Pick<
  AccountMails,
  | 'verifyAddress'
  | 'resetPassword'
  | 'alreadySignedUp'
  | 'accountExported'
  | 'accountDeleted'
  | 'accountUnused'
> {
  const { publicOrigin } = parts
  const signInLink = `${publicOrigin}/auth`
  return {
    verifyAddress: (to, url) =>
      post(parts, to, {
        subject: 'Verify your email address',
        paragraphs: [
          'Welcome to Periodic Wizard! Follow this link to verify your email address. It works for 24 hours. If you use it within 10 minutes, it also signs you in.',
          'If you did not create an account, you can ignore this email.',
        ],
        link: { label: 'Verify my email address', url },
      }),
    resetPassword: (to, token) =>
      post(parts, to, {
        subject: 'Set a new password',
        paragraphs: [
          'Someone asked to reset the password of your account. Follow this link to set a new one. It works once, for 10 minutes.',
          'If this was not you, you can ignore this email. Your password has not changed.',
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
          'Someone tried to sign up with your email address, but you already have an account. You can sign in, or reset your password if you forgot it.',
          'If this was not you, you can ignore this email.',
        ],
        link: { label: 'Sign in', url: signInLink },
      }),
    accountExported: (to) =>
      post(parts, to, {
        subject: 'Your account was exported',
        paragraphs: [
          'All data stored about your account was just downloaded as a file.',
          'If this was not you, someone else has access to your account. Set a new password now.',
        ],
        link: { label: forgotPassword, url: signInLink },
      }),
    accountDeleted: (to) =>
      post(parts, to, {
        subject: 'Your account was deleted',
        paragraphs: [
          'Your account and everything that belonged to it were just deleted. This cannot be undone.',
          'You are welcome to sign up again at any time.',
        ],
        link: null,
      }),
    accountUnused: (to, deletion) =>
      post(parts, to, {
        subject: 'Your account will be deleted',
        paragraphs: [
          `You have not used your account for a long time. It will be deleted after ${longDay(deletion)}, with everything that belongs to it. Sign in before then to keep it.`,
          'If you no longer need your account, there is nothing to do.',
        ],
        link: { label: 'Sign in', url: signInLink },
      }),
  }
}

/** The mails about what protects an account. */
function mailsOfSecurity(
  parts: MailParts,
): Pick<
  AccountMails,
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'backupCodesRenewed'
  | 'backupCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
> {
  const signInLink = `${parts.publicOrigin}/auth`
  return {
    passwordChanged: (to) =>
      post(parts, to, {
        subject: 'Your password was changed',
        paragraphs: [
          'The password of your account was just changed. All other devices have been signed out.',
          'If this was not you, reset your password now.',
        ],
        link: { label: forgotPassword, url: signInLink },
      }),
    secondFactorOn: (to) =>
      post(parts, to, {
        subject: 'Two-step sign-in is on',
        paragraphs: [
          'Two-step sign-in was just turned on for your account. After your password, you will be asked for a code from your authenticator app.',
          'If this was not you, someone knows your password. Set a new one now.',
        ],
        link: { label: forgotPassword, url: signInLink },
      }),
    secondFactorOff: (to) =>
      post(parts, to, {
        subject: 'Two-step sign-in is off',
        paragraphs: [
          'Two-step sign-in was just turned off for your account. Your password is now enough to sign in.',
          'If this was not you, someone knows your password. Set a new one now.',
        ],
        link: { label: forgotPassword, url: signInLink },
      }),
    backupCodesRenewed: (to) =>
      post(parts, to, {
        subject: 'You have new backup codes',
        paragraphs: [
          'New backup codes were just created for your account. Your old codes no longer work.',
          'If this was not you, someone knows your password. Set a new one now.',
        ],
        link: { label: forgotPassword, url: signInLink },
      }),
    backupCodeUsed: (to) =>
      post(parts, to, {
        subject: 'A backup code was used',
        paragraphs: [
          'Someone just signed in to your account with one of your backup codes. Each code works once. You can create new ones in Settings.',
          'If this was not you, set a new password now.',
        ],
        link: { label: forgotPassword, url: signInLink },
      }),
    passkeyAdded: (to) =>
      post(parts, to, {
        subject: 'A passkey was added',
        paragraphs: [
          'A passkey was just added to your account. It can be used to sign in without a password.',
          'If this was not you, someone else has access to your account. Set a new password now, and remove the passkey in Settings.',
        ],
        link: { label: forgotPassword, url: signInLink },
      }),
    passkeyRemoved: (to) =>
      post(parts, to, {
        subject: 'A passkey was removed',
        paragraphs: [
          'A passkey was just removed from your account. It can no longer be used to sign in.',
          'If this was not you, someone else has access to your account. Set a new password now.',
        ],
        link: { label: forgotPassword, url: signInLink },
      }),
  }
}

/** The mails about a change of the email address. */
function mailsOfAddress(
  parts: MailParts,
): Pick<
  AccountMails,
  'confirmEmail' | 'emailInUse' | 'emailChanging' | 'emailChanged' | 'emailRestored'
> {
  const { publicOrigin } = parts
  const signInLink = `${publicOrigin}/auth`
  // Behind '#', so that the token reaches neither a server's log nor another site.
  const emailLink = (token: string) => `${publicOrigin}/confirm-email#token=${token}`
  return {
    confirmEmail: (to, token) =>
      post(parts, to, {
        subject: 'Confirm your new email address',
        paragraphs: [
          'An account is to have this email address from now on. Follow this link to confirm it. It works for 24 hours.',
          'If you did not ask for this, you can ignore this email. Nothing changes without the link.',
        ],
        link: { label: 'Confirm this address', url: emailLink(token) },
      }),
    emailInUse: (to) =>
      post(parts, to, {
        subject: 'Your email address is in use',
        paragraphs: [
          'Someone asked to move another account to your email address, but you already have an account with it. Nothing has changed. If this was you, sign in to the account with this address, or delete it first.',
          'If this was not you, you can ignore this email.',
        ],
        link: { label: 'Sign in', url: signInLink },
      }),
    emailChanging: (to, newEmail, undoToken) =>
      post(parts, to, {
        subject: 'Your email address is about to change',
        paragraphs: [
          `The email address of your account will change to ${newEmail} when the link in a mail to that address is followed. If this was not you, stop it with this link. It works for 7 days, also after the change.`,
          'If this was you, there is nothing to do here.',
        ],
        link: { label: 'Keep my address', url: emailLink(undoToken) },
      }),
    emailChanged: (to, newEmail, undoToken) =>
      post(parts, to, {
        subject: 'Your email address was changed',
        paragraphs: [
          `The email address of your account is now ${newEmail}, and all other devices have been signed out. If this was not you, take your address back with this link. It works for 7 days from the moment at which the change was asked for.`,
          'If this was you, there is nothing to do here.',
        ],
        link: { label: 'Take my address back', url: emailLink(undoToken) },
      }),
    emailRestored: (to) =>
      post(parts, to, {
        subject: 'Your email address stays the same',
        paragraphs: [
          'The change of the email address of your account was stopped, and all devices have been signed out.',
          'The person who asked for it may know your password. Set a new one now, and look at the passkeys in Settings.',
        ],
        link: { label: forgotPassword, url: signInLink },
      }),
  }
}

/** Mails a teacher that a class will be deleted, unless it is used again until then. */
export function mailClassEnds(parts: Outbox, to: Addressee, className: string): Promise<void> {
  const letter = {
    subject: 'A class will be deleted',
    paragraphs: [
      `Your class “${className}” on Periodic Wizard has not been used for a year. In a month it will be deleted, with its members and all of their answers. Your sets stay.`,
      'To keep it, sign in within the month and open the class.',
    ],
    link: null,
  }
  return enqueueMail(parts, mailOf(to, letter))
}

/** Mails the owner of an account that an operator has turned off two-step sign-in. */
export function mailStepTakenOff(parts: Outbox, to: Addressee): Promise<void> {
  const letter = {
    subject: 'Two-step sign-in is off',
    paragraphs: [
      'The operator of this Periodic Wizard server just turned off two-step sign-in for your account. Your password is now enough to sign in. You can turn it on again in Settings.',
      'If you did not ask for this, set a new password now and let us know.',
    ],
    link: null,
  }
  return enqueueMail(parts, mailOf(to, letter))
}

/** A day as in 'March 1, 2031'. */
function longDay(day: Date): string {
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

async function post(parts: MailParts, to: Addressee, letter: Letter): Promise<void> {
  await enqueueMail(parts, mailOf(to, letter), await waitOfMail(parts, to.email))
}

function mailOf(to: Addressee, letter: Letter): Mail {
  return {
    recipient: to.email,
    subject: `Periodic Wizard: ${letter.subject}`,
    text: plainText(to, letter),
    html: htmlText(to, letter),
  }
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
 * Returns the salutation. Leaves out a missing name, and one that mail programs could turn into a link:
 * anyone can sign up with another person's address, and we would send that link in our name.
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
