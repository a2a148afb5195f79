import { useState } from 'react'
import { isolated } from '#app/common/text/isolated'
import { Avatar } from '#app/kit/display/avatar'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { usePages } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { toast } from '#app/kit/toast/toast'

export function BlockedPeople() {
  const [unblocked, setUnblocked] = useState<readonly number[]>([])
  const { items, error, hasMore, isLoading, loadMore, reload } = usePages(
    ['blocked people'],
    async (page) => {
      const call = api.api.blocks.index(asking({ page }))
      return (await answered(call)).users
    }
  )
  const people = items.filter(({ id }) => !unblocked.includes(id))
  const unblock = async (id: number, name: string) => {
    try {
      await answered(api.api.blocks.destroy({ params: { id } }))
      setUnblocked((before) => [...before, id])
      toast.success(`${isolated(name)} is unblocked.`)
    } catch (failure) {
      toast.error(sentenceOf(failure))
    }
  }

  if (!items.length && isLoading) return <LoadingRows what="blocked people" />
  if (!items.length && error) return <FailureState message={error} onRetry={reload} />
  if (!people.length && !hasMore) {
    return (
      <EmptyState title="Nobody is blocked">
        To block someone, open the menu on their profile.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="border-t border-line">
        {people.map(({ id, name, handle, avatar }) => (
          <li key={id} className="flex items-center gap-4 border-b border-line py-3">
            <Avatar name={name} src={avatar} />
            <div className="min-w-0 flex-1">
              <p dir="auto" className="truncate">
                {name}
              </p>
              <p className="truncate text-13 text-muted">@{handle}</p>
            </div>
            <Button size="sm" aria-label={`Unblock ${name}`} onClick={() => void unblock(id, name)}>
              Unblock
            </Button>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={loadMore} />
    </>
  )
}
