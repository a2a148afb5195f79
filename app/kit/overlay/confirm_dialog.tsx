import { lazyPart } from '#app/kit/offline/lazy_part'
import { type ReactNode } from 'react'
import { OverlayHost } from '#app/kit/overlay/overlay_host'
import type { OverlayProps } from '#app/kit/overlay/overlay_props'

const loadFrame = () => import('#app/kit/overlay/confirm_dialog_frame')
const ConfirmDialogFrame = lazyPart(loadFrame)

export interface ConfirmDialogProps extends Pick<
  OverlayProps,
  'title' | 'trigger' | 'isOpen' | 'onOpenChange'
> {
  /** what will be lost, in a sentence */
  children: ReactNode
  /** the action: "Delete listing" */
  confirmLabel: string
  onConfirm: () => void
}

/** For one that may have to open without a network. */
export function preloadConfirmDialog(): void {
  loadFrame().catch(() => {})
}

/** Asks before an irreversible action. Its code loads on first open. */
export function ConfirmDialog({ trigger, isOpen, onOpenChange, ...rest }: ConfirmDialogProps) {
  return (
    <OverlayHost {...{ trigger, isOpen, onOpenChange }} preload={loadFrame}>
      {(state) => <ConfirmDialogFrame {...rest} {...state} />}
    </OverlayHost>
  )
}
