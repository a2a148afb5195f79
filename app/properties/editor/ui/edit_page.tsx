import { useMemo, useCallback, useEffect, useRef } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import { useListingDocuments } from '#app/properties/documents/ui/documents_api'
import { listingWith, type Listing } from '#app/properties/drafts/ui/draft'
import type { ErrorKey } from '#app/properties/drafts/ui/field_errors'
import type { EditorState } from '#app/properties/drafts/ui/listing_session'
import { useOpenListing } from '#app/properties/drafts/ui/use_open_listing'
import { EditorBar } from '#app/properties/editor/ui/editor_bar'
import { EditorContext, useEditor } from '#app/properties/editor/ui/editor_context'
import { StepForm } from '#app/properties/editor/ui/step_form'
import { StepNav } from '#app/properties/editor/ui/step_nav'
import { stepFrom, type StepId } from '#app/properties/editor/ui/steps'
import {
  missingForPublish,
  type PublishField,
} from '#app/properties/publishing/missing_for_publish'
import { missingThings } from '#app/properties/publishing/ui/missing_words'
import { ListingLayout } from '#app/properties/templates/ui/listing_layout'
import type { Data } from '#data'

interface PropertyEditProps {
  property: Data.Properties.Property
  images: Data.Media.Image[]
  /** the built-in map shows towns only */
  has_street_map: boolean
}

export default function PropertyEdit({
  property,
  images,
  has_street_map: hasStreetMap,
}: PropertyEditProps) {
  const { key, session, state, ...queues } = useOpenListing(property, images)
  const { step, goTo } = useStep()
  const { draft } = state
  const missing = useMemo(
    () => missingThings(missingForPublish(draft.fields, draft.images.length)),
    [draft]
  )

  return (
    <EditorContext value={{ session, state, missing, ...queues, step, goTo, hasStreetMap }}>
      <Head title={`Edit ${draft.fields.name ?? 'listing'}`} />
      <div className="flex min-h-[calc(100dvh-64px-env(safe-area-inset-bottom))] flex-col md:min-h-dvh">
        <div className="grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[220px_minmax(0,1fr)] lg:grid-rows-1 xl:grid-cols-[220px_minmax(0,1fr)_minmax(0,420px)]">
          <div>
            <StepNav />
          </div>
          <StepForm key={key} />
          <div className="hidden bg-raised xl:block">
            <ListingPreview />
          </div>
        </div>
        <EditorBar />
      </div>
    </EditorContext>
  )
}

/** Their pictures, too, that the server hasn’t answered yet. */
function withPlans(listing: Listing, pictures: EditorState['planPictures']): Listing {
  const { floor_plans: plans, ...others } = listing.components
  const shown = plans && { ...plans, images: [...pictures.values()] }
  return { ...listing, components: { ...others, ...(shown && { floor_plans: shown }) } }
}

/** The page as a phone shows it. */
function ListingPreview() {
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

const HEADING = '[data-step-heading]'

/** Outside React: going back mounts the page again, and it has to know whether the step changed. */
let lastShown: { path: string; step: StepId } | null = null

/** Keeps the open step in the query string; a new step focuses its heading or the wanted field. */
function useStep() {
  const [path, query = ''] = usePage().url.split('?')
  const step = stepFrom(query)
  const wantedField = useRef<string>(null)

  useEffect(() => {
    if (lastShown?.path === path && lastShown.step !== step) focusOn(wantedField.current ?? HEADING)
    wantedField.current = null
    lastShown = { path, step }
  }, [path, step])

  const goTo = useCallback(
    (wanted: StepId, field?: ErrorKey | PublishField) => {
      const target = field ? controlOf(field) : HEADING
      if (wanted === step) return focusOn(target)
      wantedField.current = target
      router.push({ url: `${path}?step=${wanted}`, preserveState: true, preserveScroll: true })
    },
    [path, step]
  )

  return { step, goTo }
}

/** `EditorField` marks the fields. */
function controlOf(field: ErrorKey | PublishField): string {
  return `[data-field="${field}"] :is(input, textarea, [role=textbox], button:not([role=toolbar] *))`
}

function focusOn(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus()
}
