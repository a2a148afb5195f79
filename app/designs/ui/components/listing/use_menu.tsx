import { lazy, useState } from 'react'
import { House, MessageCircle, Send } from 'lucide-react'
import { Button } from '#app/common/ui/kit/button'
import { Menu } from '#app/common/ui/kit/menu'
import { OverlayHost } from '#app/common/ui/kit/overlay_host'
import type { Design } from '#app/designs/ui/state/types'

const loadChoosing = () => import('#app/designs/ui/components/listing/listing_dialog')
const ListingDialog = lazy(async () => ({ default: (await loadChoosing()).ListingDialog }))

/** Where a design goes from here: into a chat, into a listing. */
export function UseMenu({ design }: { design: Design }) {
  const [isChoosing, setChoosing] = useState(false)
  const hasOriginal = design.original_image !== null

  return (
    <>
      <Menu
        trigger={<Button icon={Send}>Use it</Button>}
        groups={[
          [
            { label: 'Send in a chat', icon: MessageCircle, href: `/chats?design=${design.id}` },
            {
              label: 'Use in a listing',
              icon: House,
              isDisabled: !hasOriginal,
              onSelect: () => setChoosing(true),
            },
          ],
        ]}
      />
      <OverlayHost isOpen={isChoosing} onOpenChange={setChoosing} preload={loadChoosing}>
        {(state) => <ListingDialog design={design} {...state} />}
      </OverlayHost>
    </>
  )
}
