import * as z from 'zod'

/** Counts of a topic: amounts by key, in the order in which they were made. */
const entriesSchema = z.array(z.tuple([z.string(), z.number()]))

const countsFields = { kind: z.literal('counts'), topic: z.string(), entries: entriesSchema }

/** A message of a worker to the primary process. */
export const fromWorkerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready'), address: z.string() }),
  z.strictObject(countsFields),
  z.strictObject({
    kind: z.literal('metrics'),
    request: z.int(),
    metrics: z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)),
  }),
])

export type FromWorker = z.output<typeof fromWorkerSchema>

/** A message of the primary process to a worker. */
export const toWorkerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...countsFields, from: z.int() }),
  /** Another worker has started. It does not know the counts of the others yet. */
  z.strictObject({ kind: z.literal('joined') }),
  /** A worker is gone, with all that it held. */
  z.strictObject({ kind: z.literal('left'), from: z.int() }),
  z.strictObject({ kind: z.literal('metrics'), request: z.int() }),
])

export type ToWorker = z.output<typeof toWorkerSchema>

export type Entries = z.output<typeof entriesSchema>
