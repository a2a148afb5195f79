import { withResolver } from '#app/common/net/with_resolver'

/**
 * Asks this machine's name servers for IPv4 and IPv6 addresses. Avoids the system's resolver: it
 * also knows `hosts` and local names, and a slow name server would block one of the few threads
 * that files and passwords need.
 * @param nameServers to ask instead, `127.0.0.1:53`
 * @throws Error for a name without any address, and once the signal aborts
 */
export async function publicResolver(
  hostname: string,
  signal: AbortSignal,
  nameServers?: readonly string[]
): Promise<string[]> {
  const answers = await withResolver({ signal, nameServers }, (resolver) =>
    Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  )
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (!addresses.length && answers[0].status === 'rejected') throw answers[0].reason
  return addresses
}

/**
 * The TXT records of a name, each joined into one string; empty if the name doesn't exist.
 * @param nameServers to ask instead of this machine's, `127.0.0.1:53`
 * @throws Error if no name server answers, and once the signal aborts
 */
export async function publicTexts(
  name: string,
  signal: AbortSignal,
  nameServers?: readonly string[]
): Promise<string[]> {
  try {
    const records = await withResolver({ signal, nameServers }, (resolver) =>
      resolver.resolveTxt(name)
    )
    return records.map((pieces) => pieces.join(''))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw error
  }
}
