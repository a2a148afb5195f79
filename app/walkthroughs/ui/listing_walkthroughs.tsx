import { useEffect, useRef } from 'react'
import { Link, usePage } from '@inertiajs/react'
import { askedRoom } from '#app/properties/floor_plans/ui/asked_room'
import { TourPlayer, type TourHandle } from '#app/walkthroughs/ui/tour_player'
import {
  videoMomentOf,
  walkthroughTitle,
  type PlannedRoom,
  type Walkthrough,
} from '#app/walkthroughs/ui/video_words'

interface ShownWalkthroughs {
  walkthroughs: Walkthrough[]
  rooms: PlannedRoom[]
}

/** On the listing's page: player and rooms, and the way to its own page. */
export default function ListingWalkthroughs() {
  const { media } = usePage<{ media: { walkthrough?: ShownWalkthroughs } }>().props
  const { walkthroughs, rooms } = media.walkthrough ?? { walkthroughs: [], rooms: [] }
  return (
    <div className="flex flex-col gap-12">
      {walkthroughs.map((walkthrough) => (
        <ListingWalkthrough key={walkthrough.id} walkthrough={walkthrough} rooms={rooms} />
      ))}
    </div>
  )
}

interface ListingWalkthroughProps {
  walkthrough: Walkthrough
  rooms: readonly PlannedRoom[]
}

function ListingWalkthrough({ walkthrough, rooms }: ListingWalkthroughProps) {
  const frame = useRef<HTMLDivElement>(null)
  const tour = useRef<TourHandle>(null)
  const { videos } = walkthrough

  useEffect(() => {
    const follow = () => {
      const room = askedRoom.snapshot()
      const moment = room && videoMomentOf(videos, room)
      if (!moment) return
      askedRoom.set(null)
      frame.current?.scrollIntoView({ block: 'start' })
      frame.current?.focus({ preventScroll: true })
      tour.current?.show(moment)
    }
    return askedRoom.subscribe(follow)
  }, [videos])

  return (
    <div
      ref={frame}
      role="group"
      aria-label={walkthroughTitle(walkthrough)}
      tabIndex={-1}
      className="scroll-mt-24 outline-none"
    >
      <TourPlayer ref={tour} walkthrough={walkthrough} rooms={rooms} isStacked />
      <p className="mt-4 text-13">
        <Link
          href={`/walkthroughs/${walkthrough.slug}`}
          className="text-muted underline decoration-faint underline-offset-4 hover:text-ink"
        >
          Open {walkthroughTitle(walkthrough)}
        </Link>
      </p>
    </div>
  )
}
