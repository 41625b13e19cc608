import { Compass, KeyRound, Ruler, Shuffle, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const kinds = {
  key: { word: 'Key idea', icon: KeyRound },
  mixup: { word: 'Common mixup', icon: Shuffle },
  rule: { word: 'Rule of thumb', icon: Ruler },
  safety: { word: 'Safety', icon: TriangleAlert },
  deeper: { word: 'Go deeper', icon: Compass },
} as const

/** A box beside the main thread; its kind is said by an icon and a word. */
export function Callout({
  kind,
  children,
}: {
  readonly kind: keyof typeof kinds
  readonly children: ReactNode
}) {
  const { word, icon: Icon } = kinds[kind]
  return (
    <div role="note" aria-label={word} className="callout" data-kind={kind}>
      <p className="callout-word">
        <Icon aria-hidden className="size-5 shrink-0" />
        {word}
      </p>
      {children}
    </div>
  )
}
