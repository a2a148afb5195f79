import { Clapperboard, X } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Field } from '#app/kit/form/field'
import { Select } from '#app/kit/form/select'
import { Textarea } from '#app/kit/form/textarea'
import { EmptyState } from '#app/kit/list/empty_state'
import { SortableRows } from '#app/kit/sorting/sortable_rows'
import { Photo } from '#app/kit/media/photo'
import { PlacePicker } from '#app/places/ui/place_picker'
import type { DraftSlide, SlideSources } from '#app/spots/editor/ui/draft_slides'
import { SlidePreview } from '#app/spots/editor/ui/slide_preview'
import { SourcePicker } from '#app/spots/editor/ui/source_picker'
import { useSpotDraft, type SpotDraft } from '#app/spots/editor/ui/use_spot_draft'
import { MAX_SPOT_CAPTION_CHARACTERS, MAX_SLIDES } from '#app/spots/spot_limits'
import type { Spot } from '#app/spots/ui/types'

interface SpotEditorProps {
  sources: SlideSources
  /** null for a new one */
  spot: Spot | null
  slides?: DraftSlide[]
}

/** Makes or changes a spot: pick, cut and order, describe, publish. */
export function SpotEditor({ sources, spot, slides }: SpotEditorProps) {
  const draft = useSpotDraft({ sources, spot, slides })
  const isPublished = spot?.status === 'publish'
  const errors = draft.refusal?.errors ?? {}
  return (
    <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[320px_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        {draft.chosen ? (
          <SlidePreview
            key={draft.chosen.key}
            slide={draft.chosen}
            onCut={(cut) => draft.chosen && draft.cut(draft.chosen.key, cut)}
          />
        ) : (
          <div className="rounded-6 bg-raised">
            <EmptyState icon={Clapperboard} title="Pick something to show">
              A video, a moment of a walkthrough, photos or a design.
            </EmptyState>
          </div>
        )}
        <SlideStrip
          slides={draft.slides}
          chosen={draft.chosen?.key ?? null}
          onChoose={draft.choose}
          onRemove={draft.remove}
        />
        {draft.slides.length > 1 && (
          <section>
            <h2 className="label mb-2 font-sans">Order</h2>
            <SortableRows
              label="Order of slides"
              rows={draft.slides.map(({ key, label, picture }) => ({ id: key, label, picture }))}
              onOrder={draft.order}
            />
          </section>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {draft.isFull ? (
          <p className="text-muted">A spot has at most {MAX_SLIDES} slides.</p>
        ) : (
          <SourcePicker sources={sources} onPick={draft.add} />
        )}
        <div className="flex flex-col gap-5 border-t border-line pt-8">
          <Field
            label="Caption"
            hint="Mention people with @ and add tags with #."
            isOptional
            error={errors['spot.caption']}
            counter={{ length: draft.caption.length, max: MAX_SPOT_CAPTION_CHARACTERS }}
          >
            <Textarea
              rows={3}
              maxLength={MAX_SPOT_CAPTION_CHARACTERS}
              value={draft.caption}
              onChange={(event) => draft.setCaption(event.target.value)}
            />
          </Field>
          {sources.listings.length > 0 && (
            <Field label="Listing" isOptional error={errors['spot.property_slug']}>
              <Select
                options={[
                  { value: '', label: 'None' },
                  ...sources.listings.map(({ slug, name }) => ({
                    value: slug,
                    label: name ?? 'Listing without a name',
                  })),
                ]}
                value={draft.home}
                onChange={draft.setHome}
              />
            </Field>
          )}
          <Field
            label="Place"
            isOptional
            hint={spot?.place?.name && !draft.place ? `Now: ${spot.place.name}` : undefined}
          >
            <PlacePicker value={draft.place} onChange={draft.setPlace} />
          </Field>
        </div>
        {draft.refusal && (
          <p role="alert" className="text-danger">
            {draft.refusal.message}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            isLoading={draft.isSaving}
            disabled={!draft.slides.length}
            onClick={() => draft.save('publish')}
          >
            {isPublished ? 'Save changes' : 'Publish spot'}
          </Button>
          {isPublished ? (
            <Button isLoading={draft.isSaving} onClick={() => draft.save('draft')}>
              Unpublish
            </Button>
          ) : (
            <DraftNote draft={draft} />
          )}
        </div>
      </div>
    </div>
  )
}

const NOTES = { idle: '', saving: 'Saving …', saved: 'Draft saved', failed: '' }

/** Whether the draft is safe. */
function DraftNote({ draft: { saveState, failure, retry } }: { draft: SpotDraft }) {
  if (failure) {
    return (
      <p role="alert" className="flex flex-wrap items-baseline gap-x-3 text-13 text-danger">
        Not saved: {failure}
        <button type="button" className="text-ink underline underline-offset-4" onClick={retry}>
          Try again
        </button>
      </p>
    )
  }
  return (
    <p role="status" className="text-13 text-muted">
      {NOTES[saveState]}
    </p>
  )
}

interface SlideStripProps {
  slides: readonly DraftSlide[]
  chosen: string | null
  onChoose: (key: string) => void
  onRemove: (key: string) => void
}

/** The slides in their order: choose one to look at and cut it, or remove it. */
function SlideStrip({ slides, chosen, onChoose, onRemove }: SlideStripProps) {
  return (
    <ul aria-label="Slides" className="flex gap-2 overflow-x-auto py-1">
      {slides.map(({ key, picture, label }, index) => (
        <li key={key} className="relative w-18 shrink-0">
          <button
            type="button"
            aria-label={`Slide ${index + 1}: ${label}`}
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
            className="block w-full overflow-hidden rounded-6 border-2 border-transparent aria-pressed:border-brass"
          >
            <Photo image={picture} ratio="9/16" sizes="72px" alt="" />
          </button>
          <IconButton
            icon={X}
            label={`Remove slide ${index + 1}`}
            size="sm"
            variant="veil"
            className="absolute top-1 right-1"
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  )
}
