import { Button } from '#app/kit/button/button'
import type { More } from '#app/kit/list/use_more'

interface LoadMoreProps {
  /** whether there is a next page: the paginator's `next_page_url` */
  hasMore: boolean
  isLoading: boolean
  /** the last attempt's failure, shown with a retry button */
  error?: string | null
  onMore: () => void
  children?: string
}

/** The end of a list with more pages. */
export function LoadMore({
  hasMore,
  isLoading,
  error,
  onMore,
  children = 'Show more',
}: LoadMoreProps) {
  if (!hasMore && !isLoading) return null
  return (
    <div className="flex flex-col items-center gap-3 py-7">
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      <Button isLoading={isLoading} onClick={onMore}>
        {error ? 'Try again' : children}
      </Button>
    </div>
  )
}

/** The end of a list of `useMore`. */
export function LoadMoreOf({ more }: { more: More<unknown> }) {
  const { hasMore, isLoading, error, load } = more
  return <LoadMore {...{ hasMore, isLoading, error }} onMore={load} />
}
