/** An address as it is linked and shown; null for what isn’t on the web. */
export function websiteOf(typed: string): { href: string; words: string } | null {
  const address = typed.trim()
  const whole = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
  if (!address || !URL.canParse(whole)) return null
  const { protocol, href } = new URL(whole)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return { href, words: href.replace(/^https?:\/\//, '').replace(/\/$/, '') }
}
