/** The query and options of a call, for routes without a query validator. Doesn't retry. */
export function asking(query: Record<string, string | number | boolean | undefined>) {
  return { query, retry: 0 }
}
