import type { ReactElement } from 'react'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Link } from '@inertiajs/react'
import type { LucideIcon } from 'lucide-react'
import { POPUP, POPUP_ROW } from '#app/common/ui/kit/popup_style'

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

interface MenuProps {
  /** a button of the kit */
  trigger: ReactElement
  /** in groups, with a hairline between them */
  groups: readonly (readonly MenuItem[])[]
  align?: 'start' | 'end'
}

/** Actions on one thing, behind a button. */
export function Menu({ trigger, groups, align = 'end' }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
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
