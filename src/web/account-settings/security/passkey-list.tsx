import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'

import type { Passkey } from '#contract/passkeys.ts'
import { MAX_NAME, readDisplayName } from '#contract/wire/display-name.ts'
import { addPasskey, passkeyObstacle } from '#web/session/passkey-browser.ts'
import { PlainProblem } from '#web/session/plain-problem.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { formText } from '#web/ui/form/form-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { call } from '#web/wire/api.ts'

import { AccountDialog } from './account-dialog.tsx'
import { deviceName } from './device-name.ts'

const QUERY = ['passkeys']

/** The dialog that is open. */
type Step =
  | { readonly kind: 'closed' | 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }

const closed: Step = { kind: 'closed' }

/** Lists, adds, renames and removes the passkeys of the account. */
export function PasskeyList({ hasPassword }: { readonly hasPassword: boolean }) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState<Step>(closed)
  const { data, error } = useQuery({
    queryKey: QUERY,
    queryFn: async () => (await call('list_passkeys', {})).passkeys,
    staleTime: 0,
  })
  const obstacle = passkeyObstacle()
  const close = () => setStep(closed)

  async function add(password: string | undefined, form: FormData) {
    await addPasskey(nameIn(form), password)
    await client.invalidateQueries({ queryKey: QUERY })
    showToast({ title: 'Success!', description: 'You can now sign in with this passkey.' })
  }

  async function rename({ passkey_id }: Passkey, form: FormData) {
    await call('rename_passkey', { passkey_id, name: nameIn(form) })
    await client.invalidateQueries({ queryKey: QUERY })
  }

  async function remove({ passkey_id }: Passkey, password: string | undefined) {
    await call('remove_passkey', { passkey_id, ...(password !== undefined && { password }) })
    await client.invalidateQueries({ queryKey: QUERY })
    showToast({ title: 'Success!', description: 'This passkey can no longer be used to sign in.' })
  }

  return (
    <section aria-labelledby="passkeys" className="py-3">
      <h3 ref={heading} id="passkeys" tabIndex={-1} className="font-sans text-base font-normal">
        Passkeys
      </h3>
      <p className="text-sm text-muted">
        Sign in with your fingerprint, face, or PIN instead of a password and code
      </p>
      {error === null ? null : (
        <p role="alert" className="mt-2 text-sm text-incorrect">
          {sentenceFor(error)}
        </p>
      )}
      <ul aria-busy={data === undefined}>
        {(data ?? []).map((passkey) => (
          <PasskeyLine
            key={passkey.passkey_id}
            passkey={passkey}
            onRename={() => setStep({ kind: 'rename', passkey })}
            onRemove={() => setStep({ kind: 'remove', passkey })}
          />
        ))}
      </ul>
      {obstacle === null ? (
        <Button className="mt-2" onClick={() => setStep({ kind: 'add' })}>
          Add a passkey...
        </Button>
      ) : (
        <p className="mt-2 text-sm">{obstacle}</p>
      )}
      {step.kind === 'add' ? (
        <AccountDialog
          title="Add a passkey?"
          confirmLabel="Continue"
          hasPassword={hasPassword}
          onConfirm={add}
          onClose={close}
        >
          <p>
            Your browser will ask where to store it. Anyone who can unlock that device or password
            manager can sign in to your account.
          </p>
          <NameField name={deviceName(navigator.userAgent)} />
        </AccountDialog>
      ) : null}
      {step.kind === 'rename' ? (
        <AccountDialog
          title="Rename the passkey"
          confirmLabel="Save"
          hasPassword={false}
          onConfirm={(_password, form) => rename(step.passkey, form)}
          onClose={close}
        >
          <NameField name={step.passkey.name} />
        </AccountDialog>
      ) : null}
      {step.kind === 'remove' ? (
        <AccountDialog
          title="Remove the passkey?"
          confirmLabel="Remove"
          hasPassword={hasPassword}
          onConfirm={(password) => remove(step.passkey, password)}
          onDone={() => heading.current?.focus()}
          onClose={close}
        >
          <p>
            You can no longer sign in with <bdi>{step.passkey.name}</bdi>. Also delete it on your
            device or in your password manager.
          </p>
        </AccountDialog>
      ) : null}
    </section>
  )
}

function PasskeyLine({
  passkey,
  onRename,
  onRemove,
}: {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}) {
  const { name, added_at, is_synced } = passkey
  const day = new Date(added_at).toLocaleDateString('en-US', { dateStyle: 'medium' })
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <KeyRound aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="min-w-0 grow basis-40">
        <bdi className="block wrap-anywhere">{name}</bdi>
        <span className="block text-sm text-muted">
          Added <time dateTime={added_at}>{day}</time>
          {is_synced ? <span>, synced to all your devices</span> : null}
        </span>
      </span>
      <Button aria-label={`Rename ${name}`} onClick={onRename}>
        Rename...
      </Button>
      <Button aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove...
      </Button>
    </li>
  )
}

function NameField({ name }: { readonly name: string }) {
  return (
    <div className="text-ink">
      <TextField
        label="Name of the passkey"
        name="name"
        required
        defaultValue={name}
        autoComplete="off"
        hint="Helps you recognize it."
      />
    </div>
  )
}

/** Returns the name in the form. @throws PlainProblem when it is not valid */
function nameIn(form: FormData): string {
  const name = readDisplayName(formText(form, 'name'))
  if (name === null) {
    throw new PlainProblem(`Please choose a name of 1 to ${MAX_NAME} visible characters.`)
  }
  return name
}
