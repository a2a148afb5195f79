import { useEffect, type ReactNode } from 'react'
import { PageReloads } from '#app/kit/calls/page_reloads'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'
import { videoSlide, type DraftSlide, type SlideSources } from '#app/spots/editor/ui/draft_slides'
import { useVideoProgress } from '#app/videos/uploads/ui/use_video_progress'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'
import { useVideoUploads } from '#app/videos/uploads/ui/use_video_uploads'
import { VideoUploader } from '#app/videos/uploads/ui/video_uploader'

type SourceVideo = SlideSources['videos'][number]

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
  const hint = status === 'ready' ? formatPlayTime(video.duration ?? 0) : `Preparing, ${progress}%`
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

/** What can become a slide. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">{children}</ul>
}

interface TileProps {
  picture: Picture | null
  label: string
  hint?: string
  onClick: () => void
}

export function Tile({ picture, label, hint, onClick }: TileProps) {
  return (
    <li className="min-w-0">
      <button type="button" onClick={onClick} className="group block w-full rounded-6 text-left">
        <Photo image={picture} ratio="4/3" sizes="240px" alt="" className="rounded-6" />
        <span className="mt-1.5 block truncate text-13 group-hover:underline">
          <span className="sr-only">Add </span>
          {label}
        </span>
        {hint && <span className="block text-12 text-muted tabular-nums">{hint}</span>}
      </button>
    </li>
  )
}
