import type { Tone } from './sounds.ts'

/** Seconds in which a tone swells; a sudden beginning would be heard as a crack. */
const ATTACK = 0.012
/** The end level of a fading tone: 60 dB below full scale, where its stop is inaudible. */
const SILENCE = 0.001

/** Puts the tones on the clock of an audio context, from `begin` (its seconds) on. */
export function drawSound(context: BaseAudioContext, tones: readonly Tone[], begin: number): void {
  for (const tone of tones) drawTone(context, tone, begin + tone.start)
}

function drawTone(context: BaseAudioContext, tone: Tone, start: number) {
  const end = start + tone.length
  const volume = context.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(tone.loudness, start + ATTACK)
  volume.gain.exponentialRampToValueAtTime(SILENCE, end)
  volume.connect(context.destination)

  const source = context.createOscillator()
  source.type = tone.timbre
  source.frequency.value = tone.pitch
  source.connect(volume)
  source.addEventListener('ended', () => volume.disconnect())
  source.start(start)
  source.stop(end)
}
