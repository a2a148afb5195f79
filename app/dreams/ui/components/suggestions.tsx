import { Link } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { usePages } from '#app/kit/calls/use_pages'
import { Badge } from '#app/kit/display/badge'
import { Price } from '#app/kit/display/price'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Photo } from '#app/kit/media/photo'
import { dreamApi } from '#app/dreams/ui/dream_api'
import type { Board } from '#app/dreams/ui/hooks/use_board'

/** Homes that the board’s search finds, each added by one click. */
export function Suggestions({ board }: { board: Board }) {
  const { dream, add } = board
  const pinned = dream.items.map(({ content }) => content.property?.id)
  const { items, hasMore, isLoading, error, loadMore } = usePages(
    ['dreams', dream.id, 'matches', dream.criteria],
    async (page) => (await dreamApi.matches(dream.id, page)).matches
  )
  const homes = items.filter(({ id }) => !pinned.includes(id))
  return (
    <section aria-labelledby="suggestions" className="mt-16 border-t border-line pt-10">
      <SectionHeading level="section" id="suggestions">
        {dream.matches_count > 0 ? `Homes that fit (${dream.matches_count})` : 'Homes that fit'}
      </SectionHeading>
      {error && (
        <p role="alert" className="mt-4 text-danger">
          {error}
        </p>
      )}
      {!error && !isLoading && homes.length === 0 && (
        <p className="mt-4 text-muted">Nothing new right now. We’ll keep looking.</p>
      )}
      <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {homes.map((home) => (
          <li key={home.id} className="flex min-w-0 flex-col">
            <Photo
              image={home.featured_image}
              sizes="(width >= 1024px) 300px, (width >= 640px) 50vw, 100vw"
              alt=""
              className="rounded-6"
            />
            <h3 className="mt-3 flex items-center gap-2 text-18">
              <Link
                dir="auto"
                href={`/properties/${home.slug}`}
                className="min-w-0 truncate hover:underline"
              >
                {home.name}
              </Link>
              {home.is_new && <Badge tone="positive">New</Badge>}
            </h3>
            <p className="mb-3 text-13 text-muted">
              {home.currency && <Price amount={home.price} currency={home.currency} />}
              {home.currency && home.city && ' · '}
              <bdi>{home.city}</bdi>
            </p>
            <Button
              icon={Plus}
              className="mt-auto self-start"
              aria-label={`Add ${home.name ?? 'this home'} to the board`}
              onClick={() => void add('property', { property_id: home.id })}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
      {hasMore && homes.length > 0 && (
        <Button className="mt-8" isLoading={isLoading} onClick={loadMore}>
          Show more
        </Button>
      )}
    </section>
  )
}
