import { createElement } from 'react'
import { PAGE_PARTS } from '#app/properties/contract/listing_options'
import { listingPanels } from '#app/properties/ui/components/listing_panels'
import { PartFrame } from '#app/properties/ui/components/part_frame'
import { useShownListing } from '#app/properties/ui/templates/shown_listing'

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

/** Those that are no part whose place one chooses. */
export function OtherMedia() {
  const { media = {} } = useShownListing()
  const names = Object.keys(media).filter((name) => !PAGE_PARTS.some((part) => part === name))
  return names.map((name) => <PropertyMedia key={name} name={name} />)
}
