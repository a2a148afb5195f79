import { CalendarDays, TrendingDown, TrendingUp } from 'lucide-react'
import { Badge } from '#app/kit/display/badge'
import { Price } from '#app/kit/display/price'
import { Stars } from '#app/kit/display/stars'
import { useLocale } from '#app/kit/hooks/use_reader'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { HomePrice } from '#app/properties/ui/home_price'
import type { PursuitPerson, Pursuit } from '#app/club/pursuits/ui/pursuit_words'

/** What a board says of a home below its name. */
export function PursuitFacts({ pursuit, partner }: WordsProps) {
  const { property } = pursuit
  return (
    <>
      {property && (
        <span className="mt-0.5 block text-13 break-words text-muted">
          {property.currency ? <HomePrice home={property} /> : 'Price on request'}
          {property.city && ` · ${property.city}`}
        </span>
      )}
      <span className="mt-1.5 flex flex-col items-start gap-1.5 empty:hidden">
        <ListingState {...pursuit} />
        <PriceSinceAdded {...pursuit} />
        <NextOpenHouse {...pursuit} />
      </span>
      <PursuitWords pursuit={pursuit} partner={partner} />
    </>
  )
}

/** What became of the listing; null while it is on the market. */
export function ListingState({ property }: Pursuit) {
  if (!property || property.status === 'publish') return null
  return <Badge>{property.status === 'archive' ? 'Off the market' : 'Not published'}</Badge>
}

/** How the price changed since the home was added. */
export function PriceSinceAdded({ property, added_price: before, added_currency: unit }: Pursuit) {
  if (!property || property.price === null || before === null) return null
  const { price, currency } = property
  if (!currency || currency !== unit || price === before) return null
  const isLower = price < before
  const Icon = isLower ? TrendingDown : TrendingUp
  return (
    <span
      className={`flex items-start gap-1.5 text-13 ${isLower ? 'text-positive' : 'text-muted'}`}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        <Price amount={Math.abs(price - before)} currency={currency} /> {isLower ? 'less' : 'more'}{' '}
        since added
      </span>
    </span>
  )
}

export function NextOpenHouse({ next_open_house: next }: Pursuit) {
  const locale = useLocale()
  if (!next) return null
  const start = new Date(next.starts_at)
  const when = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: next.timezone,
  }).format(start)
  return (
    <span className="flex items-start gap-1.5 text-13">
      <CalendarDays size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
      <span>
        Open house <span className="whitespace-nowrap">{when}</span>
      </span>
    </span>
  )
}

/** Who wrote the note, where it could have been somebody else. */
export function useAuthor({ note_by: by }: Pursuit, partner: PursuitPerson | null): string | null {
  const ownId = useAccount()?.id
  if (by && by.id !== ownId) return by.name
  return by && partner ? 'You' : null
}

interface WordsProps {
  pursuit: Pursuit
  partner: PursuitPerson | null
}

/** The rating, and the note with who wrote it on a shared board. */
function PursuitWords({ pursuit, partner }: WordsProps) {
  const { note, rating } = pursuit
  const author = useAuthor(pursuit, partner)
  if (!note && !rating) return null
  return (
    <span className="mt-2.5 flex flex-col gap-1.5 border-t border-line pt-2.5">
      {rating && <Stars rating={rating} />}
      {note && (
        <span className="line-clamp-3 text-13 break-words whitespace-pre-line">
          {author && <span className="text-muted">{author}: </span>}
          <bdi>{note}</bdi>
        </span>
      )}
    </span>
  )
}
