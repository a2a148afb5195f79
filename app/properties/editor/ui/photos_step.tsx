import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/kit/button/button'
import { Input } from '#app/kit/form/input'
import { SortablePhotos } from '#app/kit/sorting/sortable_photos'
import { useHandedPhoto } from '#app/kit/offline/handed_photo'
import { UploadDrop } from '#app/kit/upload/upload_drop'
import { UploadList } from '#app/kit/upload/upload_list'
import type { ListingImage } from '#app/properties/drafts/ui/draft'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { FieldPlace, EditorField } from '#app/properties/editor/ui/editor_field'
import { RedesignLink, RestyleLink } from '#app/properties/editor/ui/redesign_links'
import { MAX_LISTING_ALT_CHARACTERS } from '#app/properties/listing_options'

interface Removed {
  image: ListingImage
  index: number
}

export function PhotosStep() {
  const { session, state, uploads } = useEditor()
  useHandedPhoto('listing', (file) => uploads.add([file]))
  const { images } = state.draft
  const place = useRef<HTMLDivElement>(null)
  const [selectedId, select] = useState<number | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const selected = images.find(({ id }) => id === selectedId) ?? images[0]

  const order = (ids: number[]) =>
    session.arrange(ids.flatMap((id) => images.find((image) => image.id === id) ?? []))
  const remove = (id: number) => {
    const index = images.findIndex((image) => image.id === id)
    setRemoved({ image: images[index], index })
    session.arrange(images.filter((image) => image.id !== id))
  }
  const undo = ({ image, index }: Removed) => {
    flushSync(() => {
      session.arrange(images.toSpliced(index, 0, image))
      setRemoved(null)
    })
    place.current?.querySelectorAll('li')[index]?.querySelector('button')?.focus()
  }

  return (
    <>
      <div ref={place}>
        <FieldPlace name="images">
          {images.length ? (
            <SortablePhotos
              images={[...images]}
              selectedId={selected?.id ?? null}
              onOrder={order}
              onSelect={select}
              onRemove={remove}
            >
              <UploadDrop shape="tile" onFiles={uploads.add} />
            </SortablePhotos>
          ) : (
            <UploadDrop onFiles={uploads.add} />
          )}
        </FieldPlace>
      </div>
      {state.errors.images && (
        <p role="alert" className="text-13 text-danger">
          {state.errors.images}
        </p>
      )}
      <UploadList uploads={uploads} />
      <RemovedNotice
        key={removed?.image.id}
        isShown={removed !== null}
        onUndo={() => removed && undo(removed)}
      />
      {images.length > 0 && <RestyleLink />}
      {selected && (
        <>
          <AltField image={selected} place={images.indexOf(selected) + 1} />
          <RedesignLink image={selected} place={images.indexOf(selected) + 1} />
        </>
      )}
    </>
  )
}

interface AltFieldProps {
  image: ListingImage
  /** from 1 */
  place: number
}

function AltField({ image, place }: AltFieldProps) {
  const { session } = useEditor()
  const alt = image.alt ?? ''
  return (
    <EditorField
      name={`alt.${image.id}`}
      label={`Alt text for ${place === 1 ? 'the cover photo' : `photo ${place}`}`}
      hint="Read aloud by screen readers and shown to search engines."
      counter={{ length: alt.length, max: MAX_LISTING_ALT_CHARACTERS }}
    >
      <Input
        value={alt}
        maxLength={MAX_LISTING_ALT_CHARACTERS}
        placeholder="Morning light in the living room"
        onChange={(event) => session.describe(image.id, event.target.value || null)}
      />
    </EditorField>
  )
}

interface RemovedNoticeProps {
  isShown: boolean
  onUndo: () => void
}

/** Takes the focus, because the photo that had it is gone. */
function RemovedNotice({ isShown, onUndo }: RemovedNoticeProps) {
  return (
    <div role="status">
      {isShown && (
        <p className="flex items-center justify-between gap-4 rounded-6 bg-raised py-2 pr-2 pl-4 text-13">
          Photo removed.
          <Button size="sm" variant="quiet" autoFocus onClick={onUndo}>
            Undo
          </Button>
        </p>
      )}
    </div>
  )
}
