import { Input } from '#app/common/ui/kit/input'
import { MOST_IMAGE_WORDS } from '#app/properties/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'
import type { ListingImage } from '#app/properties/ui/components/editor/state/draft'

interface AltFieldProps {
  image: ListingImage
  /** from 1 */
  place: number
}

/** What is said about the chosen photograph. */
export function AltField({ image, place }: AltFieldProps) {
  const { session } = useEditor()
  const alt = image.alt ?? ''
  return (
    <EditorField
      name={`alt.${image.id}`}
      label={`Words for ${place === 1 ? 'the featured photograph' : `photograph ${place}`}`}
      hint="Read aloud by screen readers and shown to search engines."
      counter={{ length: alt.length, max: MOST_IMAGE_WORDS }}
    >
      <Input
        value={alt}
        maxLength={MOST_IMAGE_WORDS}
        placeholder="Morning light in the living room"
        onChange={(event) => session.describe(image.id, event.target.value || null)}
      />
    </EditorField>
  )
}
