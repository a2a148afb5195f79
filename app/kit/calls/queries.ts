import { QueryClient } from '@tanstack/react-query'

/**
 * The query cache for signed-in pages. Answers are dropped with the last component using them, so
 * that no account sees another's.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 0, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
  },
})
