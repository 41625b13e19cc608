import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'

import { drawSound } from '#web/sound/draw-sound.ts'

import type { TrendTone } from './trend-tones.ts'

const LOUDNESS = 0.15
const MILLISECONDS = 1000

/** Plays the trend as tones, from left to right, and names each point as it sounds. Silent until pressed. */
export function HearButton({
  tones,
  onPoint,
}: {
  readonly tones: readonly TrendTone[]
  readonly onPoint: (symbol: string) => void
}) {
  const [playing, setPlaying] = useState<AudioContext | null>(null)
  useEffect(() => {
    if (playing === null) return
    const timers = tones.map(({ symbol, start }) =>
      setTimeout(() => onPoint(symbol), start * MILLISECONDS),
    )
    const last = tones.at(-1)
    const end = last === undefined ? 0 : last.start + last.length
    timers.push(setTimeout(() => setPlaying(null), end * MILLISECONDS))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      void playing.close()
    }
    // Tones that change stop the ones before, as the button is made anew for each plot.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [playing])

  function play() {
    try {
      const context = new AudioContext()
      drawSound(
        context,
        tones.map(({ pitch, start, length }) => ({
          pitch,
          start,
          length,
          loudness: LOUDNESS,
          timbre: 'triangle',
        })),
        context.currentTime,
      )
      setPlaying(context)
    } catch {
      // There is no sound device: the plot says the same to the eye and to a screen reader.
    }
  }

  return (
    <button
      type="button"
      aria-pressed={playing !== null}
      className="lab-chip"
      onClick={() => (playing === null ? play() : setPlaying(null))}
    >
      {playing === null ? (
        <Volume2 aria-hidden className="size-5" />
      ) : (
        <VolumeX aria-hidden className="size-5" />
      )}
      <span>Hear it: higher is more</span>
    </button>
  )
}
