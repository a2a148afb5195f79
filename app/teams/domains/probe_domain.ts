import { FetchError } from '#app/common/net/fetch_error'
import { guardedFetch } from '#app/common/net/guarded_fetch'
import { publicTexts } from '#app/common/net/public_resolver'
import { domainChallenge } from '#app/teams/domains/domain_challenge'

const TIMEOUT_MS = 5000
const MAX_FILE_BYTES = 1024
const MAX_SHOWN_CHARACTERS = 120

export interface DomainProbe {
  isProven: boolean
  /** what was found instead, one sentence each */
  found: string[]
}

/** Looks for the proof in DNS, then in the file. Network failures never throw. */
export async function probeDomain(domain: string, token: string): Promise<DomainProbe> {
  const { dns, file } = domainChallenge(domain, token)
  const texts = await textsOf(dns.name)
  if (texts?.includes(dns.value)) return { isProven: true, found: [] }
  const content = await fileOf(domain, file.path)
  if (content === file.content) return { isProven: true, found: [] }
  return {
    isProven: false,
    found: [sentenceOfTexts(dns.name, texts), sentenceOfFile(file.path, content)],
  }
}

async function textsOf(name: string): Promise<string[] | null> {
  try {
    return await domainNetwork().texts(name, AbortSignal.timeout(TIMEOUT_MS))
  } catch {
    return null
  }
}

/** A redirect to another site proves nothing. */
async function fileOf(domain: string, path: string): Promise<string | null> {
  try {
    const { url, status, body } = await guardedFetch(domainNetwork().fileUrl(domain, path), {
      maxBytes: MAX_FILE_BYTES,
      overflow: 'cut',
      timeoutMs: TIMEOUT_MS,
    })
    if (status !== 200 || ![domain, `www.${domain}`].includes(url.hostname)) return null
    return body.toString('utf8').trim()
  } catch (error) {
    if (error instanceof FetchError) return null
    throw error
  }
}

function sentenceOfTexts(name: string, texts: string[] | null): string {
  if (!texts) return `No name server answered for ${name}.`
  if (!texts.length) return `There’s no TXT record at ${name} yet.`
  return `The TXT record at ${name} says “${shortened(texts.join('”, “'))}”.`
}

function sentenceOfFile(path: string, content: string | null): string {
  return content === null
    ? `There’s no file at ${path}.`
    : `The file at ${path} says “${shortened(content)}”.`
}

function shortened(text: string): string {
  const plain = text.replace(/\p{C}/gu, ' ')
  return plain.length > MAX_SHOWN_CHARACTERS ? `${plain.slice(0, MAX_SHOWN_CHARACTERS)}…` : plain
}

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

function domainNetwork(): DomainNetwork {
  return current
}

/** Replaces the network, for a test's own servers. @returns a function that restores it */
export function useDomainNetwork(network: DomainNetwork): () => void {
  const before = current
  current = network
  return () => void (current = before)
}
