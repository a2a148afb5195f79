import { Share } from 'lucide-react'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import type { ShareContent } from '#app/kit/share/share_networks'
import { Button } from '#app/kit/button/button'
import { Dialog } from '#app/kit/overlay/dialog'
import { Photo } from '#app/kit/media/photo'
import { QrCode } from '#app/kit/share/qr_code'
import { CopyField } from '#app/kit/share/copy_field'
import { ShareNetworkPicker } from '#app/kit/share/share_network_picker'
import type { Shareable } from '#app/kit/share/shareable'

export interface ShareDialogProps extends Shareable {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export default function ShareDialog({ isOpen, onOpenChange, ...shareable }: ShareDialogProps) {
  return (
    <Dialog title="Share" isOpen={isOpen} onOpenChange={onOpenChange}>
      <ShareChoices {...shareable} />
    </Dialog>
  )
}

function ShareChoices({ url, title, description, image, onShared }: Shareable) {
  const here = window.location.href
  const isPhone = useMediaQuery('(pointer: coarse) and (width < 768px)')
  const hasSystemSheet = 'share' in navigator
  const content: ShareContent = {
    url: new URL(url, here).href,
    title,
    description,
    media: image ? new URL(image.url, here).href : undefined,
  }
  const openSystemSheet = async () => {
    try {
      await navigator.share({ url: content.url, title, text: description })
      onShared?.()
    } catch (error) {
      if (!isDismissal(error)) throw error
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-4">
        {image && (
          <span className="w-24 shrink-0">
            <Photo image={image} alt="" sizes="96px" className="rounded-2" />
          </span>
        )}
        <div className="min-w-0">
          <p dir="auto" className="display line-clamp-2 text-18">
            {title}
          </p>
          {description && <p className="line-clamp-2 text-13 text-muted">{description}</p>}
        </div>
      </div>
      {isPhone && hasSystemSheet && (
        <Button variant="primary" icon={Share} isWide onClick={() => void openSystemSheet()}>
          Share…
        </Button>
      )}
      <CopyField label="Link" value={content.url} onCopied={onShared} />
      <ShareNetworkPicker content={content} onShared={onShared} />
      {!isPhone && (
        <div className="flex flex-wrap items-center justify-between gap-5 border-t border-line pt-6">
          <div className="max-w-60">
            <p className="label">Scan to open on your phone</p>
            <p className="mt-1 text-13 text-muted">Or print the code on a sign or flyer.</p>
            {hasSystemSheet && (
              <Button
                icon={Share}
                size="sm"
                className="mt-4"
                onClick={() => void openSystemSheet()}
              >
                More options
              </Button>
            )}
          </div>
          <QrCode value={content.url} label={`QR code that opens ${title}`} className="w-36" />
        </div>
      )}
    </div>
  )
}

/** Closing the system's share sheet also rejects, but isn't a failure. */
function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
