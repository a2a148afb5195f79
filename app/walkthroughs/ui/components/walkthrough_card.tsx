import { Link } from '@inertiajs/react'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import { formatClock } from '#app/videos/ui/player/format_clock'
import { VideoState } from '#app/walkthroughs/ui/components/video_state'
import type { Walkthrough } from '#app/walkthroughs/ui/types'
import { countVideos, playedSeconds, titleOf } from '#app/walkthroughs/ui/video_words'

interface WalkthroughCardProps {
  walkthrough: Walkthrough
  onFinished: () => void
}

/** One of one's own, with what is still being made. */
export function WalkthroughCard({ walkthrough, onFinished }: WalkthroughCardProps) {
  const { slug, cover, status, videos, property } = walkthrough
  const seconds = videos.reduce((sum, video) => sum + playedSeconds(video), 0)
  const unfinished = videos.filter((video) => video.status !== 'ready')
  return (
    <article className="group relative flex flex-col gap-3">
      <div className="relative overflow-hidden rounded-6">
        <Photo image={cover} ratio="16/9" alt="" sizes="(width >= 1024px) 400px, 100vw" />
        <span className="absolute top-3 left-3">
          <Badge tone="veil">{status === 'publish' ? 'Published' : 'Draft'}</Badge>
        </span>
        {seconds > 0 && (
          <span className="num absolute right-3 bottom-3">
            <Badge tone="veil">{formatClock(seconds)}</Badge>
          </span>
        )}
      </div>
      <div>
        <h2 className="text-22">
          <Link
            href={`/walkthroughs/${slug}/edit`}
            className="break-words after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {titleOf(walkthrough)}
          </Link>
        </h2>
        <p className="text-13 text-muted">
          {countVideos(videos.length)}
          {property?.name && ` · ${property.name}`}
        </p>
      </div>
      {unfinished.map((video) => (
        <VideoState key={video.id} video={video} onFinished={onFinished} />
      ))}
    </article>
  )
}
