import { Resolver } from 'node:dns/promises'

/** Milliseconds per query, and number of tries. */
const PATIENCE = { timeout: 2000, tries: 2 }

interface Asking {
  signal: AbortSignal
  /** to ask instead of this machine's, `127.0.0.1:53` */
  nameServers?: readonly string[]
}

/** Asks name servers for something, until the signal aborts. @throws what `ask` throws */
export async function withResolver<Answer>(
  { signal, nameServers }: Asking,
  ask: (resolver: Resolver) => Promise<Answer>
): Promise<Answer> {
  const resolver = new Resolver(PATIENCE)
  if (nameServers) resolver.setServers(nameServers)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  try {
    return await ask(resolver)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
