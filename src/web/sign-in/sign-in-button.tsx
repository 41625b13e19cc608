import { PROVIDER_NAME } from '#web/session/provider-name.ts'
import { Button } from '#web/ui/button.tsx'

const ways = {
  google: {
    label: `Sign in with ${PROVIDER_NAME}`,
    // The letter of Google is of no other provider.
    drawing:
      PROVIDER_NAME !== 'Google'
        ? null
        : 'M20.500 12H12.500M20.500 12a8.500 8.500 0 1 1-2.900-6.400',
  },
  passkey: {
    label: 'Sign in with a passkey',
    drawing: 'M12.500 12H21.500V15.500M17.500 12V15M12.500 12a5 5 0 1 1-10 0a5 5 0 1 1 10 0',
  },
} as const

/** Signs in without a password. */
export function SignInButton({
  way,
  isBusy,
  onClick,
}: {
  readonly way: keyof typeof ways
  readonly isBusy: boolean
  readonly onClick: () => void
}) {
  const { label, drawing } = ways[way]
  return (
    <Button className="w-full" disabled={isBusy} onClick={onClick}>
      {drawing !== null && (
        <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-accent" aria-hidden="true">
          <path d={drawing} strokeWidth="3" />
        </svg>
      )}
      <span>{label}</span>
    </Button>
  )
}
