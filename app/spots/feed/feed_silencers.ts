import type { Extension } from '#app/kernel/modules/module'

type QuietOnes = (viewerId: number) => Promise<number[]>

const silencers: QuietOnes[] = []

/** Declares whose spots somebody’s feed leaves out, beside people who blocked each other. */
export function feedSilencer(list: QuietOnes): Extension {
  return () => void silencers.push(list)
}

/** Empty for a guest. */
export async function listSilencedAuthorIds(viewerId: number | null): Promise<number[]> {
  if (viewerId === null) return []
  const lists = await Promise.all(silencers.map((list) => list(viewerId)))
  return lists.flat()
}
