import { Suspense, useCallback, useEffect, useState } from 'react'
import { Link } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import { Badge } from '#app/kit/display/badge'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useAfterSignIn } from '#app/kit/hooks/after_sign_in'
import { useInView } from '#app/kit/hooks/use_in_view'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { lazyPart } from '#app/kit/offline/lazy_part'
import { FeedSpot } from '#app/spots/feed/ui/feed_spot'
import { SpotHead } from '#app/spots/ui/spot_head'
import { useAutoplay, recallChoices, sound } from '#app/spots/feed/ui/spot_choices'
import { useFeedKeys } from '#app/spots/feed/ui/use_keys_and_touches'
import { useSpot, mark } from '#app/spots/ui/spot_marks'
import { spotTitle } from '#app/spots/spot_words'
import type { Spot } from '#app/spots/ui/types'

const SpotComments = lazyPart(() => import('#app/spots/comments/ui/spot_comments'))

export default function SpotShow({ spot: given }: { spot: Spot }) {
  const spot = useSpot(given)
  const [slide, setSlide] = useState(0)
  const [paused, setPaused] = useState<boolean | null>(null)
  const showSlide = useCallback((next: number) => setSlide(next), [])
  useEffect(recallChoices, [])
  const isSignedIn = useAccount() !== null
  const mayAutoplay = useAutoplay()
  const [comments, areCommentsNear] = useInView<HTMLElement>({ margin: '200px 0px', once: true })
  const [asked, setAsked] = useState(0)
  const goToComments = () => {
    comments.current?.scrollIntoView({ block: 'start' })
    setAsked((before) => before + 1)
  }
  // the visit that signed them in still scrolls to the top
  useAfterSignIn(`comment ${spot.slug}`, () => requestAnimationFrame(goToComments))

  useFeedKeys({
    move: null,
    slide: (step) => {
      if (spot.slides[slide + step]) setSlide(slide + step)
    },
    like: () => {
      if (isSignedIn) void mark(spot, 'like', !spot.is_liked)
    },
    comment: goToComments,
    pause: () => setPaused(!(paused ?? !mayAutoplay)),
    mute: () => sound.choose(!sound.snapshot()),
  })

  return (
    <div className="gutter page pt-4 pb-24 md:pt-8">
      <SpotHead spot={spot} />
      <h1 className="sr-only">{spotTitle(spot)}</h1>
      <div className="mb-4 flex items-center justify-between">
        <Link
          href="/feed"
          className="inline-flex min-h-11 items-center gap-2 rounded-2 text-muted hover:text-ink"
        >
          <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
          Feed
        </Link>
        {spot.status === 'draft' && (
          <Badge tone="warning">{spot.is_taken_down ? 'Removed by our team' : 'Draft'}</Badge>
        )}
      </div>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,auto)_minmax(0,1fr)]">
        <div className="mx-auto aspect-9/16 h-[min(82dvh,860px)] max-w-full overflow-hidden rounded-6">
          {spot.slides.length > 0 && (
            <FeedSpot
              spot={spot}
              isActive
              isNear={false}
              slide={slide}
              onSlide={showSlide}
              paused={paused}
              onPause={setPaused}
              onComments={goToComments}
            />
          )}
        </div>
        <section ref={comments} aria-label="Comments" className="min-w-0 scroll-mt-6">
          <SectionHeading>
            {spot.comments_count ? `Comments (${spot.comments_count})` : 'Comments'}
          </SectionHeading>
          <div className="mt-5">
            <Suspense fallback={<LoadingRows what="comments" />}>
              {areCommentsNear ? (
                <SpotComments spot={spot} asked={asked} />
              ) : (
                <LoadingRows what="comments" />
              )}
            </Suspense>
          </div>
        </section>
      </div>
    </div>
  )
}
