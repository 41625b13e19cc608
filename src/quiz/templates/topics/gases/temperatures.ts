import { formatNumber, toKelvin } from '#chemistry/units.ts'

/** A temperature as questions give it: '−18 °C'. */
export function celsius(degrees: number): string {
  return `${formatNumber(degrees)} °C`
}

/** A temperature in °C as it goes into a gas law: '255.15 K'. */
export function kelvin(degrees: number): string {
  return `${formatNumber(toKelvin(degrees), { decimals: 2 })} K`
}
