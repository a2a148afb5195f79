import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import type { DemoListing } from '#app/demo/data/listings'
import type { DemoPlan } from '#app/demo/data/listings/liguria'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import type { Contents } from '#app/demo/seeders/with_demo_files'
import type { InTransaction } from '#app/kernel/database/transaction'
import { saveImage } from '#app/media/save_image'
import type { VisitOrigin } from '#app/properties/views/visit_options'
import { countVisits, type ListingVisit } from '#app/properties/views/visit_counter'
import type { FloorPlansContent } from '#app/properties/floor_plans/floor_plans'
import PriceChange from '#app/properties/prices/price_change'
import Property from '#app/properties/property'

interface PlannedListing {
  owner: User
  plans: readonly DemoPlan[]
  /** the listing's, by what they show */
  photos: ReadonlyMap<Photograph, number>
}

/** Saves the plans' pictures. @returns what the listing's part says of them */
export async function seedPlans(
  { trx }: InTransaction,
  contents: Contents,
  { owner, plans, photos }: PlannedListing
): Promise<FloorPlansContent> {
  const content: FloorPlansContent = { title: '', plans: [] }
  for (const { picture, name, pins } of plans) {
    const image = { owner, alt: PHOTOGRAPHS[picture], purpose: 'floor_plan' as const }
    const { id } = await saveImage({ trx }, contents.get(picture)!, image)
    content.plans.push({
      id: picture,
      image: id,
      name,
      floor: '',
      pins: pins.map(({ photo, size = null, ...pin }) => ({
        ...pin,
        id: pin.label,
        size,
        photo: photos.get(photo) ?? null,
      })),
    })
  }
  return content
}

const MAX_DAYS = 45
const SATURDAY = 6
const VISITS_OF_A_SHARE = 16

const ORIGINS: readonly VisitOrigin[] = [
  { source: 'search', host: '' },
  { source: 'direct', host: '' },
  { source: 'search', host: '' },
  { source: 'feed', host: '' },
  { source: 'share', host: '' },
  { source: 'host', host: 'news.example.com' },
  { source: 'site', host: '' },
]

/** Visits of the last weeks: most while a listing is new, more on weekends. */
export async function seedVisits(
  { trx }: InTransaction,
  { id }: Property,
  { daysAgo, status, isPrivate }: DemoListing
): Promise<void> {
  if (status || isPrivate) return
  const visits: ListingVisit[] = []
  for (let ago = Math.min(daysAgo, MAX_DAYS); ago >= 0; ago--) {
    const date = DateTime.utc().minus({ days: ago })
    const isNew = daysAgo - ago < 7
    const count =
      2 + ((id * 7 + ago * 5) % 6) + (date.weekday >= SATURDAY ? 4 : 0) + (isNew ? 6 : 0)
    for (let visitor = 0; visitor < count; visitor++) {
      const visit = { day: date.toISODate(), propertyId: id, visitor: `demo-${visitor}` }
      const origin = ORIGINS[(id + ago + visitor) % ORIGINS.length]
      visits.push({ ...visit, ...origin, deed: 'view' })
      const isShared = (id + ago * 3 + visitor * 5) % VISITS_OF_A_SHARE === 0
      if (isShared) visits.push({ ...visit, ...origin, deed: 'share' })
    }
  }
  await countVisits({ trx }, visits)
}

const DAYS_IN_THE_MAKING = 6

/** Backdates a listing, which no action can do. */
export async function backdateListing(
  { trx }: InTransaction,
  { id }: Property,
  { daysAgo, lowered, status }: DemoListing
): Promise<void> {
  const listedAt = before(daysAgo)
  const pricedAt = [listedAt, ...(lowered ?? []).map((change) => before(change.daysAgo))]
  await Property.query({ client: trx })
    .where({ id })
    .update({
      createdAt: listedAt.minus({ days: DAYS_IN_THE_MAKING }).toJSDate(),
      updatedAt: pricedAt[pricedAt.length - 1].toJSDate(),
      ...(status === 'draft' ? {} : { publishedAt: listedAt.toJSDate() }),
    })

  const prices = await PriceChange.query({ client: trx }).where('propertyId', id).orderBy('id')
  for (const [index, price] of prices.entries()) {
    await price.merge({ changedAt: pricedAt[index] }).save()
  }
}

/** Varies the hour of the day. */
function before(days: number): DateTime {
  return DateTime.utc().minus({ days, hours: (days * 7) % 9, minutes: (days * 17) % 60 })
}
