import { Link } from '@inertiajs/react'
import { Clapperboard } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { Badge } from '#app/kit/display/badge'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useStore } from '#app/kit/hooks/use_store'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { Spinner } from '#app/kit/list/spinner'
import { FEED_TABS, type FeedTopic, type FeedLack } from '#app/spots/feed/feed_tabs'
import type { FeedSession } from '#app/spots/feed/ui/feed_session'

const TABS = Object.entries(FEED_TABS)

const LINK =
  'rounded-full px-2.5 py-1.5 text-white aria-[current]:font-medium aria-[current]:underline aria-[current]:decoration-1 aria-[current]:underline-offset-8'

/** Over the spot on phones and within its width on wide screens. For a tag, the way back and its name. */
export function FeedTabs({ topic }: { topic: FeedTopic }) {
  return (
    <nav
      aria-label="Feed"
      className="absolute inset-x-0 top-9 z-20 mx-auto flex w-fit gap-1 rounded-full bg-black/60 px-2 text-15 text-white md:top-[calc(50%-min(46dvh,430px)+2.75rem)]"
    >
      {'tag' in topic ? (
        <>
          <Link href="/feed" className={LINK}>
            Feed
          </Link>
          <span aria-current="page" dir="auto" className={`${LINK} max-w-48 truncate`}>
            #{topic.tag}
          </span>
        </>
      ) : (
        TABS.map(([name, label]) => (
          <Link
            key={name}
            href={name === 'following' ? '/feed' : `/feed?tab=${name}`}
            aria-current={name === topic.tab ? 'page' : undefined}
            className={LINK}
          >
            {label}
          </Link>
        ))
      )}
    </nav>
  )
}

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

interface PopularNoteProps {
  topic: FeedTopic
  lack: FeedLack | null
  isFirst: boolean
}

/** Says that the tab has run dry, or what it needs first. */
export function PopularNote({ topic, lack, isFirst }: PopularNoteProps) {
  const { words, href } = noteOf(topic, lack)
  return (
    <div className="pointer-events-none absolute inset-x-0 top-22 flex justify-center">
      {isFirst && href ? (
        <Link href={href} className="pointer-events-auto rounded-2 hover:underline">
          <Badge tone="veil">{words}</Badge>
        </Link>
      ) : (
        <Badge tone="veil">{isFirst ? words : 'Popular'}</Badge>
      )}
    </div>
  )
}

interface Note {
  words: string
  /** where one does what it says */
  href?: string
}

function noteOf(topic: FeedTopic, lack: FeedLack | null): Note {
  const isNear = 'tab' in topic && topic.tab === 'near'
  switch (lack) {
    case 'account':
      return { words: 'Popular now' }
    case 'follows':
      return { words: 'Follow people to see their spots here', href: '/society' }
    case 'market':
      return {
        words: isNear ? 'Join a market to see homes near you' : 'Join a market to see its spots',
        href: '/profile',
      }
    case null:
      return { words: 'You’re all caught up. Popular now' }
  }
}
