import { createECDH, hkdfSync } from 'node:crypto'
import { StartError } from '#app/kernel/boot/start_error'

/** P-256, base64url, public key uncompressed. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const CURVE = 'prime256v1'
const PURPOSE = 'vesta web push'

/**
 * VAPID keys (RFC 8292): configured, or derived from the application key. Changing them invalidates
 * existing subscriptions.
 */
export function vapidKeys(appKey: string, set: Partial<VapidKeys>): VapidKeys {
  if (!set.privateKey && !set.publicKey) return derivedKeys(appKey)
  const keys = set.privateKey ? keysOf(Buffer.from(set.privateKey, 'base64url')) : null
  if (!keys || (set.publicKey && set.publicKey !== keys.publicKey)) {
    throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of keys.')
  }
  return keys
}

/** One in four billion 32-byte numbers is not a valid key: then the next is tried. */
function derivedKeys(appKey: string, attempt = 0): VapidKeys {
  const secret = Buffer.from(hkdfSync('sha256', appKey, '', `${PURPOSE} ${attempt}`, 32))
  return keysOf(secret) ?? derivedKeys(appKey, attempt + 1)
}

function keysOf(secret: Buffer): VapidKeys | null {
  if (secret.length !== 32) return null
  const curve = createECDH(CURVE)
  try {
    curve.setPrivateKey(secret)
  } catch {
    return null
  }
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
  }
}
