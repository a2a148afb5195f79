import { Link } from '@inertiajs/react'
import { Photo } from '#app/kit/media/photo'
import { Price } from '#app/kit/display/price'
import { countWords } from '#app/kit/display/count_words'
import { OpenHouseBadge } from '#app/properties/ui/components/open_house_badge'
import type { Spot } from '#app/spots/ui/types'

interface HomeCardProps {
  home: NonNullable<Spot['property']>
  /** the start of its next open house */
  openAt: string | null
}

/** The listing a spot is about. */
export function HomeCard({ home, openAt }: HomeCardProps) {
  return (
    <Link
      href={`/properties/${home.slug}`}
      className="flex items-center gap-3 rounded-6 bg-black/60 p-2.5 text-white hover:bg-black/80"
    >
      <span className="w-14 shrink-0">
        <Photo image={home.featured_image} ratio="4/3" sizes="56px" alt="" className="rounded-2" />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-medium">{home.name ?? 'Listing'}</span>
        <span className="flex flex-wrap gap-x-1.5 text-13 text-white/85">
          {home.currency && <Price amount={home.price} currency={home.currency} />}
          {home.bedrooms !== null && <span>· {countWords(home.bedrooms, 'bedroom')}</span>}
        </span>
        {openAt && (
          <span className="mt-1 block">
            <OpenHouseBadge at={openAt} />
          </span>
        )}
      </span>
      <span className="ml-auto shrink-0 text-13 font-medium max-md:sr-only">View this home</span>
    </Link>
  )
}
