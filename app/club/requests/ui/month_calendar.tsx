import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Link } from '@inertiajs/react'
import { ChevronLeft, ChevronRight, Rss } from 'lucide-react'
import { DaysOff } from '#app/club/requests/ui/days_off'
import { RequestRow } from '#app/club/requests/ui/request_row'
import { monthGrid, monthName, monthsFrom } from '#app/club/requests/ui/month_grid'
import { otherOf, stateBadge } from '#app/club/requests/ui/request_words'
import type { OfferingRequest } from '#app/club/offerings/ui/offering_types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'

interface MonthCalendarProps {
  /** `2026-10` */
  month: string
  /** wished for in it */
  requests: OfferingRequest[]
  /** open ones without a day */
  undated: OfferingRequest[]
  /** of this month; null for whom they mean nothing */
  daysOff: string[] | null
  hrefOf: (month: string) => string
}

const CalendarDialog = lazyPart(() => import('#app/club/requests/ui/calendar_dialog'))
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A month of wished days; on phones only the days that have some. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, requests, undated, daysOff, hrefOf } = props
  const [isSubscribing, setSubscribing] = useState(false)
  const byDay = Map.groupBy(requests, ({ wished_on: day }) => day ?? '')
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="text-22 md:text-28" aria-live="polite">
          {monthName(month)}
        </h2>
        <div className="flex gap-2">
          <Button size="sm" icon={Rss} aria-haspopup="dialog" onClick={() => setSubscribing(true)}>
            Subscribe
          </Button>
          <ButtonLink
            href={hrefOf(monthsFrom(month, -1))}
            icon={ChevronLeft}
            aria-label="Month before"
            preserveScroll
            size="sm"
          />
          <ButtonLink
            href={hrefOf(monthsFrom(month, 1))}
            icon={ChevronRight}
            aria-label="Month after"
            preserveScroll
            size="sm"
          />
        </div>
      </div>
      <div aria-hidden className="mt-6 hidden grid-cols-7 border-b border-line pb-2 md:grid">
        {WEEKDAYS.map((name) => (
          <span dir="auto" key={name} className="label px-2">
            {name}
          </span>
        ))}
      </div>
      <ol className="mt-4 flex flex-col md:mt-0 md:grid md:grid-cols-7">
        {monthGrid(month).map(({ day, isInMonth }) => {
          const wished = byDay.get(day) ?? []
          const isOff = daysOff?.includes(day) ?? false
          return (
            <li
              key={day}
              className={`border-line md:min-h-28 md:border-r md:border-b md:p-2 md:[&:nth-child(7n)]:border-r-0 ${wished.length > 0 || isOff ? 'border-b py-3' : 'max-md:hidden'} ${isOff ? 'bg-raised' : isInMonth ? '' : 'bg-raised/50'}`}
            >
              <time
                dateTime={day}
                className={`num text-13 ${wished.length > 0 ? 'font-medium' : 'text-muted'}`}
              >
                <span className="md:hidden">{monthName(month).split(' ')[0]} </span>
                {Number(day.slice(8))}
              </time>
              {isOff && <span className="ml-2 text-12 text-muted">Day off</span>}
              <ul className="mt-1 flex flex-col gap-1">
                {wished.map((request) => (
                  <li key={request.id}>
                    <DayEntry request={request} />
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
      {requests.length === 0 && (
        <p className="mt-6 text-muted">No request has a preferred day in this month.</p>
      )}
      {daysOff && <DaysOff key={month} daysOff={daysOff} />}
      {undated.length > 0 && (
        <section aria-labelledby="undated" className="mt-12">
          <h3 id="undated" className="text-22">
            Without a day
          </h3>
          <ul className="mt-4 border-t border-line">
            {undated.map((request) => (
              <li key={request.id} className="border-b border-line">
                <RequestRow request={request} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Suspense>
        {isSubscribing && <CalendarDialog onClose={() => setSubscribing(false)} />}
      </Suspense>
    </div>
  )
}

const EDGES = {
  warning: 'border-warning',
  positive: 'border-positive',
  neutral: 'border-faint',
  danger: 'border-line text-muted line-through',
}

function DayEntry({ request }: { request: OfferingRequest }) {
  const { tone, words } = stateBadge(request)
  const other = otherOf(request)?.name ?? 'Deleted account'
  return (
    <Link
      href={`/offerings/requests/${request.id}`}
      title={`${words}: ${request.offering.title}, ${other}`}
      className={`block border-l-2 bg-raised px-2 py-1 text-13 hover:underline ${EDGES[tone]}`}
    >
      <span dir="auto" className="line-clamp-2 break-words">
        {request.offering.title}
      </span>
      <span className="block text-12 break-words text-muted">
        {other}, {words.toLowerCase()}
      </span>
    </Link>
  )
}
