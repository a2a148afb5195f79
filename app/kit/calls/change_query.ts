import type { QueryKey } from '@tanstack/react-query'
import { queries } from '#app/kit/calls/queries'

/** Changes what a query holds. An answer under way is older than that, so it is asked for again. */
export function changeQuery<Held>(queryKey: QueryKey, change: (held: Held) => Held): void {
  const isAsking = queries.isFetching({ queryKey }) > 0
  if (isAsking) void queries.cancelQueries({ queryKey })
  queries.setQueryData<Held>(queryKey, (held) => held && change(held))
  if (isAsking) void queries.invalidateQueries({ queryKey })
}
