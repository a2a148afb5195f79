import { lazyPart } from '#app/kit/offline/lazy_part'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import type { OverlayProps } from '#app/kit/overlay/overlay_props'

const loadFrame = () => import('#app/kit/overlay/dialog_frame')
const DialogFrame = lazyPart(loadFrame)

export interface DialogProps extends OverlayProps {
  size?: 'sm' | 'md' | 'lg'
}

/** A modal dialog. Its code loads on first open. */
export function Dialog({ trigger, isOpen, onOpenChange, ...rest }: DialogProps) {
  return (
    <OverlayHost {...{ trigger, isOpen, onOpenChange }} preload={loadFrame}>
      {(state) => <DialogFrame {...rest} {...state} />}
    </OverlayHost>
  )
}
