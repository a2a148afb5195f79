import { isRichText, isRichTextLink, readRichText } from '#app/common/contract/rich_text'
import { wordsOf } from '#app/common/contract/rich_text_words'
import { Field } from '#app/kit/form/field'
import { RichTextInput } from '#app/kit/form/rich_text/rich_text_input'
import { MAX_DESCRIPTION_CHARACTERS } from '#app/properties/contract/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { PartPhotos } from '#app/properties/ui/components/editor/part_photos'
import { PartSection } from '#app/properties/ui/components/editor/part_section'
import { PartText } from '#app/properties/ui/components/editor/part_text'

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
        hint="What is around: cafés, schools, the way to the beach."
        counter={{ length: text ? wordsOf(text).length : 0, max: MAX_DESCRIPTION_CHARACTERS }}
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
