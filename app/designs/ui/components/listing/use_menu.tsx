import { lazy, useState } from 'react'
import { House, MessageCircle, Send } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Menu } from '#app/kit/overlay/menu'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import { isRealtor } from '#app/kit/shell/navigation_entry'
import { BackToListing } from '#app/designs/ui/components/listing/back_to_listing'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import type { Design } from '#app/designs/ui/state/types'

const loadChoosing = () => import('#app/designs/ui/components/listing/listing_dialog')
const ListingDialog = lazy(async () => ({ default: (await loadChoosing()).ListingDialog }))

/** Only people who can have listings see the option to add a design to one. */
export function UseMenu({ design }: { design: Design }) {
  const account = useAccount()
  const { listing } = useDesignerState()
  const [isChoosing, setChoosing] = useState(false)
  const chatHref = `/chats?design=${design.id}`

  if (!isRealtor(account) || !design.original_image) {
    return (
      <ButtonLink href={chatHref} icon={Send} className="max-sm:px-2">
        Send in a chat
      </ButtonLink>
    )
  }
  return (
    <>
      {listing && <BackToListing design={design} slug={listing} />}
      <Menu
        trigger={<Button icon={Send}>Send to…</Button>}
        groups={[
          [
            { label: 'A chat', icon: MessageCircle, href: chatHref },
            { label: 'A listing', icon: House, onSelect: () => setChoosing(true) },
          ],
        ]}
      />
      <OverlayHost isOpen={isChoosing} onOpenChange={setChoosing} preload={loadChoosing}>
        {(state) => <ListingDialog design={design} {...state} />}
      </OverlayHost>
    </>
  )
}
