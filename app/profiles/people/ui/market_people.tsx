import { usePage } from '@inertiajs/react'
import type { Data } from '#data'
import type { Page } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { useMore } from '#app/kit/list/use_more'
import { ItemListLd } from '#app/kit/shell/json_ld'
import { ConnectionList } from '#app/profiles/following/ui/connection_list'

type People = Page<Data.Profiles.Following.Connection>

/** The people of a market, as a tab of its page. */
export default function MarketPeople() {
  const { app, content } = usePage<{ content: People }>().props
  const more = useMore(content, ({ people }: { people: People }) => people)
  if (!more.items.length) {
    return <EmptyState title="Nobody here yet">Join, and be the first.</EmptyState>
  }
  return (
    <>
      <ItemListLd
        origin={app.url}
        items={content.data.map(({ name, handle }) => ({ name, path: `/@${handle}` }))}
      />
      <ConnectionList more={more} className="grid grid-cols-1 gap-x-12 md:grid-cols-2" />
    </>
  )
}
