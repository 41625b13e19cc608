import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop } from 'lucide-react'
import { useRef, useState } from 'react'

import type { Device } from '#contract/account.ts'
import { sentenceFor } from '#web/session/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { call } from '#web/wire/api.ts'

import { AccountDialog } from './security/account-dialog.tsx'
import { deviceName } from './security/device-name.ts'

const QUERY = ['devices']

/** Lists the devices that are signed in, and signs them out. */
export function DeviceList({ hasPassword }: { readonly hasPassword: boolean }) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [ending, setEnding] = useState<Device | 'others' | null>(null)
  const { data, error } = useQuery({
    queryKey: QUERY,
    queryFn: async () => (await call('list_devices', {})).devices,
    staleTime: 0,
  })
  const others = (data ?? []).filter((device) => !device.is_this_one)

  async function end(what: Device | 'others', password: string | undefined) {
    const proof = password === undefined ? {} : { password }
    await (what === 'others'
      ? call('end_other_devices', proof)
      : call('end_device', { device_id: what.device_id, ...proof }))
    await client.invalidateQueries({ queryKey: QUERY })
  }

  return (
    <section aria-labelledby="devices" className="py-3">
      <h3 ref={heading} id="devices" tabIndex={-1} className="font-sans text-base font-normal">
        Devices
      </h3>
      <p className="text-sm text-muted">Where you are signed in</p>
      {error === null ? null : (
        <p role="alert" className="mt-2 text-sm text-incorrect">
          {sentenceFor(error)}
        </p>
      )}
      <ul aria-busy={data === undefined} className="mt-2 min-h-14">
        {(data ?? []).map((device) => (
          <DeviceLine key={device.device_id} device={device} onEnd={() => setEnding(device)} />
        ))}
      </ul>
      {others.length < 2 ? null : (
        <Button className="mt-2" onClick={() => setEnding('others')}>
          Sign out all other devices...
        </Button>
      )}
      {ending === null ? null : (
        <AccountDialog
          title={ending === 'others' ? 'Sign out all other devices?' : 'Sign out this device?'}
          confirmLabel="Sign out"
          hasPassword={hasPassword}
          onConfirm={(password) => end(ending, password)}
          onDone={() => heading.current?.focus()}
          onClose={() => setEnding(null)}
        >
          <p>
            {ending === 'others' ? 'You stay signed in only here.' : deviceName(ending.user_agent)}
          </p>
        </AccountDialog>
      )}
    </section>
  )
}

function DeviceLine({ device, onEnd }: { readonly device: Device; readonly onEnd: () => void }) {
  const name = deviceName(device.user_agent)
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <Laptop aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="min-w-0 grow basis-40">
        <span className="block">{name}</span>
        <span className="block text-sm text-muted">
          {device.is_this_one ? 'This device' : <LastSeen at={device.last_seen_at} />}
        </span>
      </span>
      {device.is_this_one ? null : (
        <Button aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out...
        </Button>
      )}
    </li>
  )
}

function LastSeen({ at }: { readonly at: string }) {
  const text = new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <span>
      Last seen <time dateTime={at}>{text}</time>
    </span>
  )
}
