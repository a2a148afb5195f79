import { useMemo, useCallback, useEffect, useRef } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import type { ErrorKey } from '#app/properties/drafts/ui/field_errors'
import { useOpenListing } from '#app/properties/drafts/ui/use_open_listing'
import { EditorBar } from '#app/properties/editor/ui/editor_bar'
import { EditorContext } from '#app/properties/editor/ui/editor_context'
import { ListingPreview } from '#app/properties/editor/ui/listing_preview'
import { StepForm } from '#app/properties/editor/ui/step_form'
import { StepNav } from '#app/properties/editor/ui/step_nav'
import { nextStep, stepFrom, type StepId } from '#app/properties/editor/ui/steps'
import { prepareParts } from '#app/properties/parts/ui/parts_on_demand'
import {
  missingForPublish,
  type PublishField,
} from '#app/properties/publishing/missing_for_publish'
import { missingThings } from '#app/properties/publishing/ui/missing_words'
import type { Data } from '#data'

interface PropertyEditProps {
  property: Data.Properties.Property
  images: Data.Media.Image[]
  /** the built-in map shows towns only */
  has_street_map: boolean
}

export const prepare = ({ property, images }: PropertyEditProps) =>
  prepareParts({ property, images, documents: [] })

export default function PropertyEdit({
  property,
  images,
  has_street_map: hasStreetMap,
}: PropertyEditProps) {
  const { key, session, state, ...queues } = useOpenListing(property, images)
  const { step, goTo } = useStep()
  const { draft } = state
  /** shows the page itself */
  const isLast = nextStep(step) === null
  const missing = useMemo(
    () => missingThings(missingForPublish(draft.fields, draft.images.length)),
    [draft]
  )

  return (
    <EditorContext value={{ session, state, missing, ...queues, step, goTo, hasStreetMap }}>
      <Head title={`Edit ${draft.fields.name ?? 'listing'}`} />
      <div data-own-bar className="flex min-h-dvh flex-col">
        <div
          className={`grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[220px_minmax(0,1fr)] lg:grid-rows-1 ${isLast ? '' : 'xl:grid-cols-[220px_minmax(0,1fr)_minmax(0,420px)]'}`}
        >
          <div>
            <StepNav />
          </div>
          <StepForm key={key} />
          {!isLast && (
            <div className="hidden bg-raised xl:block">
              <ListingPreview />
            </div>
          )}
        </div>
        <EditorBar />
      </div>
    </EditorContext>
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

/** Unfolds the part that it is in. */
function focusOn(selector: string) {
  const found = document.querySelector<HTMLElement>(selector)
  const part = found?.closest('details')
  if (part) part.open = true
  found?.focus()
}
