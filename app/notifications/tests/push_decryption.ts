import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

const PUBLIC_KEY_BYTES = 65
const SALT_BYTES = 16
const TAG_BYTES = 16
/** salt, record size, length of the key id */
const HEADER_BYTES = SALT_BYTES + 4 + 1
const LAST_RECORD = 2

export class BrowserKeys {
  readonly #curve: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor() {
    this.#curve.generateKeys()
  }

  get public() {
    return {
      p256dh: this.#curve.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    }
  }

  /** RFC 8188, 2.1 and RFC 8291, 3.4 */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, SALT_BYTES)
    const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + PUBLIC_KEY_BYTES)
    const record = body.subarray(HEADER_BYTES + PUBLIC_KEY_BYTES)
    const shared = this.#curve.computeSecret(senderKey)
    const info = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#curve.getPublicKey(),
      senderKey,
    ])
    const secret = derive(this.#auth, shared, info, 32)
    const key = derive(salt, secret, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(salt, secret, 'Content-Encoding: nonce\0', 12)

    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    cipher.setAuthTag(record.subarray(-TAG_BYTES))
    const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()])
    const end = padded.lastIndexOf(LAST_RECORD)
    return padded.subarray(0, end).toString()
  }
}

function derive(salt: Buffer, secret: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
