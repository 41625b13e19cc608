import { formatNumber, toKelvin } from '#chemistry/units.ts'
import { type Amount, decimal, exact } from '#quiz/worked/amounts.ts'
import { added } from '#quiz/worked/expressions.ts'
import type { WorkedStep } from '#quiz/worked/worked-steps.ts'

/** A temperature as questions give it: '−18 °C'. */
export function celsius(degrees: number): string {
  return `${formatNumber(degrees)} °C`
}

/** A temperature in °C as it goes into a gas law: '255.15 K'. */
export function kelvin(degrees: number): string {
  return `${formatNumber(toKelvin(degrees), { decimals: 2 })} K`
}

/** A temperature in °C as an amount in kelvin. */
export function inKelvin(degrees: number): Amount {
  return decimal(toKelvin(degrees), 'K', 2)
}

/** The step from °C to kelvin. */
export function toKelvinStep(name: string, degrees: number): WorkedStep {
  return [name, added(exact(degrees, '°C'), exact(273.15)), 'K', { decimals: 2 }]
}
