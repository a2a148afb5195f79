import { ListingLayout } from '#app/properties/ui/components/listing_layout'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { useListingDocuments } from '#app/properties/ui/hooks/use_listing_documents'
import type { EditorState } from '#app/properties/ui/components/editor/state/listing_session'
import { listingWith, type Listing } from '#app/properties/ui/components/editor/state/draft'

/** Their pictures, too, that the server hasn’t answered yet. */
function withPlans(listing: Listing, pictures: EditorState['planPictures']): Listing {
  const { floor_plans: plans, ...others } = listing.components
  const shown = plans && { ...plans, images: [...pictures.values()] }
  return { ...listing, components: { ...others, ...(shown && { floor_plans: shown }) } }
}

/** The page as a phone shows it. */
export function ListingPreview() {
  const { state } = useEditor()
  const { data: documents } = useListingDocuments(state.listing.slug)
  const listing = withPlans(listingWith(state.listing, state.draft), state.planPictures)

  return (
    <aside
      aria-label="Live preview"
      tabIndex={0}
      className="sticky top-0 max-h-[calc(100dvh-73px)] overflow-y-auto px-4 py-8 -outline-offset-2"
    >
      <p className="label mb-4">Live preview</p>
      <div inert className="overflow-clip rounded-6 bg-canvas pb-10 shadow-float">
        <ListingLayout
          property={listing}
          images={state.draft.images}
          documents={documents ?? []}
          market={null}
          nearby={[]}
          url=""
          canEdit
          isSaved={false}
          isPreview
        />
      </div>
    </aside>
  )
}
