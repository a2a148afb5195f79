import { useMemo } from 'react'
import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'

/** The part of a list's page that the next one depends on. */
export interface Page<Item> {
  data: Item[]
  next_page_url: string | null
}

/**
 * A server-side list, loaded page by page with `loadMore`.
 * @param first its first page, if sent with the document
 */
export function usePages<Item>(
  queryKey: QueryKey,
  ask: (page: number) => Promise<Page<Item>>,
  first?: Page<Item>
) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam }) => ask(pageParam),
      initialPageParam: 1,
      initialData: first && { pages: [first], pageParams: [1] },
      staleTime: first && Infinity,
      getNextPageParam: ({ next_page_url: url }, _pages, page) => (url ? page + 1 : null),
    },
    queries
  )
  const items = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  const reload = () => void refetch()
  return {
    /** the same until others come */
    items,
    error: error && sentenceOf(error),
    hasMore: data ? hasNextPage : true,
    isLoading: isFetching,
    loadMore: () => (data ? void fetchNextPage() : reload()),
    reload,
  }
}
