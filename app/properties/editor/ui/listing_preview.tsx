import { useListingDocuments } from '#app/properties/documents/ui/documents_api'
import { acceptedDraft } from '#app/properties/drafts/ui/accepted_draft'
import { listingWith, type Listing } from '#app/properties/drafts/ui/draft'
import type { EditorState } from '#app/properties/drafts/ui/listing_session'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { ListingLayout } from '#app/properties/templates/ui/listing_layout'

/** Their pictures, too, that the server hasn’t answered yet. */
function withPlans(listing: Listing, pictures: EditorState['planPictures']): Listing {
  const { floor_plans: plans, ...others } = listing.components
  const shown = plans && { ...plans, images: [...pictures.values()] }
  return { ...listing, components: { ...others, ...(shown && { floor_plans: shown }) } }
}

/** The page as a phone shows it, while it is written. */
export function ListingPreview() {
  return (
    <aside
      aria-label="Live preview"
      tabIndex={0}
      className="sticky top-0 max-h-[calc(100dvh-73px)] overflow-y-auto px-4 py-8 -outline-offset-2"
    >
      <p className="label mb-4">Live preview</p>
      <PreviewedPage canEdit />
    </aside>
  )
}

/** The whole page, as wide as there is room, with nothing that only editors see. */
export function StrangersView() {
  const { state } = useEditor()
  return (
    <section aria-labelledby="strangers-view">
      <h2 id="strangers-view" className="label mb-4 font-sans">
        {state.draft.fields.is_private ? 'As your guests see it' : 'As a stranger sees it'}
      </h2>
      <PreviewedPage canEdit={false} />
    </section>
  )
}

function PreviewedPage({ canEdit }: { canEdit: boolean }) {
  const { state } = useEditor()
  const { data: documents } = useListingDocuments(state.listing.slug)
  const draft = acceptedDraft(state.draft, state.errors, state.listing)
  const listing = withPlans(listingWith(state.listing, draft), state.planPictures)
  return (
    <div inert className="overflow-clip rounded-6 bg-canvas pb-10 shadow-float">
      <ListingLayout
        property={canEdit ? listing : { ...listing, publish: true }}
        images={draft.images}
        documents={documents ?? []}
        market={null}
        nearby={[]}
        url=""
        canEdit={canEdit}
        isSaved={false}
        isPreview
      />
    </div>
  )
}
