import { randomBytes } from 'node:crypto'

const FILE_PATH = '/.well-known/vesta-verification.txt'

/** A domain's owner publishes one of the two. */
export interface DomainChallenge {
  dns: { name: string; value: string }
  file: { path: string; content: string }
}

export function newDomainToken(): string {
  return randomBytes(16).toString('hex')
}

export function domainChallenge(domain: string, token: string): DomainChallenge {
  const proof = `vesta-verification=${token}`
  return {
    dns: { name: `_vesta.${domain}`, value: proof },
    file: { path: FILE_PATH, content: proof },
  }
}
