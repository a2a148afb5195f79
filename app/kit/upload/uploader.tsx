import { UploadDrop } from '#app/kit/upload/upload_drop'
import { UploadList } from '#app/kit/upload/upload_list'
import { useUploads, type UploadsOptions } from '#app/kit/upload/use_uploads'

interface UploaderProps extends UploadsOptions {
  /** More than one picture at a time. */
  isMany?: boolean
  /** Takes pictures that are pasted anywhere on the page; for one of a page only. */
  takesPaste?: boolean
}

/**
 * Uploads pictures, three at once, and hands each on as it arrives. Where the
 * drop belongs elsewhere than the list, compose `useUploads`, `UploadDrop` and
 * `UploadList` instead.
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
