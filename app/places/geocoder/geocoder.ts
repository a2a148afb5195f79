import { networkGuard, type NetworkGuard } from '#app/common/net/network_guard'
import { geocoderUrl } from '#config/map'

let current = geocoderUrl

/** Where its API is; null if none is configured. */
export function geocoderAddress(): string | null {
  return current
}

/** Replaces it, for a test's own server. @returns a function that restores it */
export function useGeocoder(address: string | null): () => void {
  const before = current
  current = address
  return () => void (current = before)
}

/** The public network and the geocoder's host, which may be in the operator's own network. */
export function geocoderNetwork(geocoder: URL): NetworkGuard {
  const outside = networkGuard()
  const host = geocoder.hostname.replace(/^\[|\]$/g, '')
  const own = new Set([host])
  return {
    ...outside,
    ports: geocoder.port ? [...outside.ports, Number(geocoder.port)] : outside.ports,
    isAllowed: (address) => own.has(address) || outside.isAllowed(address),
    resolve: async (hostname, signal) => {
      const found = await outside.resolve(hostname, signal)
      if (hostname === host) for (const address of found) own.add(address)
      return found
    },
  }
}
