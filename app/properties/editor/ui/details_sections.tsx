import { isRichText, isRichTextLink, readRichText } from '#app/common/rich_text/rich_text'
import { richTextWordsOf } from '#app/common/rich_text/rich_text_words'
import { Field } from '#app/kit/form/field'
import { RichTextInput } from '#app/kit/form/rich_text/rich_text_input'
import { SortableRows } from '#app/kit/sorting/sortable_rows'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { FieldPlace } from '#app/properties/editor/ui/editor_field'
import { FoldedSection, PartSection, PartText } from '#app/properties/editor/ui/part_section'
import { PartPhotos } from '#app/properties/editor/ui/photo_chooser'
import { MAX_LISTING_DESCRIPTION_CHARACTERS, type PagePart } from '#app/properties/listing_options'
import { partsInOrder } from '#app/properties/listing_order'
import type { AgentContent } from '#app/properties/parts/component_content'

export function NeighborhoodSection() {
  const { session, state } = useEditor()
  const { title, text } = state.draft.parts.neighborhood
  return (
    <PartSection part="neighborhood" title="Neighborhood">
      <PartText
        label="Title"
        placeholder="The neighborhood"
        value={title}
        onChange={(next) => session.editPart('neighborhood', { title: next })}
      />
      <Field
        label="Neighborhood text"
        isRichText
        hint="What is around: cafés, schools, the way to the beach."
        counter={{
          length: text ? richTextWordsOf(text).length : 0,
          max: MAX_LISTING_DESCRIPTION_CHARACTERS,
        }}
      >
        <RichTextInput
          value={text}
          isAllowedLink={isRichTextLink}
          isAllowed={isRichText}
          onChange={(next) => session.editPart('neighborhood', { text: readRichText(next) })}
        />
      </Field>
      <PartPhotos part="neighborhood" />
    </PartSection>
  )
}

const FIELDS: readonly { name: keyof AgentContent; label: string; placeholder?: string }[] = [
  { name: 'name', label: 'Agent’s name' },
  { name: 'role', label: 'Role', placeholder: 'Listing agent' },
  { name: 'phone', label: 'Phone', placeholder: '+39 0185 123 456' },
  { name: 'email', label: 'Public email' },
  { name: 'website', label: 'Website', placeholder: 'https://example.com' },
  { name: 'license', label: 'License number' },
]

export function AgentSection() {
  const { session, state } = useEditor()
  const { agent } = state.draft.parts
  return (
    <PartSection
      part="agent"
      title="Agent and contact"
      hint="Anyone who opens the page can see these."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {FIELDS.map(({ name, label, placeholder }) => (
          <PartText
            key={name}
            label={label}
            placeholder={placeholder}
            value={agent[name]}
            onChange={(text) => session.editPart('agent', { [name]: text })}
          />
        ))}
      </div>
    </PartSection>
  )
}

const LABELS: Record<PagePart, string> = {
  overview: 'Description',
  walkthrough: 'Walkthrough',
  features: 'Highlights',
  rooms: 'Rooms',
  floor_plans: 'Floor plans',
  staging: 'Virtually staged',
  before_after: 'Before and after',
  neighborhood: 'Neighborhood',
  location: 'Location',
  documents: 'Documents',
  agent: 'Agent and contact',
  spots: 'Spots',
  open_houses: 'Open houses',
  history: 'Price history',
  cost: 'Monthly cost',
}

/** Titles of the parts that have nothing else to write. */
export function TitlesSection() {
  const { session, state } = useEditor()
  const { titles } = state.draft.parts
  return (
    <PartSection
      part="titles"
      title="Titles of other parts"
      hint="For what fills itself: spots, open houses and prices."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {TITLED.map((part) => (
          <PartText
            key={part}
            label={LABELS[part]}
            placeholder={LABELS[part]}
            value={titles[part]}
            onChange={(text) => session.editPart('titles', { [part]: text })}
          />
        ))}
      </div>
    </PartSection>
  )
}

const TITLED = ['spots', 'open_houses', 'history', 'cost'] as const satisfies readonly PagePart[]

export function OrderSection() {
  const { session, state } = useEditor()
  const order = partsInOrder(state.draft.fields.component_order)
  return (
    <FieldPlace name="component_order">
      <FoldedSection
        title="Order of the page"
        hint="Drag, or use the arrow keys. Parts without content stay hidden."
        error={state.errors.component_order}
      >
        <SortableRows
          label="Parts of the page"
          rows={order.map((part) => ({ id: part, label: LABELS[part] }))}
          onOrder={(next) => session.edit({ component_order: next })}
        />
      </FoldedSection>
    </FieldPlace>
  )
}
