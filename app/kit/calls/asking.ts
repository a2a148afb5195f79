/** A call's query, for routes whose controller reads it without a validator. Asks once. */
export function asking(query: Record<string, string | number | boolean | undefined>) {
  return { query, retry: 0 }
}
