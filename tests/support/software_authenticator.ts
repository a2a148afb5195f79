import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { cbor } from '#tests/support/cbor'

interface CreationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId?: string
}

/** What a dishonest page or device claims instead. */
interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  isVerified?: boolean
  userHandle?: string
  key?: KeyObject
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** A device with one passkey (ES256), and its browser. */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(32))
  counter = 0
  #userHandle = ''
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  constructor(readonly origin: string) {}

  /** `navigator.credentials.create()` */
  create({ challenge, rp, user }: CreationOptions, lies: Lies = {}) {
    this.#userHandle = user.id
    const credentialId = Buffer.from(this.id, 'base64url')
    const authData = Buffer.concat([
      this.#head(rp.id ?? '', lies, HAS_CREDENTIAL),
      Buffer.alloc(16),
      Buffer.from([credentialId.length >> 8, credentialId.length & 255]),
      credentialId,
      this.#coseKey(),
    ])
    const attestation = new Map<string, string | Buffer | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, lies),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** `navigator.credentials.get()` */
  get({ challenge, rpId = '' }: RequestOptions, lies: Lies = {}) {
    this.counter += 1
    const clientDataJSON = this.#clientData('webauthn.get', challenge, lies)
    const authData = this.#head(rpId, { counter: this.counter, ...lies })
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, lies.key ?? this.#keys.privateKey)),
        userHandle: lies.userHandle ?? this.#userHandle,
      },
    }
  }

  #clientData(type: string, challenge: string, lies: Lies): string {
    const origin = lies.origin ?? this.origin
    return base64url(
      JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false })
    )
  }

  #head(rpId: string, { isVerified = true, counter = 0, ...lies }: Lies, flags = 0): Buffer {
    const head = Buffer.alloc(37)
    sha256(lies.rpId ?? rpId).copy(head)
    head[32] = PRESENT | (isVerified ? VERIFIED : 0) | flags
    head.writeUInt32BE(counter, 33)
    return head
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
    )
  }
}
