import type { ReactNode } from 'react'
import { Tabs as BaseTabs } from '@base-ui/react/tabs'

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

/** Views of one thing side by side. Only the open one is rendered. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
      <BaseTabs.List
        aria-label={label}
        className="relative flex gap-7 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-11 shrink-0 rounded-2 text-15 text-muted -outline-offset-2 select-none hover:text-ink data-active:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <span className="num ml-1.5 text-muted">{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-px w-(--active-tab-width) translate-x-(--active-tab-left) bg-brass transition-transform duration-200 ease-out" />
      </BaseTabs.List>
      <BaseTabs.Panel value={value} className="pt-6 outline-offset-4">
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  )
}
