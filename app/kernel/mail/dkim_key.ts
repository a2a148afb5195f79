import { StartError } from '#app/kernel/boot/start_error'

export interface DkimKey {
  domainName: string
  keySelector: string
  /** PEM */
  privateKey: string
}

interface DkimSettings {
  domain?: string
  selector?: string
  key?: string
}

/**
 * The key that signs mails, from `DKIM_DOMAIN`, `DKIM_SELECTOR` and `DKIM_PRIVATE_KEY`; undefined
 * without them. Environments that can't hold line breaks write them as `\\n`.
 * @throws StartError if one of them is missing
 */
export function dkimKey({ domain, selector, key }: DkimSettings): DkimKey | undefined {
  if (!domain && !selector && !key) return undefined
  if (!domain || !selector || !key) {
    throw new StartError('Set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY, or none of them.')
  }
  return { domainName: domain, keySelector: selector, privateKey: key.replaceAll('\\n', '\n') }
}
