import { Head, router } from '@inertiajs/react'
import { CalendarDays, Inbox, List } from 'lucide-react'
import { MonthCalendar } from '#app/club/requests/ui/month_calendar'
import { RequestRow } from '#app/club/requests/ui/request_row'
import { useRequestNews } from '#app/club/requests/ui/use_request_news'
import type { RequestRole } from '#app/club/requests/request_state'
import type { OfferingRequest } from '#app/club/offerings/ui/offering_types'
import { ButtonLink } from '#app/kit/button/button_link'
import type { Page } from '#app/kit/calls/use_pages'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { TabList } from '#app/kit/tabs/tab_list'

type View = 'list' | 'calendar'

interface OfferingRequestsProps {
  role: RequestRole
  view: View
  /** `2026-10` */
  month: string
  /** open ones */
  counts: Record<RequestRole, number>
  /** in the calendar: open ones without a day */
  undated: OfferingRequest[]
  /** in a provider’s calendar, of its month */
  days_off: string[]
  requests: Page<OfferingRequest>
}

export default function OfferingRequests({
  role,
  view,
  month,
  counts,
  undated,
  days_off: daysOff,
  requests,
}: OfferingRequestsProps) {
  useRequestNews(null)
  useFreshAfterBack('requests', 'counts', 'undated')
  const hrefOf = (to: { role?: RequestRole; view?: View; month?: string }) => {
    const next = { role, view, month, ...to }
    const query = new URLSearchParams({ role: next.role })
    if (next.view === 'calendar') {
      query.set('view', 'calendar')
      query.set('month', next.month)
    }
    return `/offerings/requests?${query}`
  }
  const other: View = view === 'list' ? 'calendar' : 'list'
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title="Offering requests" />
      <SectionHeading
        level="page"
        label="Offerings"
        action={
          <ButtonLink
            href={hrefOf({ view: other })}
            icon={other === 'calendar' ? CalendarDays : List}
          >
            {other === 'calendar' ? 'Show calendar' : 'Show list'}
          </ButtonLink>
        }
      >
        Requests
      </SectionHeading>
      <div className="mt-8">
        <TabList
          id="requests"
          label="Whose requests"
          value={role}
          tabs={[
            { value: 'customer', label: 'Mine', count: counts.customer || undefined },
            { value: 'provider', label: 'To me', count: counts.provider || undefined },
          ]}
          onChange={(value) => router.visit(hrefOf({ role: value }), { preserveScroll: true })}
        />
      </div>
      <div
        id="requests-panel"
        role="tabpanel"
        aria-labelledby={`requests-${role}`}
        className="mt-8"
      >
        {view === 'calendar' ? (
          <MonthCalendar
            month={month}
            requests={requests.data}
            undated={undated}
            daysOff={role === 'provider' ? daysOff : null}
            hrefOf={(to) => hrefOf({ month: to })}
          />
        ) : (
          <Requests key={`${role}-${newestOf(requests)}`} role={role} requests={requests} />
        )}
      </div>
    </div>
  )
}

/** What is loaded starts over when something changed. */
function newestOf({ data }: Page<OfferingRequest>): string {
  return data.map(({ id, status, done_at: doneAt }) => `${id}${status}${doneAt}`).join()
}

function Requests({ role, requests }: Pick<OfferingRequestsProps, 'role' | 'requests'>) {
  const more = useMore(requests, (answer: { requests: Page<OfferingRequest> }) => answer.requests)
  if (!more.items.length) return <NoRequests role={role} />
  return (
    <>
      <ul className="border-t border-line">
        {more.items.map((request) => (
          <li key={request.id} className="border-b border-line">
            <RequestRow request={request} />
          </li>
        ))}
      </ul>
      <LoadMoreOf more={more} />
    </>
  )
}

function NoRequests({ role }: { role: RequestRole }) {
  if (role === 'customer') {
    return (
      <EmptyState
        icon={Inbox}
        title="No requests yet"
        action={
          <ButtonLink href="/offerings" variant="primary">
            See offerings
          </ButtonLink>
        }
      >
        What you ask others for appears here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={Inbox}
      title="Nobody asked yet"
      action={
        <ButtonLink href="/offerings/create" variant="primary">
          Offer something
        </ButtonLink>
      }
    >
      When someone asks for what you offer, it appears here.
    </EmptyState>
  )
}
