import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop } from 'lucide-react'
import { useState } from 'react'

import type { Device } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'

import { deviceName } from './device-name.ts'
import { sentenceFor } from './sentences.ts'

const QUERY = ['devices']

/** The browsers that are signed in, and the way to sign them out. */
export function DeviceList() {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const { data, error } = useQuery({
    queryKey: QUERY,
    queryFn: async () => (await call('list_devices', {})).devices,
    staleTime: 0,
  })
  const others = (data ?? []).filter((device) => !device.is_this_one)

  async function end(run: () => Promise<unknown>) {
    setIsBusy(true)
    try {
      await run()
    } catch (problem) {
      showToast({ title: 'Error', description: sentenceFor(problem), look: 'destructive' })
    }
    await client.invalidateQueries({ queryKey: QUERY })
    setIsBusy(false)
  }

  return (
    <section aria-labelledby="devices" className="py-3">
      <h3 id="devices" className="font-sans text-base font-normal">
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
          <DeviceLine
            key={device.device_id}
            device={device}
            isBusy={isBusy}
            onEnd={() => void end(() => call('end_device', { device_id: device.device_id }))}
          />
        ))}
      </ul>
      {others.length < 2 ? null : (
        <Button
          className="mt-2"
          disabled={isBusy}
          onClick={() => void end(() => call('end_other_devices', {}))}
        >
          Sign out all other devices
        </Button>
      )}
    </section>
  )
}

function DeviceLine({
  device,
  isBusy,
  onEnd,
}: {
  readonly device: Device
  readonly isBusy: boolean
  readonly onEnd: () => void
}) {
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
        <Button disabled={isBusy} aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}

function LastSeen({ at }: { readonly at: string }) {
  const text = new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      Last seen <time dateTime={at}>{text}</time>
    </>
  )
}
