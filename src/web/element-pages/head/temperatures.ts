import { formatNumber, toKelvin } from '#chemistry/units.ts'

/** '1538 °C = 1811.15 K = 2800.4 °F' */
export function threeScales(celsius: number): string {
  const fahrenheit = Number((celsius * 1.8 + 32).toFixed(3))
  return [
    `${formatNumber(celsius)}\u00A0°C`,
    `${formatNumber(toKelvin(celsius))}\u00A0K`,
    `${formatNumber(fahrenheit)}\u00A0°F`,
  ].join(' = ')
}
