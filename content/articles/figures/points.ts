/** A place in a drawing, in its own units; y grows downward. */
export type Point = { readonly x: number; readonly y: number }

/** The point at a distance in the direction of an angle in degrees (0 is right, 90 is down). */
export function moved({ x, y }: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180
  return { x: x + distance * Math.cos(radians), y: y + distance * Math.sin(radians) }
}
