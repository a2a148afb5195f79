import type { ComponentType } from 'react'
import { uiModules } from '#app/ui_modules'

/** What modules show on listings' pages. The page loads those it needs before it renders. */
class ListingPanels {
  readonly entries = uiModules.flatMap(({ listingMedia }) => listingMedia ?? [])
  readonly #loaded = new Map<string, ComponentType>()

  async load(names: readonly string[]): Promise<void> {
    const wanted = this.entries.filter(({ name }) => names.includes(name))
    await Promise.all(
      wanted.map(async ({ name, load }) => {
        if (!this.#loaded.has(name)) this.#loaded.set(name, (await load()).default)
      })
    )
  }

  find(name: string) {
    const entry = this.entries.find((one) => one.name === name)
    const Panel = this.#loaded.get(name)
    return entry && Panel ? { label: entry.label, Panel } : null
  }
}

export const listingPanels = new ListingPanels()
