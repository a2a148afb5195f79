import { useState } from 'react'
import { House, MessageCircle, Send } from 'lucide-react'
import { Button } from '#app/common/ui/kit/button'
import { Menu } from '#app/common/ui/kit/menu'
import { ListingDialog } from '#app/designs/ui/components/listing/listing_dialog'
import type { Design } from '#app/designs/ui/state/types'

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
      <ListingDialog design={design} isOpen={isChoosing} onOpenChange={setChoosing} />
    </>
  )
}
