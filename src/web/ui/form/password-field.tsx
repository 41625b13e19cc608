import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { IconButton } from '#web/ui/icon-button.tsx'

import { TextField } from './text-field.tsx'

/** A field for a password, which its owner may look at. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'children'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
    >
      <IconButton
        label={`${isShown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
        className="absolute top-0.5 right-1"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? (
          <EyeOff aria-hidden className="size-5" />
        ) : (
          <Eye aria-hidden className="size-5" />
        )}
      </IconButton>
    </TextField>
  )
}
