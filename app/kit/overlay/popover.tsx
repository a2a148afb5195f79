import { lazyPart } from '#app/kit/offline/lazy_part'
import { startTransition, Suspense, type ReactElement, type ReactNode } from 'react'
import { asTrigger, useOverlay } from '#app/kit/overlay/use_overlay'

const loadPanel = () => import('#app/kit/overlay/popover_panel')
const PopoverPanel = lazyPart(loadPanel)

export interface PopoverProps {
  /** a kit button */
  trigger: ReactElement
  /** the panel's name, shown above its content */
  title: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** A small panel next to its trigger: filters, an explanation, a short form. */
export function Popover(props: PopoverProps) {
  const { isOpen, wasOpened, setOpen } = useOverlay({})
  const closed = asTrigger(props.trigger, {
    popup: 'dialog',
    isOpen,
    // the button keeps focus until the code is there
    onOpen: () => startTransition(() => setOpen(true)),
    preload: loadPanel,
  })
  return (
    <Suspense fallback={closed}>
      {wasOpened ? <PopoverPanel {...props} isOpen={isOpen} onOpenChange={setOpen} /> : closed}
    </Suspense>
  )
}
