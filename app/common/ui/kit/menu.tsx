import { lazy, Suspense, type KeyboardEvent, type ReactElement } from 'react'
import type { LucideIcon } from 'lucide-react'
import { asOpener, useOverlay } from '#app/common/ui/kit/use_overlay'

const loadList = () => import('#app/common/ui/kit/menu_list')
const MenuList = lazy(loadList)

export interface MenuItem {
  label: string
  icon?: LucideIcon
  /** leads somewhere … */
  href?: string
  /** … or does something */
  onSelect?: () => void
  isDangerous?: boolean
  isDisabled?: boolean
}

export interface MenuProps {
  /** a button of the kit */
  trigger: ReactElement
  /** in groups, with a hairline between them */
  groups: readonly (readonly MenuItem[])[]
  align?: 'start' | 'end'
}

/** Actions on one thing, behind a button. Its code is fetched when it first opens. */
export function Menu(props: MenuProps) {
  const { isOpen, wasOpened, setOpen } = useOverlay({})
  const opener = asOpener(props.trigger, {
    popup: 'menu',
    isOpen,
    onOpen: () => setOpen(true),
    preload: loadList,
  })
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  const closed = (
    <span className="contents" onKeyDown={openByArrow}>
      {opener}
    </span>
  )

  if (!wasOpened) return closed
  return (
    <Suspense fallback={closed}>
      <MenuList {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
}
