import { useState } from 'react'
import { SortablePhotos } from '#app/kit/sorting/sortable_photos'
import { UploadDrop } from '#app/kit/upload/upload_drop'
import { UploadList } from '#app/kit/upload/upload_list'
import { Uploader } from '#app/kit/upload/uploader'
import { useUploads } from '#app/kit/upload/use_uploads'
import { SAMPLE_PICTURES } from '#app/kit/showcase/sample_pictures'

export function Uploads() {
  const [images, setImages] = useState(SAMPLE_PICTURES)
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const uploads = useUploads({
    purpose: 'property',
    onUploaded: (image) => setImages((present) => [...present, image]),
  })
  const order = (ids: number[]) =>
    setImages((present) => ids.flatMap((id) => present.find((image) => image.id === id) ?? []))

  return (
    <>
      <Uploader purpose="property" onUploaded={() => {}} takesPaste={false} />
      <SortablePhotos
        images={images}
        onOrder={order}
        onRemove={(id) => setImages((present) => present.filter((image) => image.id !== id))}
        onSelect={setSelectedId}
        selectedId={selectedId}
      >
        <UploadDrop shape="tile" onFiles={uploads.add} takesPaste={false} />
      </SortablePhotos>
      <UploadList uploads={uploads} />
    </>
  )
}
