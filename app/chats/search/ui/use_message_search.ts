import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { chatApi } from '#app/chats/ui/chat_api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'

/**
 * Searches messages, page by page. Keeps the last results until the next ones arrive.
 * @param query already debounced
 */
export function useMessageSearch(query: string) {
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(
      {
        queryKey: ['chats', 'messages', query],
        queryFn: async ({ pageParam, signal }) => ({
          query,
          ...(await chatApi.searchMessages(query, pageParam, signal)),
        }),
        initialPageParam: 1,
        getNextPageParam: ({ messages }, _pages, page) =>
          messages.next_page_url ? page + 1 : null,
        enabled: query !== '',
        placeholderData: keepPreviousData,
      },
      queries
    )
  const pages = query ? (data?.pages ?? []) : []
  const loadMore = () => void fetchNextPage()
  return {
    /** the query these messages match */
    query: pages[0]?.query ?? '',
    messages: pages.flatMap(({ messages }) => messages.data),
    chats: new Map(pages.flatMap(({ chats }) => chats.map((chat) => [chat.id, chat] as const))),
    hasMore: pages.length > 0 && hasNextPage,
    isLoading: isFetching,
    error: error && !isFetching ? sentenceOf(error) : null,
    loadMore,
    retry: () => (isFetchNextPageError ? loadMore() : void refetch()),
  }
}
