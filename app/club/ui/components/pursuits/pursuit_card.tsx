import { Price } from '#app/kit/display/price'
import { Photo } from '#app/kit/media/photo'
import {
  ListingState,
  NextOpenHouse,
  PriceChange,
  PursuitWords,
} from '#app/club/ui/components/pursuits/pursuit_facts'
import type { Person, Pursuit } from '#app/club/ui/pursuit_types'
import { pursuitName } from '#app/club/ui/pursuit_words'

interface PursuitCardProps {
  pursuit: Pursuit
  partner: Person | null
}

/** What a home’s card on the board shows. */
export function PursuitCard({ pursuit, partner }: PursuitCardProps) {
  const { property } = pursuit
  return (
    <>
      {property && (
        <Photo
          image={property.featured_image}
          ratio="16/9"
          sizes="272px"
          alt=""
          className="mb-3 rounded-2"
        />
      )}
      <span className={`block font-medium break-words ${property ? '' : 'text-muted'}`}>
        {pursuitName(pursuit)}
      </span>
      {property && (
        <span className="mt-0.5 block text-13 break-words text-muted">
          {property.currency ? (
            <Price amount={property.price} currency={property.currency} />
          ) : (
            'Price on request'
          )}
          {property.city && ` · ${property.city}`}
        </span>
      )}
      <span className="mt-1.5 flex flex-col items-start gap-1.5 empty:hidden">
        <ListingState {...pursuit} />
        <PriceChange {...pursuit} />
        <NextOpenHouse {...pursuit} />
      </span>
      <PursuitWords pursuit={pursuit} partner={partner} />
    </>
  )
}
