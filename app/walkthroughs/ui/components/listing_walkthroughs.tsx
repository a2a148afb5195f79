import { Link, usePage } from '@inertiajs/react'
import { TourPlayer } from '#app/walkthroughs/ui/components/tour_player'
import type { Walkthrough } from '#app/walkthroughs/ui/types'
import { titleOf } from '#app/walkthroughs/ui/video_words'

/** On the listing's page: player and rooms, and the way to its own page. */
export default function ListingWalkthroughs() {
  const { media } = usePage<{ media: { walkthrough?: { walkthroughs: Walkthrough[] } } }>().props
  const walkthroughs = media.walkthrough?.walkthroughs ?? []
  return (
    <div className="flex flex-col gap-12">
      {walkthroughs.map((walkthrough) => (
        <div key={walkthrough.id}>
          <TourPlayer walkthrough={walkthrough} isStacked />
          <p className="mt-4 text-13">
            <Link
              href={`/walkthroughs/${walkthrough.slug}`}
              className="text-muted underline decoration-faint underline-offset-4 hover:text-ink"
            >
              Open {titleOf(walkthrough)}
            </Link>
          </p>
        </div>
      ))}
    </div>
  )
}
