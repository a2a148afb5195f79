import { lazyPart } from '#app/kit/offline/lazy_part'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import type { OverlayProps } from '#app/kit/overlay/overlay_props'

const loadFrame = () => import('#app/kit/overlay/sheet_frame')
const SheetFrame = lazyPart(loadFrame)

/** A side panel, or on phones one from below, that is swiped away. Its code loads on first open. */
export function Sheet({ trigger, isOpen, onOpenChange, ...rest }: OverlayProps) {
  return (
    <OverlayHost {...{ trigger, isOpen, onOpenChange }} preload={loadFrame}>
      {(state) => <SheetFrame {...rest} {...state} />}
    </OverlayHost>
  )
}
