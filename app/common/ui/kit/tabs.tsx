import { useId, type ReactNode } from 'react'
import { moveAmongTabs } from '#app/common/ui/kit/tab_keys'

interface Tab<Value extends string> {
  value: Value
  label: string
  count?: number
}

interface TabsProps<Value extends string> {
  /** what the tabs choose between, for screen readers */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  /** a page keeps the open tab in its query string */
  onChange: (value: Value) => void
  /** the open tab's content */
  children: ReactNode
}

/**
 * Views of one thing side by side. Only the open one is rendered; arrow keys
 * move among the tabs, Enter opens one. Plain buttons: Base UI's tabs would be
 * a tenth of all that a page may load at first.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: TabsProps<Value>) {
  const id = useId()

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveAmongTabs}
        className="flex gap-7 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className="min-h-11 shrink-0 rounded-2 border-b border-transparent text-15 text-muted -outline-offset-2 transition-colors duration-200 ease-out select-none hover:text-ink aria-selected:border-brass aria-selected:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <span className="num ml-1.5 text-muted">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="pt-6 outline-offset-4"
      >
        {children}
      </div>
    </>
  )
}
