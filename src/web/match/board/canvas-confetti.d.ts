/** The part of the package that is used here. */
declare module 'canvas-confetti' {
  type Shot = {
    readonly particleCount: number
    readonly angle: number
    readonly spread: number
    readonly startVelocity: number
    readonly ticks: number
    readonly origin: { readonly x: number; readonly y: number }
    readonly colors: readonly string[]
  }
  type Fire = {
    (shot: Shot): Promise<void> | null
    readonly reset: () => void
  }

  export function create(
    canvas: HTMLCanvasElement,
    options: { readonly resize: boolean; readonly useWorker: boolean },
  ): Fire
}
