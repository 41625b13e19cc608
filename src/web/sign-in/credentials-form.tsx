import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { readDisplayName } from '#contract/wire/display-name.ts'
import { useWayIn } from '#web/match/friend/use-way-in.ts'
import { NO_CALLS } from '#web/session/no-calls.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { NAME_REFUSAL, storedName } from '#web/user-data/name.ts'

import type { Entry } from './auth-actions.ts'
import { SignInButton } from './sign-in-button.tsx'

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'sign-up', label: 'Sign Up' },
] as const

type Tab = (typeof tabs)[number]['id']
const fields = ['email', 'name', 'password', 'confirm'] as const

type Field = (typeof fields)[number]
type Problems = Readonly<Partial<Record<Field, readonly string[]>>>

const actions = () => import('./auth-actions.ts')

/** Signs in or up: with Google, a passkey, or an email address and password. */
export function CredentialsForm({
  address,
  onCheckMail,
  onCode,
}: {
  /** The initial value of the email field. */
  readonly address: string
  readonly onCheckMail: (address: string) => void
  /** Called when the account asks for a code as well. */
  readonly onCode: (address: string) => void
}) {
  const [tab, setTab] = useState<Tab>('sign-in')
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, whileBusy] = useBusy()
  const form = useRef<HTMLFormElement>(null)
  const enter = useWayIn()
  const isInBrowser = useInBrowser()
  useActionsInTime(form)

  function choose(next: Tab) {
    setTab(next)
    setProblems({})
  }

  function refuse(found: Problems) {
    setProblems(found)
    const first = fields.find((field) => found[field] !== undefined)
    form.current?.querySelector<HTMLInputElement>(`[name='${first}']`)?.focus()
  }

  async function busily<Result>(run: () => Promise<Result>): Promise<Result | null> {
    try {
      return await whileBusy(run)
    } catch {
      showToast({
        title: 'Error',
        description: NO_CALLS,
        look: 'destructive',
        subject: 'entry',
      })
      return null
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email, name, password, confirm } = fieldsOf(event.currentTarget)
    const found = problemsOf(event.currentTarget, tab)
    if (Object.keys(found).length > 0) return refuse(found)
    if (tab === 'sign-up' && password !== confirm) {
      showToast({
        title: 'Password Mismatch',
        description: 'The passwords do not match.',
        look: 'destructive',
        subject: 'entry',
      })
      return refuse({ confirm: ['The passwords do not match.'] })
    }
    setProblems({})
    const entry = await busily(async () => {
      const { signIn, signUp } = await actions()
      return tab === 'sign-in'
        ? signIn(email, password)
        : signUp(email, password, readDisplayName(name) ?? '')
    })
    if (entry !== null) follow(entry, email)
  }

  function follow(entry: Entry, email: string) {
    if (entry.next === 'inside') enter()
    if (entry.next === 'check-mail') onCheckMail(email)
    if (entry.next === 'code') onCode(email)
    if (entry.next === 'refused' && entry.passwordProblems.length > 0) {
      refuse({ password: entry.passwordProblems })
    }
    if (entry.next === 'refused' && entry.nameProblems.length > 0) {
      refuse({ name: entry.nameProblems })
    }
  }

  async function usePasskey() {
    setProblems({})
    const entry = await busily(async () => (await actions()).signInWithPasskey())
    if (entry !== null) follow(entry, '')
  }

  async function forgotPassword() {
    const { email } = fieldsOf(form.current)
    if (email === '') {
      showToast({
        title: 'Email Required',
        description: 'Please enter your email address to reset your password.',
        look: 'destructive',
        subject: 'entry',
      })
      return refuse({ email: ['Please enter your email address to reset your password.'] })
    }
    const found = emailProblems(form.current)
    if (found.length > 0) return refuse({ email: found })
    setProblems({})
    await busily(async () => (await actions()).sendPasswordReset(email))
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset inert={!isInBrowser} disabled={isBusy} className="mt-6 grid min-w-0 gap-5">
        <SignInButton
          way="google"
          isBusy={isBusy}
          onClick={() => void busily(async () => (await actions()).signInWithGoogle())}
        />
        <SignInButton way="passkey" isBusy={isBusy} onClick={() => void usePasskey()} />
        <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          Or continue with email
        </p>
        <Tabs label="Account" tabs={tabs} chosen={tab} onChoose={choose} />
        <div
          role="tabpanel"
          id={`panel-${tab}`}
          aria-labelledby={`tab-${tab}`}
          className="grid gap-4"
        >
          <CredentialFields
            tab={tab}
            address={address}
            problems={problems}
            onForgot={() => void forgotPassword()}
          />
        </div>
      </fieldset>
    </form>
  )
}

