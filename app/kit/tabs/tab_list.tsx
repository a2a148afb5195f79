import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link } from '@inertiajs/react'

export interface Tab<Value extends string> {
  value: Value
  label: string
  count?: number | string
}

interface TabListProps<Value extends string> {
  /** prefix of the ids of panel and tabs */
  id: string
  /** names the choice for screen readers */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  /** unless the tabs are links */
  onChange?: (value: Value) => void
  /** Renders tabs as links, for public pages that work before scripts run. */
  hrefOf?: (value: Value) => string
  /** Arrow keys open a tab at once, if its content is already loaded. */
  opensOnMove?: boolean
  /** sets spacing */
  className?: string
  tabClassName?: string
  countClassName?: string
}

const TAB =
  'min-h-11 shrink-0 rounded-2 border-b border-transparent text-15 text-muted -outline-offset-2 transition-colors duration-200 ease-out select-none hover:text-ink aria-selected:border-brass aria-selected:text-ink'

/**
 * The tabs of a panel, which is `{id}-panel`, labeled by `{id}-{value}`. Arrow keys move, Enter
 * opens. Plain buttons: Base UI's tabs would take a tenth of a page's initial load budget.
 */
export function TabList<Value extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
  hrefOf,
  opensOnMove = false,
  className = 'gap-7',
  tabClassName = '',
  countClassName = 'text-muted',
}: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (list.current) showSelected(list.current)
  }, [value])

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = moveAmongTabs(event)
    if (opensOnMove && next !== null) onChange?.(tabs[next].value)
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={`flex shrink-0 overflow-x-auto border-b border-line [scrollbar-width:none] ${className}`}
    >
      {tabs.map((tab) => {
        const props = {
          'role': 'tab',
          'id': `${id}-${tab.value}`,
          'aria-selected': tab.value === value,
          'aria-controls': `${id}-panel`,
          'tabIndex': tab.value === value ? 0 : -1,
          'className': `${TAB} ${hrefOf ? 'inline-flex items-center gap-1' : ''} ${tabClassName}`,
        }
        const words = (
          <>
            {tab.label}
            {tab.count !== undefined && (
              <span className={`num ${countClassName}`}> {tab.count}</span>
            )}
          </>
        )
        return hrefOf ? (
          <Link key={tab.value} href={hrefOf(tab.value)} preserveScroll preserveState {...props}>
            {words}
          </Link>
        ) : (
          <button key={tab.value} type="button" onClick={() => onChange?.(tab.value)} {...props}>
            {words}
          </button>
        )
      })}
    </div>
  )
}

/** Scrolls the row only: `scrollIntoView` would move the page, too. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
  if (!tab) return
  const { left, right } = list.getBoundingClientRect()
  if (tab.right > right) list.scrollLeft += tab.right - right
  else if (tab.left < left) list.scrollLeft += tab.left - left
}

/**
 * Moves focus within a tab list on arrow keys (wrapping around), Home and End. The tabs must be its
 * children.
 * @returns the index of the newly focused tab, null for any other key
 */
function moveAmongTabs(event: KeyboardEvent<HTMLElement>): number | null {
  const tabs = [...event.currentTarget.children].filter((child) => child instanceof HTMLElement)
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const last = tabs.length - 1
  const next = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key]
  if (next === undefined) return null
  event.preventDefault()
  tabs[next]?.focus()
  return next
}
