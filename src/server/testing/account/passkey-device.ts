import {
  createHash,
  generateKeyPairSync,
  type JsonWebKeyInput,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'

/** A key of an account, and the proof of it for a server. */
export type TestPasskey = {
  /** The request that adds the passkey. */
  readonly made: {
    readonly id: string
    readonly rawId: string
    readonly type: 'public-key'
    readonly response: {
      readonly attestationObject: string
      readonly clientDataJSON: string
      readonly transports: 'internal'[]
    }
  }
  /** Makes the request that signs in. */
  readonly sign: (
    challenge: string,
    how?: Partial<Circumstances>,
  ) => {
    readonly id: string
    readonly rawId: string
    readonly type: 'public-key'
    readonly response: {
      readonly authenticatorData: string
      readonly clientDataJSON: string
      readonly signature: string
    }
  }
}

/** Under which a key is made or used. */
type Circumstances = {
  /** The page that asks. */
  readonly origin: string
  /** Whether the owner has proven to the device to be there. */
  readonly isUnlocked: boolean
  /** By which the key is known: random unless it is given. */
  readonly keyId: Buffer
  /** How often the key has signed. */
  readonly counter: number
}

const PRESENT = 0x01
const UNLOCKED = 0x04
const HAS_KEY = 0x40

/** Acts as a phone that creates a passkey by WebAuthn: a key on the curve P-256. */
export function makePasskey(
  challenge: string,
  {
    origin,
    isUnlocked = true,
    keyId = randomBytes(16),
  }: Pick<Circumstances, 'origin'> & Partial<Circumstances>,
): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = keyId.toString('base64url')
  const host = new URL(origin).hostname
  const about = Buffer.concat([Buffer.alloc(16), length16(keyId), keyId, coseKey(publicKey)])
  const authData = Buffer.concat([dataOf(host, HAS_KEY, isUnlocked, 0), about])
  const named = { id, rawId: id, type: 'public-key' } as const
  return {
    made: {
      ...named,
      response: {
        attestationObject: attestation(authData).toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        transports: ['internal'],
      },
    },
    sign(asked, how = {}) {
      const data = dataOf(host, 0, how.isUnlocked ?? true, how.counter ?? 0)
      const client = clientData('webauthn.get', asked, how.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          authenticatorData: data.toString('base64url'),
          clientDataJSON: client.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function dataOf(host: string, more: number, isUnlocked: boolean, counter: number): Buffer {
  const signed = Buffer.alloc(5)
  signed.writeUInt8(PRESENT | more | (isUnlocked ? UNLOCKED : 0))
  signed.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(Buffer.from(host)), signed])
}

/** In CBOR: `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59]),
    length16(authData),
    authData,
  ])
}

/** In CBOR, by RFC 9053: `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`, a key for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' }: JsonWebKeyInput['key'] = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}

function length16(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return length
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
