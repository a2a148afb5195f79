const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Whether secrets can be sent there: HTTPS, or this machine in development. */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && THIS_MACHINE.includes(url.hostname))
  )
}
