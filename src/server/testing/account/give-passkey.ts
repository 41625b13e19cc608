import type { Database } from '#server/platform/database/database.ts'
import type { NewUser } from '#server/testing/sign-up.ts'

/** Gives a user a passkey that no device has. Gives its id. */
export async function givePasskey({ userId }: NewUser, database: Database): Promise<string> {
  const id = crypto.randomUUID()
  await database
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      name: 'A lost key',
      credential_id: Buffer.from(id).toString('base64url'),
      public_key: '',
      counter: 0,
      device_type: 'singleDevice',
      backed_up: false,
      transports: null,
      aaguid: null,
    })
    .execute()
  return id
}
