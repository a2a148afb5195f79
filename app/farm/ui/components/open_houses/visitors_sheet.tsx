import { ButtonLink } from '#app/kit/button/button_link'
import { EmptyState } from '#app/kit/list/empty_state'
import { PageList } from '#app/kit/list/page_list'
import { Sheet } from '#app/kit/overlay/sheet'
import { openHouseStart } from '#app/farm/contract/open_house_words'
import { VisitorRow } from '#app/farm/ui/components/open_houses/visitor_row'
import { useVisitors } from '#app/farm/ui/open_houses/use_visitors'
import type { OpenHouse } from '#app/farm/ui/types'
import { useReader } from '#app/kit/hooks/use_reader'

interface VisitorsSheetProps {
  house: OpenHouse
  onClose: () => void
}

/** Who comes and who is here, live. */
export function VisitorsSheet({ house, onClose }: VisitorsSheetProps) {
  const { locale } = useReader()
  const { visitors, counts, pages } = useVisitors(house)
  const places = house.capacity === null ? '' : ` of ${house.capacity}`
  return (
    <Sheet
      title={house.property.name ?? 'Open house'}
      description={openHouseStart(house.starts_at, house.timezone, locale)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<ButtonLink href={`/open-houses/${house.slug}/desk`}>Open the desk</ButtonLink>}
    >
      <dl className="mb-4 grid grid-cols-3 gap-4 border-b border-line pb-4">
        <Figure label="Registered" value={`${counts.registrations_count}${places}`} />
        <Figure label="Waiting" value={String(counts.waiting_count)} />
        <Figure label="Here" value={String(counts.visitors_count)} />
      </dl>
      <PageList
        pages={pages}
        what="the visitors"
        isEmpty={!visitors.length}
        empty={
          <EmptyState title="Nobody yet">
            Share its page or print the sign. Who registers appears here at once.
          </EmptyState>
        }
      >
        <ul aria-live="polite" aria-relevant="additions">
          {visitors.map((visitor) => (
            <VisitorRow key={visitor.id} house={house} visitor={visitor} />
          ))}
        </ul>
      </PageList>
    </Sheet>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="label">{label}</dt>
      <dd className="display num text-22">{value}</dd>
    </div>
  )
}
