import { useMemo } from 'react'
import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { missingForPublish } from '#app/properties/contract/missing_for_publish'
import { EditorBar } from '#app/properties/ui/components/editor/editor_bar'
import { EditorContext } from '#app/properties/ui/components/editor/editor_context'
import { ListingPreview } from '#app/properties/ui/components/editor/listing_preview'
import { missingThings } from '#app/properties/ui/components/editor/state/missing_words'
import { StepForm } from '#app/properties/ui/components/editor/step_form'
import { StepNav } from '#app/properties/ui/components/editor/step_nav'
import { useOpenListing } from '#app/properties/ui/hooks/use_open_listing'
import { useStep } from '#app/properties/ui/hooks/use_step'

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
