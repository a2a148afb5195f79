import { RotateCw, X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Photo } from '#app/kit/media/photo'
import { Progress } from '#app/kit/display/progress'
import type { Uploads } from '#app/kit/upload/use_uploads'
import type { PendingAttachment } from '#app/chats/composing/ui/pending_store'

interface AttachmentTrayProps {
  attachments: readonly PendingAttachment[]
  uploads: Uploads
  onRemove: (attachment: PendingAttachment) => void
}

const TILE = 'relative size-20 shrink-0 overflow-hidden rounded-6 border border-line bg-raised'

export function AttachmentTray({ attachments, uploads, onRemove }: AttachmentTrayProps) {
  const unfinished = uploads.items.filter(({ status }) => status !== 'done')
  if (!attachments.length && !unfinished.length) return null

  return (
    <ul aria-label="Attached" className="mb-2 flex gap-2 overflow-x-auto pb-1">
      {attachments.map((each) => {
        const { image, name, isNamed } = faceOf(each)
        return (
          <li key={`${each.kind}-${each.id}`} className={TILE}>
            <Photo image={image} ratio="fill" sizes="80px" alt={name} />
            {isNamed && (
              <span
                dir="auto"
                className="absolute inset-x-0 bottom-0 truncate bg-black/60 px-1.5 text-12 text-white"
              >
                {name}
              </span>
            )}
            <RemoveButton label={`Remove ${name}`} onClick={() => onRemove(each)} />
          </li>
        )
      })}
      {unfinished.map(({ key, file, status, progress, error, mayRetry }) => (
        <li
          key={key}
          title={error ?? file.name}
          className={`${TILE} flex flex-col justify-end p-2 text-12`}
        >
          {status === 'failed' ? (
            <span role="alert" className="line-clamp-2 text-danger">
              {error}
            </span>
          ) : (
            <Progress label={`Uploading ${file.name}`} value={progress} isLabelHidden />
          )}
          {status === 'failed' && mayRetry && (
            <IconButton
              icon={RotateCw}
              label={`Retry ${file.name}`}
              size="sm"
              className="absolute top-0 left-0"
              onClick={() => uploads.retry(key)}
            />
          )}
          <RemoveButton label={`Remove ${file.name}`} onClick={() => uploads.remove(key)} />
        </li>
      ))}
    </ul>
  )
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-black/60 text-white hover:bg-black/80"
    >
      <X size={14} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

function faceOf(attachment: PendingAttachment) {
  switch (attachment.kind) {
    case 'image':
      return { image: attachment.image, name: 'Photo', isNamed: false }
    case 'video': {
      const { poster: image, title } = attachment.video
      return { image, name: title || 'Video', isNamed: true }
    }
    case 'property': {
      const { featured_image: image, name } = attachment.property
      return { image, name: name ?? 'Listing', isNamed: true }
    }
    case 'spot': {
      const { cover: image, title } = attachment.spot
      return { image, name: title, isNamed: true }
    }
    case 'design': {
      const { image, title } = attachment.design
      return { image, name: title, isNamed: true }
    }
  }
}
