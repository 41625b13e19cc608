/** An event of a stream: its kind, its number if it has one, and its data. */
export type StreamEvent = {
  readonly kind: string
  readonly number: number | null
  readonly data: string
}

/**
 * Creates a reader of an event stream, as far as this server writes it: an event has one line of data,
 * and lines end in a line feed.
 * @returns a function that takes the next piece of text and returns the events that it completes
 */
export function createEventReader(): (piece: string) => readonly StreamEvent[] {
  let rest = ''
  return (piece) => {
    const blocks = `${rest}${piece}`.split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => eventOf(block) ?? [])
  }
}

/** Returns null for a comment, which only keeps the stream alive. */
function eventOf(block: string): StreamEvent | null {
  let event: StreamEvent | null = null
  let kind = 'message'
  let number: number | null = null
  for (const line of block.split('\n')) {
    const [name = '', value = ''] = line.split(/: ?(.*)/s)
    if (name === 'event') kind = value
    if (name === 'id') number = numberIn(value)
    if (name === 'data') event = { kind, number, data: value }
  }
  return event === null ? null : { ...event, kind, number }
}

function numberIn(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
