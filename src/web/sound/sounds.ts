/** One tone of a sound. Times are seconds from the beginning of the sound. */
export type Tone = {
  /** Hertz. */
  readonly pitch: number
  readonly start: number
  readonly length: number
  /** The part of full scale at its loudest, 0 to 1. */
  readonly loudness: number
  readonly timbre: 'sine' | 'triangle'
}

export type SoundName =
  | 'correct'
  | 'incorrect'
  | 'click'
  | 'next'
  | 'match-found'
  | 'match-start'
  | 'time-warning'
  | 'victory'
  | 'defeat'

/** Equal temperament with A4 at 440 Hz. */
const pitches = {
  C4: 261.63,
  D4: 293.66,
  'E♭4': 311.13,
  G3: 196,
  G4: 392,
  C5: 523.25,
  E5: 659.26,
  G5: 783.99,
  A5: 880,
  B5: 987.77,
  C6: 1046.5,
  E6: 1318.51,
} as const

/** The tones of each event: rising is good, falling is not, and nothing is sharp or loud. */
export const sounds: Readonly<Record<SoundName, readonly Tone[]>> = {
  correct: [tone('E5', 0, 0.22, 0.14), tone('B5', 0.09, 0.4, 0.14)],
  incorrect: [tone('E♭4', 0, 0.2, 0.16, 'triangle'), tone('C4', 0.13, 0.34, 0.16, 'triangle')],
  click: [tone('C6', 0, 0.06, 0.06)],
  next: [tone('G4', 0, 0.09, 0.07), tone('C5', 0.05, 0.14, 0.07)],
  'match-found': [
    tone('C5', 0, 0.24, 0.11),
    tone('E5', 0.1, 0.24, 0.11),
    tone('G5', 0.2, 0.45, 0.11),
  ],
  'match-start': [
    tone('G4', 0, 0.14, 0.12),
    tone('G4', 0.2, 0.14, 0.12),
    tone('C5', 0.4, 0.5, 0.12),
    tone('G5', 0.4, 0.5, 0.06),
  ],
  'time-warning': [tone('A5', 0, 0.12, 0.1), tone('A5', 0.18, 0.16, 0.1)],
  victory: [
    tone('C5', 0, 0.2, 0.1),
    tone('E5', 0.12, 0.2, 0.1),
    tone('G5', 0.24, 0.2, 0.1),
    tone('C6', 0.38, 0.8, 0.1),
    tone('E6', 0.38, 0.8, 0.05),
    tone('G5', 0.38, 0.8, 0.05),
  ],
  defeat: [
    tone('G4', 0, 0.3, 0.12, 'triangle'),
    tone('E♭4', 0.2, 0.3, 0.12, 'triangle'),
    tone('D4', 0.4, 0.3, 0.12, 'triangle'),
    tone('C4', 0.6, 0.7, 0.12, 'triangle'),
    tone('G3', 0.6, 0.7, 0.06),
  ],
}

/** The seconds until the last tone of a sound has faded. */
export function soundLength(tones: readonly Tone[]): number {
  return Math.max(...tones.map(({ start, length }) => start + length))
}

function tone(
  note: keyof typeof pitches,
  start: number,
  length: number,
  loudness: number,
  timbre: Tone['timbre'] = 'sine',
): Tone {
  return { pitch: pitches[note], start, length, loudness, timbre }
}
