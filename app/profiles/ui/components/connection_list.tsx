import type { Data } from '#data'
import { LoadMoreOf } from '#app/kit/list/load_more'
import type { useMore } from '#app/kit/list/use_more'
import { ConnectionRow } from '#app/profiles/ui/components/connection_row'

interface ConnectionListProps {
  more: ReturnType<typeof useMore<Data.Profiles.Connection, never>>
  className?: string
}

export function ConnectionList({ more, className }: ConnectionListProps) {
  return (
    <>
      <ul className={className}>
        {more.items.map((person) => (
          <ConnectionRow key={person.id} person={person} />
        ))}
      </ul>
      <LoadMoreOf more={more} />
    </>
  )
}
