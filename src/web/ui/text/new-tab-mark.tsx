import { ExternalLink } from 'lucide-react'

/** Marks a link as opening a new tab, by a sign and in words. */
export function NewTabMark({ className = 'size-3.5' }: { readonly className?: string }) {
  return (
    <>
      <ExternalLink aria-hidden className={`shrink-0 text-muted ${className}`} />
      <span className="sr-only">(opens in a new tab)</span>
    </>
  )
}
