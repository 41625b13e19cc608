import {
  BookOpen,
  Calculator,
  ChartColumn,
  CircleQuestionMark,
  Info,
  LogIn,
  LogOut,
  Mail,
  Presentation,
  ScrollText,
  Settings,
  Smartphone,
  Trophy,
  Users,
  X,
} from 'lucide-react'
import { type RefObject, useEffect } from 'react'

import { signOut } from '#web/session/sign-out.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useIsStill } from '#web/ui/static-pages.ts'

import { MENU } from './menu-id.ts'
import { MenuLink } from './menu-link.tsx'
import { SUPPORT_EMAIL } from './operator.ts'

/** Browsers that know commands close the sheet themselves, also before there is any script. */
const closesMenu = { command: 'close', commandfor: MENU }
/** On a page that never gets a script the sheet is a popover. */
const hidesMenu = { popoverTarget: MENU, popoverTargetAction: 'hide' } as const

/** The sheet with links to every part of the product. */
export function MenuSheet({ sheet }: { readonly sheet: RefObject<HTMLDialogElement | null> }) {
  useCloseOnLeave(sheet)
  const isGuest = useVisitor().status === 'guest'
  const isStill = useIsStill()
  return (
    <dialog
      ref={sheet}
      id={MENU}
      aria-label="Menu"
      className="sheet"
      {...(isStill ? { popover: 'auto' } : { closedby: 'any' })}
    >
      <div className="flex min-h-full flex-col gap-1 p-3">
        <div className="flex items-center justify-between pl-3">
          <p className="font-display text-lg">Menu</p>
          <IconButton
            label="Close menu"
            onClick={() => sheet.current?.close()}
            {...(isStill ? hidesMenu : closesMenu)}
          >
            <X aria-hidden />
          </IconButton>
        </div>
        <ul className="grid gap-1">
          {isGuest ? (
            <MenuLink
              to="/auth"
              icon={LogIn}
              label="Sign In"
              className="in-[[data-account]]:hidden"
            />
          ) : null}
          <MenuLink to="/dashboard/settings" icon={Settings} label="Settings" />
          <MenuLink to="/dashboard/progress" icon={ChartColumn} label="Progress" />
          <MenuLink to="/leaderboard" icon={Trophy} label="Leaderboard" />
          <MenuLink to="/classes" icon={Users} label="Classes" />
          <MenuLink to="/tools" icon={Calculator} label="Tools" />
          <MenuLink to="/play" icon={Smartphone} label="Join a Class Game" />
          <MenuLink to="/host" icon={Presentation} label="Host a Class Game" />
        </ul>
        <ul className="mt-2 grid gap-1 border-t border-line pt-3">
          <MenuLink to="/about/help" icon={CircleQuestionMark} label="Help" />
          <MenuLink to="/blogs" icon={BookOpen} label="Blogs" isNewTab />
          <MenuLink to={`mailto:${SUPPORT_EMAIL}`} icon={Mail} label="Contact Us" />
          <MenuLink to="/about" icon={Info} label="About Us" isNewTab />
          <MenuLink to="/terms" icon={ScrollText} label="Terms & Conditions" isNewTab />
        </ul>
        {isGuest ? null : (
          <SignOutLine
            onSignOut={() => {
              sheet.current?.close()
              void signOut()
            }}
          />
        )}
      </div>
    </dialog>
  )
}

function SignOutLine({ onSignOut }: { readonly onSignOut: () => void }) {
  return (
    <div className="mt-2 border-t border-line pt-3">
      <button
        type="button"
        onClick={onSignOut}
        className="flex min-h-12 w-full items-center gap-4 rounded-md px-3 text-left hover:bg-accent-soft"
      >
        <LogOut aria-hidden className="size-5 shrink-0 text-accent" /> Sign Out
      </button>
    </div>
  )
}

/** A click beside the sheet, a click on one of its links, and the way back close it, as Escape does. */
function useCloseOnLeave(sheet: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = sheet.current
    function close() {
      dialog?.close()
    }
    function closeAfterClick({ target }: globalThis.MouseEvent) {
      // The content fills the dialog, so a press on the dialog itself hit its backdrop.
      if (target === dialog || (target instanceof Element && target.closest('a') !== null)) close()
    }
    dialog?.addEventListener('click', closeAfterClick)
    globalThis.addEventListener('popstate', close)
    return () => {
      dialog?.removeEventListener('click', closeAfterClick)
      globalThis.removeEventListener('popstate', close)
    }
  }, [sheet])
}
