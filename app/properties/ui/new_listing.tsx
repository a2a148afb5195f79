import { lazyPart } from '#app/kit/offline/lazy_part'
import { type ReactElement } from 'react'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import type { Template } from '#app/properties/templates/listing_templates'

const load = () => import('#app/properties/editor/ui/new_listing_dialog')
const NewListingDialog = lazyPart(load)

interface NewListingProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  template?: Template
}

/** Asks for a listing’s name before there is a draft; its code loads when it opens. */
export function NewListing({ template, ...host }: NewListingProps): ReactElement {
  return (
    <OverlayHost {...host} preload={load}>
      {(state) => <NewListingDialog template={template} {...state} />}
    </OverlayHost>
  )
}
