import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { tv } from 'tailwind-variants/lite'
import { IconButton } from '#app/kit/button/icon_button'
import type { DialogProps } from '#app/kit/overlay/dialog'
import { VEIL } from '#app/kit/overlay/popup_style'
import { useFocusReturn } from '#app/kit/overlay/use_focus_return'

const dialogStyle = tv({
  base: [
    'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col',
    'rounded-6 bg-surface text-ink shadow-float outline-none transition-opacity duration-200 ease-out',
    'data-ending-style:opacity-0 data-starting-style:opacity-0',
  ],
  variants: { size: { sm: 'max-w-110', md: 'max-w-150', lg: 'max-w-240' } },
  defaultVariants: { size: 'md' },
})

/** The window of `Dialog`, in its own file to load on demand. */
export default function DialogFrame({
  title,
  description,
  isOpen,
  onOpenChange,
  children,
  footer,
  size,
}: Omit<DialogProps, 'trigger'>) {
  const returnFocus = useFocusReturn(isOpen ?? false)
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={VEIL} />
        <BaseDialog.Popup finalFocus={returnFocus} className={dialogStyle({ size })}>
          <header className="flex items-start justify-between gap-4 px-6 pt-6">
            <div className="min-w-0">
              <BaseDialog.Title dir="auto" className="text-28 break-words">
                {title}
              </BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="mt-2 text-13 text-muted">
                  {description}
                </BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close
              render={<IconButton icon={X} label="Close" size="sm" className="-mt-1 -mr-2" />}
            />
          </header>
          <div className="overflow-y-auto px-6 py-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              {footer}
            </footer>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
