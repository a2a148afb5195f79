import { Link2, Unlink } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { ShareButton } from '#app/kit/share/share_button'
import { CopyField } from '#app/kit/share/copy_field'
import type { useSharing } from '#app/designs/ui/hooks/use_sharing'
import type { Design } from '#app/designs/ui/state/types'

interface ShareControlsProps {
  design: Design
  sharing: ReturnType<typeof useSharing>
  /** of the site, absolute, without a trailing slash */
  origin: string
}

export function ShareControls({ design, sharing, origin }: ShareControlsProps) {
  const { share, isTakenDown, isBusy, make, revoke } = sharing
  if (isTakenDown) return null
  if (!share) {
    return (
      <Button variant="primary" icon={Link2} isLoading={isBusy} onClick={() => void make()}>
        Create link
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <CopyField label="Link" value={`${origin}${share.url}`} />
      <div className="flex flex-wrap gap-2">
        <ShareButton
          variant="ink"
          url={share.url}
          title="A room, redesigned"
          description="Before and after, made with vesta."
          image={design.image}
        />
        <ButtonLink href={share.url}>Open</ButtonLink>
        <ConfirmDialog
          title="Turn off this link?"
          confirmLabel="Turn off link"
          onConfirm={() => void revoke()}
          trigger={
            <Button variant="quiet" icon={Unlink} isLoading={isBusy}>
              Turn off link
            </Button>
          }
        >
          The link stops working for everyone and the design leaves the gallery. If you share again,
          you’ll get a new link.
        </ConfirmDialog>
      </div>
    </div>
  )
}
