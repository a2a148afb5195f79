import { Link2, Unlink } from 'lucide-react'
import { Button } from '#app/common/ui/kit/button'
import { ButtonLink } from '#app/common/ui/kit/button_link'
import { ConfirmDialog } from '#app/common/ui/kit/confirm_dialog'
import { ShareButton } from '#app/common/ui/kit/share_button'
import { ShareLinkField } from '#app/common/ui/kit/share_link_field'
import type { useSharing } from '#app/designs/ui/hooks/use_sharing'
import type { Design } from '#app/designs/ui/state/types'

interface ShareControlsProps {
  design: Design
  sharing: ReturnType<typeof useSharing>
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** The link itself: made with one press, taken back with another. */
export function ShareControls({ design, sharing, origin }: ShareControlsProps) {
  const { share, isTakenDown, isBusy, make, revoke } = sharing
  if (isTakenDown) return null
  if (!share) {
    return (
      <Button variant="primary" icon={Link2} isLoading={isBusy} onClick={() => void make()}>
        Make a link
      </Button>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <ShareLinkField url={`${origin}${share.url}`} />
      <div className="flex flex-wrap gap-2">
        <ShareButton
          variant="ink"
          url={share.url}
          title="A room, redesigned"
          description="Before and after, made with vesta."
          image={design.image}
        />
        <ButtonLink href={share.url}>Open it</ButtonLink>
        <ConfirmDialog
          title="Take the link back?"
          confirmLabel="Take it back"
          onConfirm={() => void revoke()}
          trigger={
            <Button variant="quiet" icon={Unlink} isLoading={isBusy}>
              Take the link back
            </Button>
          }
        >
          Whoever has it sees nothing any more, and nobody sees the design in the gallery. A new
          link will be another one.
        </ConfirmDialog>
      </div>
    </div>
  )
}
