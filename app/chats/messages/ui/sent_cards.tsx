import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { Link } from '@inertiajs/react'
import { Play } from 'lucide-react'
import type {
  MessageCard,
  SentPropertyCard,
  SpotCard,
  LinkAttachment,
} from '#app/chats/ui/chat_types'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import { HomePrice } from '#app/properties/ui/home_price'
import { uiModules } from '#app/ui_modules'

/** What modules let people do on their cards. Their code loads when one is shown. */
const ACTIONS = uiModules.flatMap(({ messageCards = [] }) =>
  messageCards.map(({ of, load }) => ({ of, Actions: lazyPart(load) }))
)

/** What a module shows in a message, how it stands, and what one can do with it. */
export function SentCard({ card }: { card: MessageCard | null }) {
  if (!card) {
    return (
      <p className="w-75 max-w-full rounded-6 border border-line bg-surface px-4 py-3.5 text-13 text-muted">
        This is no longer available.
      </p>
    )
  }
  const { of, id, title, url, image, details, state } = card
  return (
    <div className="w-75 max-w-full overflow-hidden rounded-6 border border-line bg-surface text-ink">
      <Link href={url} className="group/card block -outline-offset-2">
        <span className="relative block">
          <Photo image={image} ratio="3/2" sizes="300px" alt="" />
          <span className="absolute top-2 left-2">
            <Badge tone="veil">{state}</Badge>
          </span>
        </span>
        <span className="block px-4 py-3">
          <span
            dir="auto"
            className="display line-clamp-2 text-18 group-hover/card:underline group-hover/card:decoration-1 group-hover/card:underline-offset-4"
          >
            {title}
          </span>
          <span className="num block truncate text-13 text-muted">{details.join(' · ')}</span>
        </span>
      </Link>
      <Suspense>
        {ACTIONS.map(
          (known) => known.of === of && <known.Actions key={of} id={id} state={state} />
        )}
      </Suspense>
    </div>
  )
}

export function SentListing({ property }: { property: SentPropertyCard | null }) {
  if (!property) {
    return (
      <p className="w-75 max-w-full rounded-6 border border-line bg-surface px-4 py-3.5 text-13 text-muted">
        This listing is no longer public.
      </p>
    )
  }
  return (
    <Link
      href={`/properties/${property.slug}`}
      className="group/card block w-75 max-w-full overflow-hidden rounded-6 border border-line bg-surface text-ink"
    >
      <Photo image={property.featured_image} sizes="300px" alt="" />
      <span className="block px-4 py-3">
        <span
          dir="auto"
          className="display block truncate text-18 group-hover/card:underline group-hover/card:decoration-1 group-hover/card:underline-offset-4"
        >
          {property.name}
        </span>
        <span className="num block truncate text-13 text-muted">
          <HomePrice home={property} />
          {property.city && ` · ${property.city}`}
        </span>
      </span>
    </Link>
  )
}

/** The card of a spot in a message. */
export function SentSpot({ spot }: { spot: SpotCard | null }) {
  if (!spot) {
    return (
      <p className="w-56 max-w-full rounded-6 border border-line bg-surface px-4 py-3.5 text-13 text-muted">
        This spot is no longer public.
      </p>
    )
  }
  return (
    <Link
      href={`/spots/${spot.slug}`}
      className="group/card relative block w-56 max-w-full overflow-hidden rounded-6 bg-black text-white"
    >
      <Photo image={spot.cover} ratio="9/16" sizes="224px" alt="" />
      <Play aria-hidden className="absolute top-3 right-3 size-5 fill-current drop-shadow" />
      <span className="absolute inset-x-0 bottom-0 block bg-linear-to-t from-black/85 to-transparent px-3.5 pt-14 pb-3">
        <span dir="auto" className="line-clamp-2 font-medium group-hover/card:underline">
          {spot.title}
        </span>
        <span className="block truncate text-13 text-white/85">{spot.author_name}</span>
      </span>
    </Link>
  )
}

export function LinkCard({ link }: { link: LinkAttachment }) {
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener nofollow ugc"
      className="group/card block w-80 max-w-full rounded-6 border border-line bg-surface px-4 py-3 text-ink"
    >
      <span dir="auto" className="block truncate text-12 text-muted">
        {link.site_name}
      </span>
      <span
        dir="auto"
        className="line-clamp-2 font-medium wrap-anywhere group-hover/card:underline group-hover/card:underline-offset-3"
      >
        {link.title}
      </span>
      {link.description && (
        <span dir="auto" className="mt-0.5 line-clamp-2 text-13 wrap-anywhere text-muted">
          {link.description}
        </span>
      )}
    </a>
  )
}
