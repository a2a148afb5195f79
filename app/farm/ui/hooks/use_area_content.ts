import { useMemo } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { usePages } from '#app/kit/calls/use_pages'
import type { Activity, Area } from '#app/farm/ui/types'

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

export function activityKey({ kind, property, happened_at: at }: Activity): string {
  return `${kind} ${property.id} ${at}`
}

function idOf({ id }: { id: number }): number {
  return id
}
