import { publicResolver } from './public_resolver.js'
import { isPublicAddress } from './public_address.js'

/** Which part of the network guarded fetch may reach, and how it resolves names. */
export interface NetworkGuard {
  /** Every IPv4 and IPv6 address of a name. Rejects if there is none, or when the signal aborts. */
  resolve(hostname: string, signal: AbortSignal): Promise<string[]>

  /** checked for every address before anything is sent */
  isAllowed(address: string): boolean

  ports: readonly number[]

  /** certificates to trust instead of the public authorities', as PEM */
  ca?: string
}

/** The public network, on web ports only. */
export const PUBLIC_NETWORK: NetworkGuard = {
  resolve: publicResolver,
  isAllowed: isPublicAddress,
  ports: [80, 443],
}

let current = PUBLIC_NETWORK

export function networkGuard(): NetworkGuard {
  return current
}

/** Replaces the guard, for a test's own servers. @returns a function that restores it */
export function useNetworkGuard(guard: NetworkGuard): () => void {
  const before = current
  current = guard
  return () => void (current = before)
}
