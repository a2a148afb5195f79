import type { BuiltServer } from '#tests/support/built_server'

/** Memory that a server's process holds (RSS), as it tells by itself. */
export async function residentBytes({ url }: BuiltServer): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^vesta_process_resident_memory_bytes (\S+)/m.exec(figures)?.[1])
}
