import type { ReactNode } from 'react'
import type { usePages } from '#app/kit/calls/use_pages'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { LoadingRows } from '#app/kit/list/loading_rows'

interface PageListProps {
  pages: Omit<ReturnType<typeof usePages>, 'items'>
  /** its name in a sentence: “your homes” */
  what: string
  isEmpty: boolean
  /** once it is known that there is nothing */
  empty: ReactNode
  /** the list */
  children: ReactNode
}

/** A list of `usePages` in each of its states. */
export function PageList({ pages, what, isEmpty, empty, children }: PageListProps) {
  const { error, hasMore, isLoading, loadMore } = pages
  if (isEmpty && error) {
    return <FailureState message={error} onRetry={loadMore} isRetrying={isLoading} />
  }
  if (isEmpty) return isLoading ? <LoadingRows what={what} /> : empty
  return (
    <>
      {children}
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={loadMore} />
    </>
  )
}