/** The fields of the tab and its buttons. */
function CredentialFields({
  tab,
  address,
  problems,
  onForgot,
}: {
  readonly tab: Tab
  readonly address: string
  readonly problems: Problems
  readonly onForgot: () => void
}) {
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        defaultValue={address}
        autoComplete={tab === 'sign-in' ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        problems={problems.email ?? []}
      />
      {tab === 'sign-up' ? (
        <TextField
          label="Name that others see"
          name="name"
          defaultValue={storedName.guest.get() ?? ''}
          autoComplete="nickname"
          hint="Shown in matches and on the leaderboard. Leave it empty to get one such as Brave Bromine 42."
          problems={problems.name ?? []}
        />
      ) : null}
      <PasswordField
        key={tab}
        label="Password"
        name="password"
        required
        autoComplete={tab === 'sign-in' ? 'current-password' : 'new-password'}
        {...(tab === 'sign-up' && {
          hint: 'At least 8 characters. A few unrelated words are easy to remember.',
        })}
        problems={problems.password ?? []}
      />
      {tab === 'sign-up' ? (
        <PasswordField
          label="Confirm password"
          name="confirm"
          required
          autoComplete="new-password"
          problems={problems.confirm ?? []}
        />
      ) : null}
      <Button type="submit" look="primary" className="mt-1 w-full">
        {tab === 'sign-in' ? 'Sign In' : 'Sign Up'}
      </Button>
      {tab === 'sign-in' ? (
        <button
          type="button"
          onClick={onForgot}
          className="mx-auto inline-flex min-h-11 items-center rounded-full px-3 text-sm text-link underline-offset-4 hover:underline"
        >
          Forgot Password?
        </button>
      ) : null}
    </>
  )
}

/** Loads the code for the calls at the first focus in the form, since a visitor who only looks needs none. */
function useActionsInTime(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current
    function load() {
      actions().catch(() => undefined)
    }
    element?.addEventListener('focusin', load, { once: true })
    return () => element?.removeEventListener('focusin', load)
  }, [form])
}

function fieldsOf(form: HTMLFormElement | null): Readonly<Record<Field, string>> {
  return {
    email: valueOf(form, 'email').trim(),
    name: valueOf(form, 'name').trim(),
    password: valueOf(form, 'password'),
    confirm: valueOf(form, 'confirm'),
  }
}

function valueOf(form: HTMLFormElement | null, name: Field): string {
  return inputOf(form, name)?.value ?? ''
}

function inputOf(form: HTMLFormElement | null, name: Field): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`[name='${name}']`) ?? null
}

/** Returns the problems that can be found without the server. */
function problemsOf(form: HTMLFormElement, tab: Tab): Problems {
  const email = emailProblems(form)
  const { name } = fieldsOf(form)
  const isNoName = name !== '' && readDisplayName(name) === null
  const isEmpty = valueOf(form, 'password') === ''
  const password = tab === 'sign-in' ? 'Please enter your password.' : 'Please enter a password.'
  return {
    ...(email.length > 0 && { email }),
    ...(isNoName && { name: [NAME_REFUSAL] }),
    ...(isEmpty && { password: [password] }),
  }
}

function emailProblems(form: HTMLFormElement | null): readonly string[] {
  const input = inputOf(form, 'email')
  if (input === null || input.value.trim() === '') return ['Please enter your email address.']
  return input.validity.typeMismatch ? ['Please enter an address like name@school.example.'] : []
}
