import { QueryClient } from '@tanstack/react-query'

/**
 * What pages for signed-in people ask the server for. An answer is forgotten
 * with the last component that shows it, so that no account sees another's.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 0, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
  },
})
