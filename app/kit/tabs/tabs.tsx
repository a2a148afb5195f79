import { useId, type ReactNode } from 'react'
import { TabList, type Tab } from '#app/kit/tabs/tab_list'

interface TabsProps<Value extends string> {
  /** names the choice for screen readers */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  /** a page keeps the open tab in its query string */
  onChange?: (value: Value) => void
  /** Renders tabs as links, for public pages that work before scripts run. */
  hrefOf?: (value: Value) => string
  /** For what has no heading of its own, such as cards: screen readers get the tab's name as one. */
  hasHeading?: boolean
  /** the open tab's content */
  children: ReactNode
}

/** Alternative views of one thing. Only the open one is rendered. */
export function Tabs<Value extends string>({
  value,
  hasHeading,
  children,
  ...list
}: TabsProps<Value>) {
  const id = useId()
  return (
    <>
      <TabList {...list} id={id} value={value} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        className="pt-6 outline-offset-4"
      >
        {hasHeading && (
          <h2 className="sr-only">{list.tabs.find((tab) => tab.value === value)?.label}</h2>
        )}
        {children}
      </div>
    </>
  )
}
