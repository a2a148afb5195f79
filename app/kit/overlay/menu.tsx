import { lazyPart } from '#app/kit/offline/lazy_part'
import { startTransition, Suspense, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { LucideIcon } from 'lucide-react'
import { asTrigger, useOverlay } from '#app/kit/overlay/use_overlay'

const loadList = () => import('#app/kit/overlay/menu_list')
const MenuList = lazyPart(loadList)

export interface MenuItem {
  label: string
  icon?: LucideIcon
  /** either a link … */
  href?: string
  /** … or an action */
  onSelect?: () => void
  isDangerous?: boolean
  isDisabled?: boolean
}

export interface MenuProps {
  /** a kit button */
  trigger: ReactElement
  /** groups are separated by hairlines */
  groups: readonly (readonly MenuItem[])[]
  align?: 'start' | 'end'
}

/** Which row gets focus when a menu opens by keyboard: the first, or the last. */
export type OpeningKey = 'ArrowDown' | 'ArrowUp'

/** A menu of actions behind a button. Its code loads on first open. */
export function Menu(props: MenuProps) {
  const { isOpen, wasOpened, setOpen } = useOverlay({})
  const [openingKey, setOpeningKey] = useState<OpeningKey | null>(null)
  /** Until the code loads, the button stays as it is, focus included. */
  const openFirst = (key: OpeningKey | null) =>
    startTransition(() => {
      setOpeningKey(key)
      setOpen(true)
    })
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    openFirst(event.key)
  }
  const opener = asTrigger(props.trigger, {
    popup: 'menu',
    isOpen,
    // Enter, Space and screen readers click without a pointer
    onOpen: ({ detail }) => openFirst(detail === 0 ? 'ArrowDown' : null),
    preload: loadList,
  })
  const closed = (
    <span className="contents" onKeyDown={openByArrow}>
      {opener}
    </span>
  )

  return (
    <Suspense fallback={closed}>
      {wasOpened ? (
        <MenuList {...props} isOpen={isOpen} onOpenChange={setOpen} openingKey={openingKey} />
      ) : (
        closed
      )}
    </Suspense>
  )
}
