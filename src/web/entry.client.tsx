import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const built = [...document.body.children]

// Every page has this file: what is seldom needed comes when it is.
startTransition(() => {
  hydrateRoot(
    document,
    import.meta.env.DEV ? (
      <StrictMode>
        <HydratedRouter />
      </StrictMode>
    ) : (
      <HydratedRouter />
    ),
    {
      onRecoverableError(difference) {
        void import('#web/shell/keep-typed.ts').then((late) =>
          late.noteDifference(difference, built),
        )
      },
    },
  )
})
