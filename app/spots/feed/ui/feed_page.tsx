import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useStore } from '#app/kit/hooks/use_store'
import type { FeedLack, FeedTopic } from '#app/spots/feed/feed_tabs'
import { FeedEnd, FeedTabs, PopularNote } from '#app/spots/feed/ui/feed_notes'
import { FeedSpot } from '#app/spots/feed/ui/feed_spot'
import { useAutoplay, recallChoices, sound } from '#app/spots/feed/ui/spot_choices'
import { useFeedKeys } from '#app/spots/feed/ui/use_keys_and_touches'
import { useFeedScroll } from '#app/spots/feed/ui/use_feed_scroll'
import {
  openFeed,
  topicKey,
  type FeedPage,
  type FeedSession,
} from '#app/spots/feed/ui/feed_session'
import { changedMarks, mark } from '#app/spots/ui/spot_marks'
import { tagPath } from '#app/spots/spot_tags'
import { PublicHead } from '#app/kit/share/public_head'

const CommentsSheet = lazyPart(() => import('#app/spots/comments/ui/comments_sheet'))

/** Spots beyond these are empty, so that a long feed stays light. */
const DRAWN_BEFORE = 1
const DRAWN_AFTER = 2

interface FeedProps {
  topic: FeedTopic
  lack: FeedLack | null
  feed: FeedPage
}

export default function Feed({ topic, lack, feed }: FeedProps) {
  const accountId = useAccount()?.id ?? null
  const key = topicKey(topic)
  const session = useMemo(() => openFeed(accountId, topic, feed), [accountId, topic, feed])
  const title = 'tag' in topic ? `#${topic.tag}` : 'Feed'
  return (
    <div className="relative h-[calc(100dvh-64px-env(safe-area-inset-bottom))] bg-canvas md:h-dvh">
      <PublicHead
        title={title}
        description={descriptionOf(topic)}
        path={'tag' in topic ? tagPath(topic.tag) : '/feed'}
      />
      <h1 className="sr-only">{title}</h1>
      <FeedTabs topic={topic} />
      <FeedList key={`${accountId} ${key}`} session={session} lack={lack} />
    </div>
  )
}

function descriptionOf(topic: FeedTopic): string {
  return 'tag' in topic
    ? `Photos and short videos of homes and interiors with #${topic.tag}.`
    : 'Photos and short videos of homes and interiors, one at a time.'
}

interface FeedListProps extends Pick<FeedProps, 'lack'> {
  session: FeedSession
}

function FeedList({ session, lack }: FeedListProps) {
  const { spots, at, slides, cursor } = useStore(session.store)
  const isSignedIn = useAccount() !== null
  const mayAutoplay = useAutoplay()
  const [paused, setPaused] = useState<boolean | null>(null)
  const [hasComments, setComments] = useState(false)
  const { ref, readPosition, goTo } = useFeedScroll(at, (next) => {
    setPaused(null)
    session.goTo(next)
  })
  useEffect(recallChoices, [])

  const spot = spots[at]
  const slide = spot ? (slides[spot.id] ?? 0) : 0
  const last = cursor === null || spots.length === 0 ? spots.length : spots.length - 1
  const move = (step: 1 | -1) => goTo(Math.max(0, Math.min(last, at + step)))
  useFeedKeys({
    move,
    slide: (step) => {
      if (spot?.slides[slide + step]) session.showSlide(spot.id, slide + step)
    },
    like: () => {
      if (!spot || !isSignedIn) return
      const isLiked = changedMarks.snapshot().get(spot.id)?.is_liked ?? spot.is_liked
      void mark(spot, 'like', !isLiked)
    },
    comment: () => setComments(Boolean(spot)),
    pause: () => setPaused(!(paused ?? !mayAutoplay)),
    mute: () => sound.choose(!sound.snapshot()),
  })

  return (
    <>
      <div
        ref={ref}
        data-feed
        role="group"
        aria-label="Spots"
        tabIndex={0}
        onScroll={readPosition}
        className="h-full snap-y snap-mandatory [scrollbar-width:none] overflow-y-scroll overscroll-y-contain -outline-offset-2"
      >
        {spots.map((one, position) => {
          const isDrawn = position >= at - DRAWN_BEFORE && position <= at + DRAWN_AFTER
          return (
            <div
              key={one.id}
              inert={position !== at}
              className="relative grid h-full snap-start snap-always place-items-center"
            >
              <div className="relative size-full md:aspect-9/16 md:h-[min(92dvh,860px)] md:w-auto md:max-w-[calc(100%-10rem)]">
                {isDrawn && (
                  <FeedSpot
                    spot={one}
                    isActive={position === at}
                    isNear={position > at}
                    slide={slides[one.id] ?? 0}
                    onSlide={(next) => session.showSlide(one.id, next)}
                    paused={position === at ? paused : null}
                    onPause={setPaused}
                    onComments={() => setComments(true)}
                  />
                )}
                {isDrawn && one.reason && (
                  <PopularNote
                    topic={session.topic}
                    lack={lack}
                    isFirst={!spots[position - 1]?.reason}
                  />
                )}
              </div>
            </div>
          )
        })}
        <FeedEnd session={session} />
      </div>
      <div className="absolute top-1/2 right-6 flex -translate-y-1/2 flex-col gap-2 max-md:hidden">
        <IconButton
          icon={ChevronUp}
          label="Previous spot"
          variant="line"
          disabled={at === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label="Next spot"
          variant="line"
          disabled={at >= last}
          onClick={() => move(1)}
        />
      </div>
      {spot && hasComments && (
        <Suspense fallback={null}>
          <CommentsSheet spot={spot} isOpen onOpenChange={setComments} />
        </Suspense>
      )}
    </>
  )
}
