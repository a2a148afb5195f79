import { Input } from '#app/kit/form/input'
import { MAX_ALT_CHARACTERS } from '#app/properties/contract/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'
import type { ListingImage } from '#app/properties/ui/components/editor/state/draft'

interface AltFieldProps {
  image: ListingImage
  /** from 1 */
  place: number
}

export function AltField({ image, place }: AltFieldProps) {
  const { session } = useEditor()
  const alt = image.alt ?? ''
  return (
    <EditorField
      name={`alt.${image.id}`}
      label={`Alt text for ${place === 1 ? 'the cover photo' : `photo ${place}`}`}
      hint="Read aloud by screen readers and shown to search engines."
      counter={{ length: alt.length, max: MAX_ALT_CHARACTERS }}
    >
      <Input
        value={alt}
        maxLength={MAX_ALT_CHARACTERS}
        placeholder="Morning light in the living room"
        onChange={(event) => session.describe(image.id, event.target.value || null)}
      />
    </EditorField>
  )
}
