import type { SentVideo as Sent } from '#app/chats/ui/state/types'
import { VideoPlayer } from '#app/videos/ui/player/video_player'

/** A video in a message, played in place. */
export function SentVideo({ video }: { video: Sent | null }) {
  if (!video) return <Note>This video is no longer available.</Note>
  if (!video.sources.length) {
    return (
      <Note>
        {video.status === 'processing'
          ? 'This video is being prepared. It plays here once it’s ready.'
          : 'This video is still being uploaded.'}
      </Note>
    )
  }
  return (
    <div className="w-90 max-w-full">
      <VideoPlayer video={video} />
      {video.title && (
        <p dir="auto" className="mt-1 truncate px-1 text-13 text-muted">
          {video.title}
        </p>
      )}
    </div>
  )
}

function Note({ children }: { children: string }) {
  return (
    <p className="w-75 max-w-full rounded-6 border border-line bg-surface px-4 py-3.5 text-13 text-muted">
      {children}
    </p>
  )
}
