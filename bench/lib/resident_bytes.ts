import type { BuiltServer } from '#tests/support/built_server'

/** A server process's memory (RSS), as it reports it. */
export async function residentBytes({ url }: BuiltServer): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^vesta_process_resident_memory_bytes (\S+)/m.exec(figures)?.[1])
}
