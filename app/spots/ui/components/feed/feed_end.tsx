import { Clapperboard } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useStore } from '#app/kit/hooks/use_store'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { Spinner } from '#app/kit/list/spinner'
import type { FeedTopic } from '#app/spots/contract/feed_tabs'
import type { FeedSession } from '#app/spots/ui/state/feed_session'

function titleOf(topic: FeedTopic, hasSpots: boolean): string {
  if (hasSpots) return 'That’s all for now'
  return 'tag' in topic ? `No spots with #${topic.tag}` : 'Nothing here yet'
}

/** Below the last spot: what is loading, what failed, or that this is all. */
export function FeedEnd({ session }: { session: FeedSession }) {
  const { spots, cursor, isLoading, error } = useStore(session.store)
  const isSignedIn = useAccount() !== null
  if (cursor !== null && !isLoading && !error) return null
  return (
    <section className="grid h-full snap-start snap-always place-items-center">
      {error ? (
        <FailureState message={error} onRetry={() => void session.loadMore()} />
      ) : isLoading ? (
        <div role="status" className="text-muted">
          <Spinner size={24} />
          <span className="sr-only">Loading more spots…</span>
        </div>
      ) : (
        <EmptyState
          icon={Clapperboard}
          title={titleOf(session.topic, spots.length > 0)}
          action={
            <ButtonLink variant="primary" href={isSignedIn ? '/spots/create' : '/search'}>
              {isSignedIn ? 'Create a spot' : 'Search homes'}
            </ButtonLink>
          }
        >
          {spots.length
            ? 'Follow more people and places to see more of them.'
            : 'Spots are short tours of homes. Be the first to make one.'}
        </EmptyState>
      )}
    </section>
  )
}
