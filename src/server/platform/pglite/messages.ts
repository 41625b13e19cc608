/** A request of the server to the thread of the embedded database. */
export type StoreRequest = { readonly id: number } & (
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  /** All files as of one moment, as an archive. */
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' }
)

/** A message of the thread of the embedded database. */
export type StoreReply =
  | { readonly kind: 'opened' }
  | {
      readonly kind: 'rows'
      readonly id: number
      readonly rows: never[]
      readonly affectedRows: number | undefined
      /** Of a commit that PostgreSQL has made a rollback it is `ROLLBACK`. */
      readonly command: string | undefined
    }
  | { readonly kind: 'archive'; readonly id: number; readonly archive: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed'; readonly id: number }
  | { readonly kind: 'refused'; readonly id: number; readonly error: RefusedQuery }
  /** PostgreSQL has ended by itself, or could not start: the thread ends. */
  | { readonly kind: 'died'; readonly reason: string }

/** An error of PostgreSQL, as it crosses between threads. */
export type RefusedQuery = {
  readonly message: string
  /** The SQLSTATE; undefined for an error that is not PostgreSQL's. */
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly detail: string | undefined
  readonly table: string | undefined
}

/** The settings that the thread gets when it starts. */
export type StoreSettings = { readonly folder: string }
