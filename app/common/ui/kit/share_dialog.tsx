import { Share } from 'lucide-react'
import type { ShareContent } from '#app/common/share/share_networks'
import { Button } from '#app/common/ui/kit/button'
import { Dialog } from '#app/common/ui/kit/dialog'
import { Photo } from '#app/common/ui/kit/photo'
import { QrCode } from '#app/common/ui/kit/qr_code'
import { ShareLinkField } from '#app/common/ui/kit/share_link_field'
import { ShareNetworkPicker } from '#app/common/ui/kit/share_network_picker'
import type { Shareable } from '#app/common/ui/kit/shareable'

export interface ShareDialogProps extends Shareable {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Passes something on: by link, network, QR code or the device's own share sheet. */
export default function ShareDialog({ isOpen, onOpenChange, ...shareable }: ShareDialogProps) {
  return (
    <Dialog title="Share" isOpen={isOpen} onOpenChange={onOpenChange}>
      <ShareChoices {...shareable} />
    </Dialog>
  )
}

function ShareChoices({ url, title, description, image }: Shareable) {
  const here = window.location.href
  const content: ShareContent = {
    url: new URL(url, here).href,
    title,
    description,
    media: image ? new URL(image.url, here).href : undefined,
  }
  const openSystemSheet = async () => {
    try {
      await navigator.share({ url: content.url, title, text: description })
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
          <p className="display line-clamp-2 text-18">{title}</p>
          {description && <p className="line-clamp-2 text-13 text-muted">{description}</p>}
        </div>
      </div>
      <ShareLinkField url={content.url} />
      <ShareNetworkPicker content={content} />
      <div className="flex flex-wrap items-center justify-between gap-5 border-t border-line pt-6">
        <div className="max-w-60">
          <p className="label">From screen to phone</p>
          <p className="mt-1 text-13 text-muted">Point a camera at the code, or print it.</p>
          {'share' in navigator && (
            <Button icon={Share} size="sm" className="mt-4" onClick={() => void openSystemSheet()}>
              More on this device
            </Button>
          )}
        </div>
        <QrCode value={content.url} label={`QR code that opens ${title}`} className="w-36" />
      </div>
    </div>
  )
}

/** Closing the system's sheet rejects too; nothing went wrong then. */
function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
