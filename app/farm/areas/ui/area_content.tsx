import { useState, useMemo } from 'react'
import { ConsentBadge } from '#app/farm/contacts/ui/consent_badge'
import type { Area, Activity } from '#app/farm/ui/types'
import { TextLink } from '#app/kit/button/text_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { usePages } from '#app/kit/calls/use_pages'
import { Badge } from '#app/kit/display/badge'
import { Price } from '#app/kit/display/price'
import { TimeAgo } from '#app/kit/display/time_ago'
import { EmptyState } from '#app/kit/list/empty_state'
import { PageList } from '#app/kit/list/page_list'
import { TabList } from '#app/kit/tabs/tab_list'
import { HomePrice } from '#app/properties/ui/home_price'

type Content = ReturnType<typeof useAreaContent>
type Tab = 'activity' | 'contacts' | 'listings'

/** What is inside the chosen area. */
export function AreaContent({ area, content }: { area: Area; content: Content }) {
  const [tab, setTab] = useState<Tab>('activity')
  return (
    <section aria-label={area.name}>
      <TabList<Tab>
        id="area"
        label={area.name}
        value={tab}
        onChange={setTab}
        opensOnMove
        tabs={[
          { value: 'activity', label: 'Activity' },
          { value: 'contacts', label: 'Contacts', count: area.contacts_count },
          { value: 'listings', label: 'Listings' },
        ]}
      />
      <div role="tabpanel" id="area-panel" aria-labelledby={`area-${tab}`} tabIndex={-1}>
        {tab === 'activity' && <Activities pages={content.activities} />}
        {tab === 'contacts' && <Contacts area={area} pages={content.contacts} />}
        {tab === 'listings' && <Listings pages={content.listings} />}
      </div>
    </section>
  )
}

const DEEDS = {
  published: 'Published',
  price_changed: 'New price',
  sold: 'Off the market',
} as const

function Activities({ pages }: { pages: Content['activities'] }) {
  return (
    <PageList
      pages={pages}
      what="what happened in this area"
      isEmpty={!pages.items.length}
      empty={
        <EmptyState title="Nothing yet">
          New listings, new prices and sales inside this area appear here.
        </EmptyState>
      }
    >
      <ul aria-label="Activity">
        {pages.items.map((activity) => {
          const { kind, property, price, currency, previous_price: before } = activity
          const name = property.name ?? 'A home'
          return (
            <li
              key={activityKey(activity)}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3"
            >
              <span className="min-w-0 wrap-anywhere">
                {kind === 'sold' ? (
                  name
                ) : (
                  <TextLink href={`/properties/${property.slug}`}>
                    <bdi>{name}</bdi>
                  </TextLink>
                )}
                <span className="text-13 text-muted">
                  {' '}
                  · {DEEDS[kind]} <TimeAgo at={activity.happened_at} />
                </span>
              </span>
              {currency && (
                <span className="text-15">
                  {before !== null && (
                    <s className="mr-2 text-13 text-muted">
                      <Price amount={before} currency={activity.previous_currency ?? currency} />
                    </s>
                  )}
                  <HomePrice home={{ price, currency, offered_for: property.offered_for }} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </PageList>
  )
}

function Contacts({ area, pages }: { area: Area; pages: Content['contacts'] }) {
  return (
    <PageList
      pages={pages}
      what="the contacts in this area"
      isEmpty={!pages.items.length}
      empty={
        <EmptyState title="No contacts in this area">
          Contacts with a place on the map appear by themselves; you can also put them in by hand.
        </EmptyState>
      }
    >
      <p className="mt-4">
        <TextLink href={`/farm/emails?areas=${area.id}`}>All contacts of this area</TextLink>
      </p>
      <ul aria-label="Contacts">
        {pages.items.map(({ id, name, email, phone, address, consent }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
          >
            <span className="min-w-0 wrap-anywhere">
              {name ?? email ?? phone ?? address}
              {address && name && <span className="text-13 text-muted"> · {address}</span>}
            </span>
            <ConsentBadge status={consent.status} />
          </li>
        ))}
      </ul>
    </PageList>
  )
}

function Listings({ pages }: { pages: Content['listings'] }) {
  return (
    <PageList
      pages={pages}
      what="the listings in this area"
      isEmpty={!pages.items.length}
      empty={
        <EmptyState title="No listings on the market">None is inside this area now.</EmptyState>
      }
    >
      <ul aria-label="Listings">
        {pages.items.map(({ id, slug, name, bedrooms, ...home }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3"
          >
            <span className="min-w-0 wrap-anywhere">
              <TextLink href={`/properties/${slug}`}>{name ?? 'A home'}</TextLink>
              {bedrooms !== null && (
                <span className="ml-2">
                  <Badge>{bedrooms} bd</Badge>
                </span>
              )}
            </span>
            <HomePrice home={home} />
          </li>
        ))}
      </ul>
    </PageList>
  )
}

const CONTACTS_PER_PAGE = 50

/** Of no area: nothing is asked. */
const NOTHING = { data: [], next_page_url: null }

/**
 * What is inside an area, each a list of pages: contacts, listings on the market, and what they did.
 * @param area null for none
 */
export function useAreaContent(area: Area | null) {
  const id = area?.id ?? 0
  const outline = (area?.polygon ?? []).map((corner) => corner.join(',')).join(';')
  const key = ['farm-area', id, outline]
  const activities = usePages([...key, 'activities'], async (page) => {
    if (!area) return NOTHING
    return (
      await answered(api.api.api.areaActivities.show({ params: { id }, ...asking({ page }) }))
    ).activities
  })
  const contacts = usePages([...key, 'contacts'], async (page) => {
    if (!area) return NOTHING
    const query = { areas: String(id), page, per_page: CONTACTS_PER_PAGE }
    return (await answered(api.api.api.contacts.index(asking(query)))).contacts
  })
  const listings = usePages([...key, 'listings'], async (page) => {
    if (!area) return NOTHING
    return (await answered(api.api.api.searches.index(asking({ polygon: outline, page }))))
      .properties
  })
  return {
    activities: useOnce(activities, activityKey),
    contacts: useOnce(contacts, idOf),
    listings: useOnce(listings, idOf),
  }
}

/** What came meanwhile moves what was shown to the next page: it is left out there. */
function useOnce<Item>(
  { items, ...list }: ReturnType<typeof usePages<Item>>,
  keyOf: (item: Item) => unknown
) {
  const once = useMemo(
    () => [...new Map(items.map((item) => [keyOf(item), item])).values()],
    [items, keyOf]
  )
  return { ...list, items: once }
}

function activityKey({ kind, property, happened_at: at }: Activity): string {
  return `${kind} ${property.id} ${at}`
}

function idOf({ id }: { id: number }): number {
  return id
}
