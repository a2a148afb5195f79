import { lazy } from 'react'
import { OverlayHost } from '#app/common/ui/kit/overlay_host'
import type { OverlayProps } from '#app/common/ui/kit/overlay_props'

const loadFrame = () => import('#app/common/ui/kit/dialog_frame')
const DialogFrame = lazy(loadFrame)

export interface DialogProps extends OverlayProps {
  size?: 'sm' | 'md' | 'lg'
}

/** Asks for something before anything else goes on. Its code is fetched when it first opens. */
export function Dialog({ trigger, isOpen, onOpenChange, ...rest }: DialogProps) {
  return (
    <OverlayHost {...{ trigger, isOpen, onOpenChange }} preload={loadFrame}>
      {(state) => <DialogFrame {...rest} {...state} />}
    </OverlayHost>
  )
}
