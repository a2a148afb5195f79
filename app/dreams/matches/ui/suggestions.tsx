import { Link } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { usePages } from '#app/kit/calls/use_pages'
import { Badge } from '#app/kit/display/badge'
import { SectionHeading } from '#app/kit/display/section_heading'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { LoadMore } from '#app/kit/list/load_more'
import { Photo } from '#app/kit/media/photo'
import { dreamApi } from '#app/dreams/ui/dream_api'
import type { Board } from '#app/dreams/items/ui/use_board'
import { HomePrice } from '#app/properties/ui/home_price'
import { searchWords } from '#app/search/ui/search_words'

/** Homes that the board’s search finds, each added by one click. */
export function Suggestions({ board }: { board: Board }) {
  const { dream, add } = board
  const pinned = dream.items.map(({ content }) => content.property?.id)
  const { items, hasMore, isLoading, error, loadMore, reload } = usePages(
    ['dreams', dream.id, 'matches', dream.criteria],
    async (page) => (await dreamApi.matches(dream.id, page)).matches
  )
  const homes = items.filter(({ id }) => !pinned.includes(id))
  /** Later pages begin elsewhere once a home is no longer among the matches. */
  const pin = async (id: number) => {
    if (await add('property', { property_id: id })) reload()
  }
  return (
    <section aria-labelledby="suggestions" className="mt-16 border-t border-line pt-10">
      <SectionHeading level="section" id="suggestions">
        {dream.matches_count > 0 ? `Homes that fit (${dream.matches_count})` : 'Homes that fit'}
      </SectionHeading>
      {isLoading && !items.length && <LoadingRows what="homes that fit" />}
      {error && !items.length && (
        <FailureState message={error} onRetry={loadMore} isRetrying={isLoading} />
      )}
      <p className="mt-2 text-13 text-muted">{searchWords(dream.criteria ?? {})}</p>
      {!error && !isLoading && !hasMore && homes.length === 0 && (
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
              <HomePrice home={home} />
              {home.currency && home.city && ' · '}
              <bdi>{home.city}</bdi>
            </p>
            <Button
              icon={Plus}
              className="mt-auto self-start"
              aria-label={`Add to the board: ${home.name ?? 'this home'}`}
              onClick={() => void pin(home.id)}
            >
              Add to the board
            </Button>
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={hasMore && items.length > 0}
        isLoading={isLoading && items.length > 0}
        error={items.length > 0 ? error : null}
        onMore={loadMore}
      />
    </section>
  )
}
