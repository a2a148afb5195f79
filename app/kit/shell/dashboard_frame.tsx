import type { ReactNode } from 'react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { SectionHeading } from '#app/kit/display/section_heading'
import { isRealtor } from '#app/kit/shell/navigation_entry'
import { TabList } from '#app/kit/tabs/tab_list'

const TABS = [
  { value: 'account', label: 'Account' },
  { value: 'leads', label: 'Leads' },
  { value: 'refer', label: 'Refer' },
] as const

type DashboardTab = (typeof TABS)[number]['value']

const PATHS: Record<DashboardTab, string> = {
  account: '/dashboard',
  leads: '/dashboard/leads',
  refer: '/dashboard/refer',
}

interface DashboardFrameProps {
  tab: DashboardTab
  title: string
  /** above it */
  label?: string
  /** next to the heading */
  action?: ReactNode
  /** uses the whole window, for what is wide */
  isWide?: boolean
  children: ReactNode
}

/** The heading and sections shared by the pages of the dashboard. */
export function DashboardFrame({
  tab,
  title,
  label = 'Dashboard',
  action,
  isWide,
  children,
}: DashboardFrameProps) {
  const account = useAccount()
  const tabs = TABS.filter(({ value }) => value !== 'leads' || tab === value || isRealtor(account))
  return (
    <div className={`gutter py-10 ${isWide ? '' : 'page'}`}>
      <SectionHeading level="page" label={label} action={action}>
        {title}
      </SectionHeading>
      <div className="mt-5">
        <TabList
          id="dashboard"
          label="Dashboard"
          tabs={tabs}
          value={tab}
          hrefOf={(value) => PATHS[value]}
        />
      </div>
      <div
        role="tabpanel"
        id="dashboard-panel"
        aria-labelledby={`dashboard-${tab}`}
        tabIndex={-1}
        className="pt-8"
      >
        {children}
      </div>
    </div>
  )
}
