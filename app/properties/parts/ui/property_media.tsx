import { createElement, type ComponentType } from 'react'
import { PAGE_PARTS } from '#app/properties/listing_options'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { useShownListing } from '#app/properties/parts/ui/shown_listing'
import { uiModules } from '#app/ui_modules'

interface PropertyMediaProps {
  name: string
  /** of its part, if it has one */
  content?: Record<string, unknown>
}

/** What another module shows of the listing; nothing where it has nothing. */
export function PropertyMedia({ name, content }: PropertyMediaProps) {
  const { media = {} } = useShownListing()
  const found = name in media ? listingPanels.find(name) : null
  if (!found) return null
  const title = typeof content?.title === 'string' ? content.title : ''
  return (
    <PartFrame part={name} title={title || found.label}>
      {createElement(found.Panel)}
    </PartFrame>
  )
}

/** Those without a part of their name, so that the page decides where they are. */
export function OtherMedia() {
  const { media = {} } = useShownListing()
  const names = Object.keys(media).filter((name) => !PAGE_PARTS.some((part) => part === name))
  return names.map((name) => <PropertyMedia key={name} name={name} />)
}

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
