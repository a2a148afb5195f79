import { useCallback, useState } from 'react'
import { RotateCcw, X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { MissingPicture } from '#app/kit/media/missing_picture'
import { Progress } from '#app/kit/display/progress'
import type { UploadItem } from '#app/kit/upload/upload_queue'

interface UploadRowProps {
  item: UploadItem
  onRetry: () => void
  onRemove: () => void
}

export function UploadRow({ item, onRetry, onRemove }: UploadRowProps) {
  const { file, status, progress, error, mayRetry } = item
  const hasFailed = status === 'failed'

  return (
    <li className="flex items-center gap-4 py-3">
      <LocalPreview file={file} />
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3 text-13">
          <span className="truncate">{file.name}</span>
          {!hasFailed && (
            <span className="num shrink-0 text-muted">
              {status === 'waiting' ? 'Waiting' : progress === 100 ? 'Finishing' : `${progress}%`}
            </span>
          )}
        </p>
        {hasFailed ? (
          <p className="text-13 text-danger">{error}</p>
        ) : (
          <div className="mt-2">
            <Progress label={`Uploading ${file.name}`} value={progress} isLabelHidden />
          </div>
        )}
      </div>
      <span className="flex">
        {hasFailed && mayRetry && (
          <IconButton
            icon={RotateCcw}
            label={`Try ${file.name} again`}
            size="sm"
            onClick={onRetry}
          />
        )}
        <IconButton
          icon={X}
          label={hasFailed ? `Dismiss ${file.name}` : `Cancel ${file.name}`}
          size="sm"
          onClick={onRemove}
        />
      </span>
    </li>
  )
}

/** Previews the local file before anything is sent. */
function LocalPreview({ file }: { file: File }) {
  const [isBroken, setBroken] = useState(false)
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return
      const url = URL.createObjectURL(file)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file]
  )

  return (
    <span className="relative h-12 w-18 shrink-0 overflow-hidden rounded-2 bg-raised">
      {isBroken ? (
        <MissingPicture alt="" />
      ) : (
        <img
          ref={show}
          alt=""
          width={72}
          height={48}
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
