import { Share2 } from 'lucide-react'

import { Button } from '#web/ui/button.tsx'

/** Hands an address to another program of the device; nothing in a browser that cannot. */
export function ShareButton({
  label,
  data,
  look = 'secondary',
}: {
  readonly label: string
  readonly data: ShareData
  readonly look?: 'primary' | 'secondary'
}) {
  if (!canShare(data)) return null
  return (
    <Button look={look} onClick={() => void share(data)}>
      <Share2 aria-hidden className="size-5" />
      <span>{label}</span>
    </Button>
  )
}

function canShare(data: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(data)
}

/** A visitor who closes the list of apps has changed their mind, which is no failure. */
async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
