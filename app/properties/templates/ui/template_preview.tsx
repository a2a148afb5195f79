import type { Template } from '#app/properties/templates/listing_templates'
import { ListingLayout } from '#app/properties/templates/ui/listing_layout'
import type { ShownListing } from '#app/properties/parts/ui/shown_listing'

interface TemplatePreviewProps extends Pick<ShownListing, 'property' | 'images'> {
  template: Template
  /** names the preview where one may scroll in it */
  label?: string
}

const SCROLLING = { role: 'region', tabIndex: 0, className: 'template-frame overflow-y-auto' }

/** The real page in a template, scaled down to its frame; nothing in it can be used. */
export function TemplatePreview({ property, images, template, label }: TemplatePreviewProps) {
  const frame = label ? { ...SCROLLING, 'aria-label': label } : { className: 'template-frame' }
  return (
    <div {...frame}>
      <div inert aria-hidden className="template-sheet">
        <ListingLayout
          property={{ ...property, template }}
          images={images}
          documents={[]}
          market={null}
          nearby={[]}
          url=""
          canEdit={false}
          isSaved={false}
          isPreview
        />
      </div>
    </div>
  )
}
