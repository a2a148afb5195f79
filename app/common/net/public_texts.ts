import { withResolver } from '#app/common/net/with_resolver'

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
