import { Textarea } from '#app/kit/form/textarea'
import { MAX_DESCRIPTION_CHARACTERS } from '#app/properties/contract/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'

/** Takes more than the limit, so that pasted text is never cut off; the counter and the server say so. */
export function DescriptionStep() {
  const { session, state } = useEditor()
  const description = state.draft.fields.description ?? ''
  return (
    <EditorField
      name="description"
      label="Description"
      hint="Describe the light, the views, the setting."
      counter={{ length: description.length, max: MAX_DESCRIPTION_CHARACTERS }}
    >
      <Textarea
        rows={14}
        value={description}
        onChange={(event) => session.edit({ description: event.target.value || null })}
      />
    </EditorField>
  )
}
