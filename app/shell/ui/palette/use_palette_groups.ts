import { useEffect, useState } from 'react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import type { PaletteItem, PaletteSource } from '#app/kit/shell/palette_source'

export interface PaletteGroup {
  heading: string
  items: readonly PaletteItem[]
}

/**
 * Results of the palette's sources, shown as each one answers; a failed source stays empty.
 * @param sources must be the same list on each render
 */
export function usePaletteGroups(query: string, sources: readonly PaletteSource[]): PaletteGroup[] {
  const account = useAccount()
  const [found, setFound] = useState<Record<string, readonly PaletteItem[]>>({})

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const { heading, find } of sources) {
      void Promise.resolve()
        .then(() => find({ query, account, signal }))
        .catch(() => [])
        .then((items) => {
          if (!signal.aborted) setFound((before) => ({ ...before, [heading]: items }))
        })
    }
    return () => controller.abort()
  }, [query, account, sources])

  return sources
    .map(({ heading }) => ({ heading, items: found[heading] ?? [] }))
    .filter(({ items }) => items.length > 0)
}
