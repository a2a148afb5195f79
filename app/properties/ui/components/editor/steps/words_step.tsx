import { Textarea } from '#app/common/ui/kit/textarea'
import { MOST_DESCRIPTION } from '#app/properties/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'

/** The description. What is too long is not cut off: the counter says so, and nothing is lost. */
export function WordsStep() {
  const { session, state } = useEditor()
  const description = state.draft.fields.description ?? ''
  return (
    <EditorField
      name="description"
      label="Description"
      hint="What one sees, hears and smells there. An empty line begins a paragraph."
      counter={{ length: description.length, max: MOST_DESCRIPTION }}
    >
      <Textarea
        rows={14}
        value={description}
        onChange={(event) => session.edit({ description: event.target.value || null })}
      />
    </EditorField>
  )
}
