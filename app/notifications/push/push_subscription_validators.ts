import { createPublicKey } from 'node:crypto'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'

const MAX_ENDPOINT_CHARACTERS = 1000
const AUTH_BYTES = 16

/** Bytes as base64url, as browsers send them. */
const bytes = vine.createRule((value, { fit }: { fit: (bytes: Buffer) => boolean }, field) => {
  if (typeof value !== 'string') return
  const decoded = Buffer.from(value, 'base64url')
  if (decoded.toString('base64url') === value.replace(/=+$/, '') && fit(decoded)) return
  field.report('This is not a key of a browser.', 'key', field)
})

/** Uncompressed, and a point on P-256. */
function isPublicKey(key: Buffer): boolean {
  if (key.length !== 65 || key[0] !== 4) return false
  const [x, y] = [key.subarray(1, 33), key.subarray(33)]
  try {
    createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') },
    })
    return true
  } catch {
    return false
  }
}

const endpointField = () =>
  vine
    .string()
    .maxLength(MAX_ENDPOINT_CHARACTERS)
    .regex(/^https:\/\/\S+$/)

export const pushSubscriptionValidator = vine.create({
  endpoint: endpointField(),
  keys: vine.object({
    p256dh: vine.string().use(bytes({ fit: isPublicKey })),
    auth: vine.string().use(bytes({ fit: ({ length }) => length === AUTH_BYTES })),
  }),
})

export type PushSubscriptionInput = Infer<typeof pushSubscriptionValidator>

export const pushEndpointValidator = vine.create({ endpoint: endpointField() })
