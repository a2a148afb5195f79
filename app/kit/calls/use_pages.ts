import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'

/** A page of a list, as far as the next one depends on it. */
export interface Page<Item> {
  data: Item[]
  next_page_url: string | null
}

/**
 * A list of the server's, page by page as `loadMore` asks for it.
 * @param first its first page, where the server has sent it with the document
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
  const reload = () => void refetch()
  return {
    items: data?.pages.flatMap((page) => page.data) ?? [],
    error: error && sentenceOf(error),
    hasMore: data ? hasNextPage : true,
    isLoading: isFetching,
    loadMore: () => (data ? void fetchNextPage() : reload()),
    reload,
  }
}
