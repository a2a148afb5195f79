import { publicTexts } from '#app/common/net/public_texts'

export interface DomainNetwork {
  /** the TXT records of a name. Rejects when no name server answers */
  texts(name: string, signal: AbortSignal): Promise<string[]>
  /** where a domain's file is asked for */
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

/** Puts another network in place, for servers of a test's own. Answers how to undo that. */
export function useDomainNetwork(network: DomainNetwork): () => void {
  const before = current
  current = network
  return () => void (current = before)
}
