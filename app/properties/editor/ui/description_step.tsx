import { isRichText, isRichTextLink, readRichText } from '#app/common/rich_text/rich_text'
import { richTextWordsOf } from '#app/common/rich_text/rich_text_words'
import { RichTextInput } from '#app/kit/form/rich_text/rich_text_input'
import { MAX_LISTING_DESCRIPTION_CHARACTERS } from '#app/properties/listing_options'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { EditorField } from '#app/properties/editor/ui/editor_field'
import { PartPhotos } from '#app/properties/editor/ui/photo_chooser'
import { PartText } from '#app/properties/editor/ui/part_section'

/** Takes more than the limit, so that pasted text is never cut off; the counter and the server say so. */
export function DescriptionStep() {
  const { session, state } = useEditor()
  const { title, text } = state.draft.parts.overview
  return (
    <>
      <PartText
        label="Title"
        placeholder="About this home"
        value={title}
        onChange={(next) => session.editPart('overview', { title: next })}
      />
      <EditorField
        name="part.overview"
        label="Description"
        isRichText
        hint="Describe the light, the views, the setting."
        counter={{
          length: text ? richTextWordsOf(text).length : 0,
          max: MAX_LISTING_DESCRIPTION_CHARACTERS,
        }}
      >
        <RichTextInput
          value={text}
          isAllowedLink={isRichTextLink}
          isAllowed={isRichText}
          onChange={(next) => session.editPart('overview', { text: readRichText(next) })}
        />
      </EditorField>
      <PartPhotos part="overview" />
    </>
  )
}
