import { useRef } from 'react'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { classStyle } from '#app/kit/display/class_style'
import type { DialogProps } from '#app/kit/overlay/dialog'
import { firstField } from '#app/kit/overlay/first_field'
import { OverlayFooter, OverlayHeader } from '#app/kit/overlay/overlay_panel'
import { VEIL } from '#app/kit/overlay/popup_style'
import { useFocusReturn } from '#app/kit/overlay/use_focus_return'

/** Its top stays where it is while things load in it: a button that moves is missed. */
const dialogStyle = classStyle({
  base: [
    'fixed top-(--dialog-top) left-1/2 z-50 flex max-h-[calc(100dvh-var(--dialog-top)-16px)] w-[calc(100vw-32px)] -translate-x-1/2 flex-col [--dialog-top:clamp(16px,12dvh,96px)]',
    'rounded-6 bg-surface text-ink shadow-float outline-none transition-opacity duration-200 ease-out',
    'data-ending-style:opacity-0 data-starting-style:opacity-0',
  ],
  variants: { size: { sm: 'max-w-110', md: 'max-w-150', lg: 'max-w-240' } },
  defaultVariants: { size: 'md' },
})

/**
 * The window of `Dialog`, in its own file to load on demand. A click beside it doesn’t take away what
 * was filled in.
 */
export default function DialogFrame({
  title,
  description,
  isOpen,
  onOpenChange,
  children,
  footer,
  size,
}: Omit<DialogProps, 'trigger'>) {
  const popup = useRef<HTMLDivElement>(null)
  const returnFocus = useFocusReturn(isOpen ?? false)
  /** its popup is new each time it opens */
  const filledIn = useRef<HTMLElement | null>(null)
  const change = (open: boolean, { reason }: BaseDialog.Root.ChangeEventDetails) => {
    const isSlip = reason === 'outside-press' && filledIn.current === popup.current
    if (open || !isSlip) onOpenChange?.(open)
  }
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={change}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={VEIL} />
        <BaseDialog.Popup
          ref={popup}
          initialFocus={() => firstField(popup.current) ?? true}
          finalFocus={returnFocus}
          onInput={({ target }) => {
            if (target instanceof Element && target.closest('form'))
              filledIn.current = popup.current
          }}
          className={dialogStyle({ size })}
        >
          <OverlayHeader parts={BaseDialog} title={title} description={description} />
          <div className="overflow-y-auto px-6 py-5">{children}</div>
          {footer && <OverlayFooter>{footer}</OverlayFooter>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
