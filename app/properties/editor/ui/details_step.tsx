import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { FieldGroup } from '#app/kit/form/field_group'
import type { Option } from '#app/kit/form/option'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Spinner } from '#app/kit/list/spinner'
import { BeforeAfterSection } from '#app/properties/before_after/ui/before_after_section'
import {
  AgentSection,
  NeighborhoodSection,
  OrderSection,
  TitlesSection,
} from '#app/properties/editor/ui/details_sections'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { FeatureList } from '#app/properties/editor/ui/feature_list'
import { PartSection, PartText } from '#app/properties/editor/ui/part_section'
import { PartPhotos } from '#app/properties/editor/ui/photo_chooser'
import { RestyleLink } from '#app/properties/editor/ui/redesign_links'
import { RoomsSection } from '#app/properties/editor/ui/rooms_section'
import { FloorPlansSection } from '#app/properties/floor_plans/ui/floor_plans_section'
import type { GalleryLayout } from '#app/properties/parts/component_content'
import { StagedList } from '#app/properties/staging/ui/staged_list'
import { uiModules } from '#app/ui_modules'

const LAYOUTS: readonly Option<GalleryLayout>[] = [
  { value: 'mosaic', label: 'Mosaic', hint: 'One large photo and four small ones' },
  { value: 'grid', label: 'Grid', hint: 'All the same size' },
  { value: 'filmstrip', label: 'Filmstrip', hint: 'One row to swipe' },
]

export function DetailsStep() {
  const { session, state } = useEditor()
  const { hero, gallery, features, location, staging } = state.draft.parts

  return (
    <>
      <PartSection
        part="hero"
        title="Introduction"
        hint="Appears with the name, at the top of the page."
      >
        <PartText
          label="Headline"
          value={hero.headline}
          onChange={(headline) => session.editPart('hero', { headline })}
        />
        <PartText
          label="Subheading"
          value={hero.subline}
          onChange={(subline) => session.editPart('hero', { subline })}
        />
      </PartSection>
      <PartSection part="gallery" title="Gallery">
        <PartText
          label="Title"
          value={gallery.title}
          onChange={(title) => session.editPart('gallery', { title })}
        />
        <FieldGroup legend="Layout">
          <RadioCards
            name="gallery-layout"
            options={LAYOUTS}
            value={gallery.layout}
            onChange={(layout) => session.editPart('gallery', { layout })}
          />
        </FieldGroup>
      </PartSection>
      <PartSection part="features" title="Highlights">
        <PartText
          label="Title"
          placeholder="Highlights"
          value={features.title}
          onChange={(title) => session.editPart('features', { title })}
        />
        <FeatureList
          items={features.items}
          onChange={(items) => session.editPart('features', { items })}
        />
        <PartPhotos part="features" />
      </PartSection>
      <MediaSections />
      <RoomsSection />
      <FloorPlansSection />
      <NeighborhoodSection />
      <PartSection part="location" title="Location">
        <PartText
          label="Title"
          placeholder="Location"
          value={location.title}
          onChange={(title) => session.editPart('location', { title })}
        />
        <PartText
          label="Text"
          rows={5}
          value={location.text}
          onChange={(text) => session.editPart('location', { text })}
        />
        <PartPhotos part="location" />
      </PartSection>
      <PartSection
        part="staging"
        title="Virtually staged"
        hint="Redesigns of your rooms, labeled and shown next to the original photo."
      >
        <StagedList
          pictures={staging.pictures}
          images={state.listing.components.staging?.images ?? []}
          onChange={(pictures) => session.editPart('staging', { pictures })}
        />
        {state.draft.images.length > 0 && <RestyleLink />}
      </PartSection>
      <BeforeAfterSection />
      <AgentSection />
      <TitlesSection />
      <OrderSection />
    </>
  )
}

const CHOOSERS = uiModules
  .flatMap(({ listingMedia }) => listingMedia ?? [])
  .flatMap(({ name, loadChooser }) =>
    loadChooser ? [{ name, Chooser: lazyPart(loadChooser) }] : []
  )

/** The walkthrough’s title, and where one chooses what other modules show of the listing. */
function MediaSections() {
  const { session, state } = useEditor()
  const { walkthrough } = state.draft.parts
  return (
    <PartSection part="walkthrough" title="Walkthrough" hint="A video tour, room by room.">
      <PartText
        label="Title"
        placeholder="Walkthrough"
        value={walkthrough.title}
        onChange={(title) => session.editPart('walkthrough', { title })}
      />
      <Suspense fallback={<Spinner size={20} />}>
        {CHOOSERS.map(({ name, Chooser }) => (
          <Chooser key={name} slug={state.listing.slug} />
        ))}
      </Suspense>
    </PartSection>
  )
}
