import { publicTexts } from '#app/common/net/public_texts'

export interface DomainNetwork {
  /** the TXT records of a name; rejects if no name server answers */
  texts(name: string, signal: AbortSignal): Promise<string[]>
  /** the URL of a domain's file */
  fileUrl(domain: string, path: string): string
}

const PUBLIC_DOMAINS: DomainNetwork = {
  texts: publicTexts,
  fileUrl: (domain, path) => `http://${domain}${path}`,
}

let current = PUBLIC_DOMAINS

export function domainNetwork(): DomainNetwork {
  return current
}

/** Replaces the network, for a test's own servers. @returns a function that restores it */
export function useDomainNetwork(network: DomainNetwork): () => void {
  const before = current
  current = network
  return () => void (current = before)
}
