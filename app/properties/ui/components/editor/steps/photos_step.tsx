import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SortablePhotos } from '#app/kit/media/sortable_photos'
import { UploadDrop } from '#app/kit/upload/upload_drop'
import { UploadList } from '#app/kit/upload/upload_list'
import { AltField } from '#app/properties/ui/components/editor/alt_field'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { FieldPlace } from '#app/properties/ui/components/editor/editor_field'
import { RedesignLink } from '#app/properties/ui/components/editor/redesign_link'
import { RestyleLink } from '#app/properties/ui/components/editor/restyle_link'
import { RemovedNotice } from '#app/properties/ui/components/editor/removed_notice'
import type { ListingImage } from '#app/properties/ui/components/editor/state/draft'

interface Removed {
  image: ListingImage
  index: number
}

export function PhotosStep() {
  const { session, state, uploads } = useEditor()
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
