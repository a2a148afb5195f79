import { Drawer } from '@base-ui/react/drawer'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { OverlayFooter, OverlayHeader } from '#app/kit/overlay/overlay_panel'
import type { OverlayProps } from '#app/kit/overlay/overlay_props'
import { VEIL } from '#app/kit/overlay/popup_style'
import { useFocusReturn } from '#app/kit/overlay/use_focus_return'

const FROM_THE_SIDE =
  'ml-auto h-full w-110 max-w-full [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]'
const FROM_BELOW =
  'mt-auto max-h-[85dvh] w-full rounded-t-6 pb-[env(safe-area-inset-bottom)] [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]'

/** The panel of `Sheet`, in its own file to load on demand. */
export default function SheetFrame({
  title,
  description,
  isOpen,
  onOpenChange,
  children,
  footer,
}: Omit<OverlayProps, 'trigger'>) {
  const isWide = useMediaQuery('(width >= 768px)')
  const returnFocus = useFocusReturn(isOpen ?? false)

  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(open) => onOpenChange?.(open)}
      swipeDirection={isWide ? 'right' : 'down'}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={VEIL} />
        <Drawer.Viewport className="fixed inset-0 z-50 flex">
          <Drawer.Popup
            finalFocus={returnFocus}
            className={`flex flex-col bg-surface text-ink shadow-float outline-none transition-transform duration-250 ease-out data-swiping:duration-0 ${isWide ? FROM_THE_SIDE : FROM_BELOW}`}
          >
            <OverlayHeader parts={Drawer} title={title} description={description} />
            <Drawer.Content className="flex-1 overflow-y-auto overscroll-contain px-6 py-5">
              {children}
            </Drawer.Content>
            {footer && <OverlayFooter>{footer}</OverlayFooter>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
