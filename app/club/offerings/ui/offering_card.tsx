import { Link } from '@inertiajs/react'
import { OfferingPrice, Rating } from '#app/club/offerings/ui/offering_facts'
import { OFFERING_KINDS } from '#app/club/offerings/offering_options'
import type { Offering } from '#app/club/offerings/ui/offering_types'
import { Avatar } from '#app/kit/display/avatar'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'

interface OfferingCardProps {
  offering: Offering
  /** on pages about its provider */
  isProviderHidden?: boolean
}

const STATUS_WORDS = { draft: 'Draft', publish: null, archive: 'Archived' } as const

export function OfferingCard({ offering, isProviderHidden = false }: OfferingCardProps) {
  const { slug, title, kind, images, market, user, status, rating } = offering
  const state = STATUS_WORDS[status]
  return (
    <article className="group relative flex grow flex-col">
      <div className="relative">
        <Photo
          image={images[0] ?? null}
          ratio="4/3"
          alt=""
          sizes="(width >= 1024px) 400px, (width >= 768px) 50vw, 100vw"
          className="rounded-6"
        />
        {state && (
          <span className="absolute top-3 left-3">
            <Badge tone="veil">{state}</Badge>
          </span>
        )}
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-3 text-13 text-muted">
        <span className="truncate">
          {OFFERING_KINDS[kind]}
          {market && ` · ${market.name}`}
        </span>
        {rating !== null && <Rating rating={rating} count={offering.reviews_count} />}
      </div>
      <h3 className="mt-1.5 text-22">
        <Link
          dir="auto"
          href={`/offerings/${slug}`}
          className="break-words after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {title}
        </Link>
      </h3>
      <div className="mt-auto flex items-center justify-between gap-4 pt-3">
        <OfferingPrice
          price={offering.price}
          currency={offering.currency}
          coins={offering.coin_price}
        />
        {!isProviderHidden && (
          <span className="flex min-w-0 items-center gap-2 text-13 text-muted">
            <Avatar name={user.name} src={user.avatar} size="sm" />
            <span dir="auto" className="truncate">
              {user.name}
            </span>
          </span>
        )}
      </div>
    </article>
  )
}
