import { Secret, TOTP } from 'otpauth'

const ISSUER = 'vesta'
const STEP_SECONDS = 30
/** 160 bits, as RFC 4226 recommends */
const SECRET_BYTES = 20
/** steps a phone's clock may be off either way */
const MAX_DRIFT_STEPS = 1

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The `otpauth://` URL that authenticator apps read from a QR code. */
export function otpauthUrl(secret: string, account: string): string {
  return totpOf(secret, account).toString()
}

export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const drift = totpOf(secret).validate({ token: code, window: MAX_DRIFT_STEPS, timestamp: now })
  return drift === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + drift
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
  })
}
