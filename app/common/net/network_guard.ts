import { publicResolver } from './public_resolver.js'
import { isPublicAddress } from './public_address.js'

/** Which part of the network the guarded fetcher may reach, and how it finds it. */
export interface NetworkGuard {
  /**
   * Every address of a name, IPv4 and IPv6. Rejects when there is none, and
   * when the signal aborts.
   */
  resolve(hostname: string, signal: AbortSignal): Promise<string[]>

  /** asked of every address before anything is sent there */
  isAllowed(address: string): boolean

  ports: readonly number[]

  /** certificates to trust instead of the public authorities', as PEM */
  ca?: string
}

/** The public network, at the ports of the web. */
export const PUBLIC_NETWORK: NetworkGuard = {
  resolve: publicResolver,
  isAllowed: isPublicAddress,
  ports: [80, 443],
}

let current = PUBLIC_NETWORK

export function networkGuard(): NetworkGuard {
  return current
}

/** Puts another guard in place, for servers of a test's own. Answers how to undo that. */
export function useNetworkGuard(guard: NetworkGuard): () => void {
  const before = current
  current = guard
  return () => void (current = before)
}
