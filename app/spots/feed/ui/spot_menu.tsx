import { useState } from 'react'
import { Code, Ellipsis, ExternalLink, Flag, Pencil, Send, Trash2 } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Menu, type MenuItem } from '#app/kit/overlay/menu'
import { ReportDialog } from '#app/moderation/ui/report_dialog'
import DeleteSpotDialog from '#app/spots/ui/delete_spot_dialog'
import type { Spot } from '#app/spots/ui/types'

/** What else one can do with a spot. */
export function SpotMenu({ spot }: { spot: Spot }) {
  const isSignedIn = useAccount() !== null
  const [open, setOpen] = useState<'report' | 'delete' | null>(null)
  const { slug } = spot
  const own: MenuItem[] = [
    { label: 'Edit', icon: Pencil, href: `/spots/${slug}/edit` },
    { label: 'Delete', icon: Trash2, isDangerous: true, onSelect: () => setOpen('delete') },
  ]
  const send: MenuItem[] = [{ label: 'Send in a chat', icon: Send, href: `/chats?spot=${spot.id}` }]
  const others: MenuItem[] = [{ label: 'Report', icon: Flag, onSelect: () => setOpen('report') }]
  const pages: MenuItem[] = [
    { label: 'Open spot', icon: ExternalLink, href: `/spots/${slug}` },
    { label: 'Embed and QR code', icon: Code, href: `/spots/${slug}/share` },
  ]
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            icon={Ellipsis}
            label="More"
            className="text-white! hover:bg-black/30! hover:text-white!"
          />
        }
        groups={[
          [...(isSignedIn && spot.status === 'publish' ? send : []), ...pages],
          ...(spot.is_own ? [own] : isSignedIn ? [others] : []),
        ]}
      />
      <ReportDialog
        subjectType="spot"
        subjectId={spot.id}
        name="this spot"
        isOpen={open === 'report'}
        onOpenChange={() => setOpen(null)}
      />
      <DeleteSpotDialog
        slug={slug}
        next="/feed"
        isOpen={open === 'delete'}
        onOpenChange={() => setOpen(null)}
      />
    </>
  )
}
