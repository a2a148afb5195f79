import { Resolver } from 'node:dns/promises'

/** Milliseconds per query, and number of tries. */
const PATIENCE = { timeout: 2000, tries: 2 }

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
  const resolver = new Resolver(PATIENCE)
  if (nameServers) resolver.setServers(nameServers)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  try {
    const records = await resolver.resolveTxt(name)
    return records.map((pieces) => pieces.join(''))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
