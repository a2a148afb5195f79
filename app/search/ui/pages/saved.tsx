import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import type { Page } from '#app/kit/calls/use_pages'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Tabs } from '#app/kit/tabs/tabs'
import type { SavedCard } from '#app/properties/ui/types'
import { CompareBar } from '#app/search/ui/components/compare/compare_bar'
import { SavedHomes } from '#app/search/ui/components/saved/saved_homes'
import { SavedSearches } from '#app/search/ui/components/saved/saved_searches'
import { ViewedHomes } from '#app/search/ui/components/saved/viewed_homes'

type Tab = 'searches' | 'homes' | 'viewed'

interface SavedProps {
  tab: Tab
  searches: Data.Search.SavedSearch[]
  homes: Page<SavedCard>
}

const TABS: { value: Tab; label: string }[] = [
  { value: 'searches', label: 'Saved searches' },
  { value: 'homes', label: 'Saved homes' },
  { value: 'viewed', label: 'Recently viewed' },
]

export default function Saved({ tab, searches, homes }: SavedProps) {
  return (
    <div className="gutter page py-10">
      <Head title="Saved searches" />
      <SectionHeading level="page" label="Search">
        Saved
      </SectionHeading>
      <div className="mt-8">
        <Tabs
          label="What you saved"
          tabs={TABS}
          value={tab}
          hrefOf={(chosen) => `/searches?tab=${chosen}`}
        >
          {tab === 'searches' && <SavedSearches searches={searches} />}
          {tab === 'homes' && <SavedHomes homes={homes} />}
          {tab === 'viewed' && <ViewedHomes />}
        </Tabs>
      </div>
      <CompareBar />
    </div>
  )
}
