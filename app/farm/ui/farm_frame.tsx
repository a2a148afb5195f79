import type { ReactNode } from 'react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TabList } from '#app/kit/tabs/tab_list'

const TABS = [
  { value: 'areas', label: 'Areas' },
  { value: 'emails', label: 'Contacts and email' },
  { value: 'campaigns', label: 'Campaigns' },
  { value: 'open_houses', label: 'Open houses' },
  { value: 'gifts', label: 'Gifts' },
] as const

type FarmTab = (typeof TABS)[number]['value']

const PATHS: Record<FarmTab, string> = {
  areas: '/farm',
  emails: '/farm/emails',
  campaigns: '/farm/emails/campaigns',
  open_houses: '/farm/open-houses',
  gifts: '/farm/gifts',
}

interface FarmFrameProps {
  tab: FarmTab
  /** next to the heading */
  action?: ReactNode
  children: ReactNode
}

/** The heading and tabs shared by the pages of the farm. */
export function FarmFrame({ tab, action, children }: FarmFrameProps) {
  return (
    <div className="gutter mx-auto w-full max-w-400 pt-6 pb-16 md:pt-8">
      <SectionHeading level="page" action={action}>
        Farm
      </SectionHeading>
      <div className="mt-4">
        <TabList id="farm" label="Farm" tabs={TABS} value={tab} hrefOf={(value) => PATHS[value]} />
      </div>
      <div
        role="tabpanel"
        id="farm-panel"
        aria-labelledby={`farm-${tab}`}
        tabIndex={-1}
        className="pt-6"
      >
        {children}
      </div>
    </div>
  )
}
