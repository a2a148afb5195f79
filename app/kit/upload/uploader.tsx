import { UploadDrop } from '#app/kit/upload/upload_drop'
import { UploadList } from '#app/kit/upload/upload_list'
import { useUploads, type UploadsOptions } from '#app/kit/upload/use_uploads'

interface UploaderProps extends UploadsOptions {
  /** Allows several pictures at once. */
  isMany?: boolean
  /** Takes pictures pasted anywhere on the page; only one per page may. */
  takesPaste?: boolean
}

/**
 * Uploads pictures, three at once, and passes each on as it arrives. To place the drop zone apart
 * from the list, compose `useUploads`, `UploadDrop` and `UploadList` instead.
 */
export function Uploader({ purpose, onUploaded, isMany, takesPaste }: UploaderProps) {
  const uploads = useUploads({ purpose, onUploaded })
  return (
    <div className="flex flex-col gap-3">
      <UploadDrop onFiles={uploads.add} isMany={isMany} takesPaste={takesPaste} />
      <UploadList uploads={uploads} />
    </div>
  )
}
