import type { Decay, Isotope } from '#content/elements/detail.ts'
import { shownNumber } from '#web/element-pages/parts/shown-number.ts'

/** A tropical year in seconds, as NUBASE2020 counts. */
const YEAR_S = 365.2422 * 86_400

/** The units of half-lives in seconds. */
const SECONDS: Readonly<Record<string, number>> = {
  ys: 1e-24,
  zs: 1e-21,
  as: 1e-18,
  ps: 1e-12,
  ns: 1e-9,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  min: 60,
  h: 3600,
  d: 86_400,
  y: YEAR_S,
  ky: 1e3 * YEAR_S,
  My: 1e6 * YEAR_S,
  Gy: 1e9 * YEAR_S,
  Ty: 1e12 * YEAR_S,
  Py: 1e15 * YEAR_S,
  Ey: 1e18 * YEAR_S,
  Zy: 1e21 * YEAR_S,
  Yy: 1e24 * YEAR_S,
}

/** From here on, a hundred million times the age of the universe, an isotope is practically stable. */
const PRACTICALLY_STABLE_S = 1e18 * YEAR_S

/** Half-life in seconds; null for stable isotopes and where it is not measured. */
export function halfLifeSeconds({ life }: Isotope): number | null {
  if (life.kind !== 'half-life') return null
  const seconds = SECONDS[life.unit]
  if (seconds === undefined) throw new RangeError(`'${life.unit}' is no unit of half-lives`)
  return life.value * seconds
}

/** Whether an isotope decays too slowly for any use to notice, such as bismuth-209. */
export function isPracticallyStable(isotope: Isotope): boolean {
  return (halfLifeSeconds(isotope) ?? 0) >= PRACTICALLY_STABLE_S
}

/** 'stable', 'not measured', '4.463 Gy' or '20.1 Ey, practically stable'. */
export function lifeText(isotope: Isotope): string {
  const { life } = isotope
  if (life.kind === 'stable') return 'stable'
  if (life.kind === 'unmeasured') return 'not measured'
  const text = `${shownNumber(life.value)}\u00A0${life.unit}`
  return isPracticallyStable(isotope) ? `${text}, practically stable` : text
}

/** 'α 35.94 %, β− 64.06 %', 'α 100 %, SF rare'. */
export function decaysText(decays: readonly Decay[]): string {
  return decays
    .map(({ mode, share }) => {
      if (share === 'unknown') return mode
      return share === 'rare' ? `${mode} rare` : `${mode} ${shownNumber(share)}\u00A0%`
    })
    .join(', ')
}
