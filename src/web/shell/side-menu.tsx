import { Menu } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'

import { IconButton } from '#web/ui/icon-button.tsx'

const MenuSheet = lazy(async () => {
  const { MenuSheet: component } = await import('./menu-sheet.tsx')
  return { default: component }
})

/** The button of the side menu. The sheet is loaded when it is first asked for. */
export function SideMenu() {
  const sheet = useRef<HTMLDialogElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        onClick={() => {
          setIsWanted(true)
          sheet.current?.showModal()
        }}
      >
        <Menu aria-hidden />
      </IconButton>
      <Suspense>{isWanted ? <MenuSheet sheet={sheet} /> : null}</Suspense>
    </>
  )
}
