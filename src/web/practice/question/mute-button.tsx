import { Volume2, VolumeX } from 'lucide-react'

import { playSound } from '#web/sound/sound.ts'
import { useStored } from '#web/store/use-stored.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

/** Turns the sounds off and on where they are heard; it is the switch of the settings. */
export function MuteButton() {
  const { soundEffects: isOn } = useStored(storedSettings)

  function toggle() {
    storedSettings.update((kept) => ({ ...kept, soundEffects: !isOn }))
    playSound('click')
  }

  return (
    <IconButton label={isOn ? 'Mute sounds' : 'Turn sounds on'} onClick={toggle}>
      {isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden className="text-muted" />}
    </IconButton>
  )
}
