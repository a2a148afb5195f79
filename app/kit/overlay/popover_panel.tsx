import { Popover as BasePopover } from '@base-ui/react/popover'
import type { PopoverProps } from '#app/kit/overlay/popover'
import { POPUP } from '#app/kit/overlay/popup_style'

interface PopoverPanelProps extends PopoverProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The button and panel of `Popover`, in its own file to load on demand. */
export default function PopoverPanel({
  trigger,
  title,
  children,
  align = 'start',
  isOpen,
  onOpenChange,
}: PopoverPanelProps) {
  return (
    <BasePopover.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={8} align={align} className="z-50">
          <BasePopover.Popup className={`${POPUP} w-80 max-w-[calc(100vw-32px)] p-5`}>
            <BasePopover.Title className="mb-3 text-18">{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
