import { useEffect } from 'react'
import { PageReloads } from '#app/kit/calls/page_reloads'
import { Tile, Tiles } from '#app/spots/ui/components/editor/source_tiles'
import { videoSlide, type DraftSlide, type Sources } from '#app/spots/ui/state/draft_slides'
import { useVideoProgress } from '#app/videos/ui/hooks/use_video_progress'
import { formatClock } from '#app/videos/ui/player/format_clock'
import { useVideoUploads } from '#app/videos/ui/uploads/use_video_uploads'
import { VideoUploader } from '#app/videos/ui/uploads/video_uploader'

type SourceVideo = Sources['videos'][number]

interface VideoSourcesProps {
  videos: readonly SourceVideo[]
  onPick: (slide: DraftSlide) => void
}

const reloads = new PageReloads()
const reloadSources = () => reloads.start({ only: ['sources'] })

/** One's own videos, and a place for new ones, which join the list once they have arrived. */
export function VideoSources({ videos, onPick }: VideoSourcesProps) {
  useArrivals(videos)
  return (
    <div className="flex flex-col gap-7">
      <VideoUploader capture />
      {videos.length > 0 && (
        <Tiles>
          {videos.map((video) => (
            <VideoTile key={video.id} video={video} onPick={onPick} />
          ))}
        </Tiles>
      )}
    </div>
  )
}

function VideoTile({ video, onPick }: { video: SourceVideo; onPick: (slide: DraftSlide) => void }) {
  const { status, progress } = useVideoProgress(video, reloadSources)
  const hint = status === 'ready' ? formatClock(video.duration ?? 0) : `Preparing, ${progress}%`
  return (
    <Tile
      picture={video.poster}
      label={video.title || 'Video'}
      hint={hint}
      onClick={() => onPick(videoSlide(video))}
    />
  )
}

/** Asks for the list again when a video has been uploaded that it doesn’t have. */
function useArrivals(videos: readonly SourceVideo[]): void {
  const { uploads } = useVideoUploads()
  const arrived = uploads
    .filter(({ state }) => state === 'processing' || state === 'ready')
    .filter(({ videoId }) => !videos.some(({ id }) => id === videoId))
    .map(({ videoId }) => videoId)
    .join()
  useEffect(() => {
    if (arrived) reloadSources()
  }, [arrived])
}
