import { lazyPart } from '#app/kit/offline/lazy_part'
import { useState } from 'react'
import { House, MessageCircle, Send } from 'lucide-react'
import { router } from '@inertiajs/react'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { useOwnHomes, useStaging } from '#app/designs/staging/ui/use_staging'
import type { Design } from '#app/designs/ui/types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Menu } from '#app/kit/overlay/menu'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import { isRealtor } from '#app/kit/shell/navigation_entry'

const loadChoosing = () => import('#app/designs/staging/ui/listing_dialog')
const ListingDialog = lazyPart(async () => ({ default: (await loadChoosing()).ListingDialog }))

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

interface BackToListingProps {
  design: Design
  /** of the listing whose photo this was */
  slug: string
}

/** Puts the design into the listing that its photo came from, and goes there. */
function BackToListing({ design, slug }: BackToListingProps) {
  const { homes } = useOwnHomes()
  const home = homes?.find((one) => one.slug === slug)
  const { isBusy, use } = useStaging(design, () => router.visit(`/properties/${slug}`))
  if (!home) return null
  return (
    <Button icon={House} isLoading={isBusy} onClick={() => use(home)}>
      Add to {home.name ?? 'the listing'}
    </Button>
  )
}
