import { lazy, type ReactNode } from 'react'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import type { OverlayProps } from '#app/kit/overlay/overlay_props'

const loadFrame = () => import('#app/kit/overlay/confirm_dialog_frame')
const ConfirmDialogFrame = lazy(loadFrame)

export interface ConfirmDialogProps extends Pick<
  OverlayProps,
  'title' | 'trigger' | 'isOpen' | 'onOpenChange'
> {
  /** what will be gone, in a sentence */
  children: ReactNode
  /** what the button does: "Delete listing" */
  confirmLabel: string
  onConfirm: () => void
}

/** Asks before something that cannot be taken back. Its code is fetched when it first opens. */
export function ConfirmDialog({ trigger, isOpen, onOpenChange, ...rest }: ConfirmDialogProps) {
  return (
    <OverlayHost {...{ trigger, isOpen, onOpenChange }} preload={loadFrame}>
      {(state) => <ConfirmDialogFrame {...rest} {...state} />}
    </OverlayHost>
  )
}
