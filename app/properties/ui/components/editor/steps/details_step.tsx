import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import type { GalleryLayout } from '#app/properties/contract/component_content'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { FeatureList } from '#app/properties/ui/components/editor/feature_list'
import { PartPhotos } from '#app/properties/ui/components/editor/part_photos'
import { PartSection } from '#app/properties/ui/components/editor/part_section'
import { PartText } from '#app/properties/ui/components/editor/part_text'
import { AgentSection } from '#app/properties/ui/components/editor/agent_section'
import { NeighborhoodSection } from '#app/properties/ui/components/editor/neighborhood_section'
import { OrderSection } from '#app/properties/ui/components/editor/order_section'
import { FloorPlansSection } from '#app/properties/ui/components/editor/floor_plans_section'
import { MediaSections } from '#app/properties/ui/components/editor/media_sections'
import { RoomsSection } from '#app/properties/ui/components/editor/rooms_section'
import { RestyleLink } from '#app/properties/ui/components/editor/restyle_link'
import { StagedList } from '#app/properties/ui/components/editor/staged_list'
import type { Option } from '#app/kit/form/option'

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
      <AgentSection />
      <OrderSection />
    </>
  )
}
