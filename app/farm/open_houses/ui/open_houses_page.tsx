import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { DoorOpen, Plus } from 'lucide-react'
import type { Data } from '#data'
import { FarmFrame } from '#app/farm/ui/farm_frame'
import { HouseRow } from '#app/farm/open_houses/ui/house_row'
import { ScheduleDialog } from '#app/farm/open_houses/ui/schedule_dialog'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import type { ListingChoice } from '#app/leads/ui/types'
import type { OpenHouse } from '#app/farm/ui/types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { reloadPage } from '#app/kit/calls/page_reloads'
import type { Page } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { TabList } from '#app/kit/tabs/tab_list'

interface OpenHousesProps {
  when: 'upcoming' | 'past'
  open_houses: OpenHouse[]
  next_page_url: string | null
  listings: ListingChoice[]
  host_candidates: Data.Accounts.UserCard[]
}

const TABS = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past and canceled' },
] as const

const hrefOf = (when: OpenHousesProps['when']) =>
  when === 'past' ? '/farm/open-houses?when=past' : '/farm/open-houses'

export default function OpenHouses(props: OpenHousesProps) {
  const { when, listings } = props
  useFreshAfterBack('open_houses', 'next_page_url')
  const [edited, setEdited] = useState<OpenHouse | 'new' | null>(null)
  const done = () => {
    setEdited(null)
    reloadPage()
  }
  const schedule = (
    <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
      Schedule
    </Button>
  )
  return (
    <FarmFrame tab="open_houses" action={listings.length > 0 ? schedule : undefined}>
      <Head title="Farm open house" />
      <TabList id="when" label="When" tabs={TABS} value={when} hrefOf={hrefOf} />
      <div role="tabpanel" id="when-panel" aria-labelledby={`when-${when}`}>
        <HouseList key={when} {...props} schedule={schedule} onEdit={setEdited} onChanged={done} />
      </div>
      {edited && (
        <ScheduleDialog
          house={edited === 'new' ? null : edited}
          listings={listings}
          candidates={props.host_candidates}
          onClose={() => setEdited(null)}
          onDone={done}
        />
      )}
    </FarmFrame>
  )
}

interface HouseListProps extends OpenHousesProps {
  schedule: React.ReactNode
  onEdit: (house: OpenHouse) => void
  onChanged: () => void
}

function HouseList({ when, listings, schedule, onEdit, onChanged, ...props }: HouseListProps) {
  const first = { data: props.open_houses, next_page_url: props.next_page_url }
  const more = useMore(first, ({ open_houses: page }: { open_houses: Page<OpenHouse> }) => page)
  if (!more.items.length) {
    if (when === 'past') return <EmptyState icon={DoorOpen} title="Nothing here yet" />
    return listings.length ? (
      <EmptyState icon={DoorOpen} title="No open houses planned" action={schedule}>
        Schedule one or a whole series. Visitors register on its page, and each becomes a lead.
      </EmptyState>
    ) : (
      <EmptyState
        icon={DoorOpen}
        title="No open houses planned"
        action={<ButtonLink href="/build">Start a listing</ButtonLink>}
      >
        Open houses belong to a listing. Start one first.
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {more.items.map((house) => (
          <HouseRow
            key={house.id}
            house={house}
            onEdit={() => onEdit(house)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <LoadMoreOf more={more} />
    </>
  )
}
