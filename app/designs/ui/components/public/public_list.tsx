import { LoadMore } from '#app/kit/list/load_more'
import { PublicCard } from '#app/designs/ui/components/public/public_card'
import { useMoreDesigns, type PublicPage } from '#app/designs/ui/hooks/use_more_designs'

/** Needs a `key` per filter, as each filter is its own list. */
export function PublicList({ first }: { first: PublicPage }) {
  const { designs, hasMore, isLoading, error, load } = useMoreDesigns(first)
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {designs.map((design, index) => (
          <li key={design.id} className="min-w-0">
            <PublicCard design={design} priority={index === 0} />
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={load} />
    </>
  )
}
