import { Price } from '#app/kit/display/price'
import { PROPERTY_TYPES } from '#app/properties/contract/listing_options'
import { partsInOrder } from '#app/properties/contract/part_order'
import { GalleryPreview } from '#app/properties/ui/components/editor/gallery_preview'
import { PartPreview } from '#app/properties/ui/components/editor/part_preview'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { listingWith } from '#app/properties/ui/components/editor/state/draft'
import { PropertyFacts } from '#app/properties/ui/components/property_facts'

export function ListingPreview() {
  const { state } = useEditor()
  const listing = listingWith(state.listing, state.draft)
  const { hero, gallery } = state.draft.parts
  const kind = listing.type && PROPERTY_TYPES[listing.type]
  const label = [kind, listing.city].filter(Boolean).join(' · ')

  return (
    <aside
      aria-label="Live preview"
      tabIndex={0}
      className="sticky top-0 max-h-[calc(100dvh-73px)] overflow-y-auto px-7 py-8 -outline-offset-2"
    >
      <p className="label mb-4">Live preview</p>
      <div className="overflow-hidden rounded-6 bg-canvas shadow-float">
        <GalleryPreview images={state.draft.images} content={gallery} />
        <div className="flex flex-col gap-3 p-6">
          {label && <p className="label">{label}</p>}
          <p className="display text-28 break-words">{listing.name || 'Untitled listing'}</p>
          {hero.headline && <p className="display text-18 text-muted">{hero.headline}</p>}
          {listing.currency && (
            <p className="display text-22">
              <Price amount={listing.price} currency={listing.currency} />
            </p>
          )}
          <PropertyFacts property={listing} />
          {hero.subline && <p>{hero.subline}</p>}
          {partsInOrder(state.draft.fields.component_order).map((part) => (
            <PartPreview key={part} part={part} draft={state.draft} />
          ))}
        </div>
      </div>
    </aside>
  )
}
