import type { ReactNode } from 'react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { usePages } from '#app/kit/calls/use_pages'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { LoadMore } from '#app/kit/list/load_more'
import { DreamCard } from '#app/dreams/ui/components/dream_card'
import { dreamApi } from '#app/dreams/ui/dream_api'

interface DreamListProps {
  kind: 'own' | 'shared'
  title: string
  /** instead of an empty list */
  empty: ReactNode
}

export function DreamList({ kind, title, empty }: DreamListProps) {
  const { items, error, hasMore, isLoading, loadMore } = usePages(
    ['dreams', kind],
    async (page) => {
      const { dreams, next_page_url: next } = await dreamApi.list(kind, page)
      return { data: dreams, next_page_url: next }
    }
  )
  if (!items.length && !isLoading && !error && !hasMore) return empty
  return (
    <section aria-labelledby={`dreams-${kind}`} className="mt-12">
      <SectionHeading level="section" id={`dreams-${kind}`}>
        <bdi>{title}</bdi>
      </SectionHeading>
      {error && !items.length ? (
        <FailureState message={error} onRetry={loadMore} isRetrying={isLoading} />
      ) : isLoading && !items.length ? (
        <LoadingRows what="boards" />
      ) : (
        <ul className="mt-7 grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {items.map((dream) => (
            <li key={dream.id} className="min-w-0">
              <DreamCard dream={dream} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={loadMore} />
      )}
    </section>
  )
}
