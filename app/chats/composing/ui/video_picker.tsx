import { useState } from 'react'
import type { SentVideo } from '#app/chats/ui/chat_types'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { usePages } from '#app/kit/calls/use_pages'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { Skeleton } from '#app/kit/list/skeleton'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'
import { videoApi } from '#app/videos/uploads/ui/video_api'
import { VideoUploader } from '#app/videos/uploads/ui/video_uploader'

interface VideoPickerProps {
  onClose: () => void
  onPick: (video: SentVideo) => void
}

/** A new video can be sent while it is still on its way. */
export function VideoPicker({ onClose, onPick }: VideoPickerProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const pickNew = async (id: number) => {
    setProblem(null)
    try {
      onPick((await videoApi.show(id)).video)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  return (
    <Dialog
      title="Send a video"
      description="Everyone in the conversation can watch it, even if it’s private."
      size="sm"
      isOpen
      onOpenChange={onClose}
    >
      <div className="flex flex-col gap-6">
        <VideoUploader capture onVideo={({ videoId }) => void pickNew(videoId)} />
        {problem && (
          <p role="alert" className="text-13 text-danger">
            {problem}
          </p>
        )}
        <OwnVideos onPick={onPick} />
      </div>
    </Dialog>
  )
}

function OwnVideos({ onPick }: Pick<VideoPickerProps, 'onPick'>) {
  const { videos, error, hasMore, isLoading, loadMore } = useOwnVideos()

  if (error && !videos.length) {
    return <FailureState message={error} onRetry={loadMore} isRetrying={isLoading} />
  }
  if (isLoading && !videos.length) {
    return (
      <div aria-busy className="grid grid-cols-2 gap-3">
        <p className="sr-only">Loading your videos</p>
        {[0, 1].map((tile) => (
          <Skeleton key={tile} className="aspect-video" />
        ))}
      </div>
    )
  }
  if (!videos.length) {
    return <p className="text-13 text-muted">Videos you have uploaded will appear here.</p>
  }
  return (
    <div>
      <ul aria-label="Your videos" className="grid grid-cols-2 gap-x-3 gap-y-4">
        {videos.map((video) => (
          <li key={video.id} className="min-w-0">
            <button
              type="button"
              onClick={() => onPick(video)}
              className="group block w-full min-w-0 rounded-6 text-left"
            >
              <Photo
                image={video.poster}
                ratio="16/9"
                sizes="190px"
                alt=""
                className="rounded-6 group-hover:opacity-90"
              />
              <span className="mt-1.5 block truncate text-13">{video.title || 'Video'}</span>
              <span className="block truncate text-12 text-muted tabular-nums">
                {video.status === 'ready' ? formatPlayTime(video.duration ?? 0) : 'Being prepared'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={loadMore} />
    </div>
  )
}

/** Newest first, without those that failed. */
function useOwnVideos() {
  const { items, ...pages } = usePages(['chats', 'own videos'], listVideos)
  return { videos: items.filter(({ status }) => status !== 'failed'), ...pages }
}

async function listVideos(page: number) {
  const { videos } = await answered(api.api.api.walkthroughVideos.index(asking({ page })))
  return videos
}
