import { useEffect, useRef, useState } from 'react'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Link } from '@inertiajs/react'
import type { MenuItem, MenuProps, OpeningKey } from '#app/kit/overlay/menu'
import { POPUP, POPUP_ROW } from '#app/kit/overlay/popup_style'

interface MenuListProps extends MenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** the key that first opened it, if any */
  openingKey: OpeningKey | null
}

/** The button and rows of `Menu`, in its own file to load on demand. */
export default function MenuList({
  trigger,
  groups,
  align = 'end',
  isOpen,
  onOpenChange,
  openingKey,
}: MenuListProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isReady, setReady] = useState(openingKey === null)

  useEffect(() => {
    if (isReady || !openingKey) return
    // the key was pressed on the placeholder button: forward it to the menu's own
    const frame = requestAnimationFrame(() => {
      setReady(true)
      button.current?.focus()
      button.current?.dispatchEvent(
        new KeyboardEvent('keydown', { key: openingKey, bubbles: true, cancelable: true })
      )
    })
    return () => cancelAnimationFrame(frame)
  }, [isReady, openingKey])

  return (
    <BaseMenu.Root
      modal={false}
      open={isOpen && isReady}
      onOpenChange={(open) => onOpenChange(open)}
    >
      <BaseMenu.Trigger ref={button} render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align={align} className="z-50">
          <BaseMenu.Popup className={`${POPUP} min-w-52 p-1.5`}>
            {groups.map((items, index) => (
              <BaseMenu.Group key={items[0]?.label ?? index}>
                {index > 0 && <BaseMenu.Separator className="my-1.5 h-px bg-line" />}
                {items.map((item) => (
                  <Row key={item.label} {...item} />
                ))}
              </BaseMenu.Group>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function Row({ label, icon: Icon, href, onSelect, isDangerous, isDisabled }: MenuItem) {
  const className = `${POPUP_ROW} ${isDangerous ? 'text-danger' : ''}`
  const content = (
    <>
      {Icon && <Icon size={18} strokeWidth={1.5} aria-hidden />}
      {label}
    </>
  )
  if (href) {
    return (
      <BaseMenu.LinkItem closeOnClick render={<Link href={href} />} className={className}>
        {content}
      </BaseMenu.LinkItem>
    )
  }
  return (
    <BaseMenu.Item disabled={isDisabled} onClick={onSelect} className={className}>
      {content}
    </BaseMenu.Item>
  )
}
