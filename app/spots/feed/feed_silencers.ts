import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

type QuietOnes = (viewerId: number) => Promise<number[]>

const silencers = new Registry<QuietOnes>('silencers of the feed')

/** Declares whose spots somebody’s feed leaves out, beside people who blocked each other. */
export function feedSilencer(list: QuietOnes): Extension {
  return silencers.adds(list)
}

/** Empty for a guest. */
export async function listSilencedAuthorIds(viewerId: number | null): Promise<number[]> {
  if (viewerId === null) return []
  const lists = await Promise.all(silencers.list().map((list) => list(viewerId)))
  return lists.flat()
}
