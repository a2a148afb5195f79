import { MAX_OFFERING_IMAGES } from '#app/club/offerings/offering_options'
import { FieldGroup } from '#app/kit/form/field_group'
import { SortablePhotos } from '#app/kit/sorting/sortable_photos'
import { UploadDrop } from '#app/kit/upload/upload_drop'
import { UploadList } from '#app/kit/upload/upload_list'
import { useUploads, type UploadedPicture } from '#app/kit/upload/use_uploads'

interface OfferingPhotosProps {
  images: UploadedPicture[]
  error?: string
  onChange: (change: (images: UploadedPicture[]) => UploadedPicture[]) => void
}

export function OfferingPhotos({ images, error, onChange }: OfferingPhotosProps) {
  const uploads = useUploads({
    purpose: 'offering',
    onUploaded: (image) => onChange((before) => [...before, image].slice(0, MAX_OFFERING_IMAGES)),
  })
  const isFull = images.length >= MAX_OFFERING_IMAGES
  const order = (ids: number[]) =>
    onChange((before) => ids.flatMap((id) => before.find((image) => image.id === id) ?? []))
  return (
    <FieldGroup
      legend="Photos"
      hint={`Up to ${MAX_OFFERING_IMAGES}. The first is on the card.`}
      error={error}
    >
      <div className="flex flex-col gap-3">
        {images.length > 0 ? (
          <SortablePhotos
            images={images}
            selectedId={null}
            onOrder={order}
            onSelect={() => {}}
            onRemove={(id) => onChange((before) => before.filter((image) => image.id !== id))}
          >
            {!isFull && <UploadDrop shape="tile" onFiles={uploads.add} isMany />}
          </SortablePhotos>
        ) : (
          <UploadDrop onFiles={uploads.add} isMany />
        )}
        <UploadList uploads={uploads} />
      </div>
    </FieldGroup>
  )
}
