import { Button } from '#web/ui/button.tsx'

/** Signs in with a passkey. */
export function PasskeyButton({
  isBusy,
  onClick,
}: {
  readonly isBusy: boolean
  readonly onClick: () => void
}) {
  return (
    <Button className="w-full" disabled={isBusy} onClick={onClick}>
      <svg viewBox="0 0 24 24" className="size-5 fill-none stroke-accent" aria-hidden="true">
        <path
          d="M12.500 12H21.500V15.500M17.500 12V15M12.500 12a5 5 0 1 1-10 0a5 5 0 1 1 10 0"
          strokeWidth="3"
        />
      </svg>
      Sign in with a passkey
    </Button>
  )
}
