import { appUrl } from '#config/app'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\])$/

const address = new URL(appUrl)
const named = new URL(appUrl)
// browsers refuse passkeys for IP addresses
if (LOOPBACK.test(named.hostname)) named.hostname = 'localhost'

/** Passkeys created for this name work on no other. */
export const RP_ID = named.hostname
export const RP_NAME = 'vesta'
export const ORIGINS = [...new Set([address.origin, named.origin])]

/** COSE ids of EdDSA, ES256 and RS256, preferred first. */
export const ALGORITHMS = [-8, -7, -257]

export const CEREMONY_MS = 5 * 60 * 1000
