import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { useIsHydrated } from '#app/kit/hooks/use_is_hydrated'
import { lastWatched } from '#app/videos/playback/ui/kept_positions'
import { VideoPlayer } from '#app/videos/playback/ui/video_player'
import type { PlayerHandle } from '#app/videos/playback/ui/player_types'
import { TourContents } from '#app/walkthroughs/ui/tour_contents'
import {
  videoName,
  type VideoMoment,
  type PlannedRoom,
  type Walkthrough,
} from '#app/walkthroughs/ui/video_words'

export interface TourHandle {
  show: (moment: VideoMoment) => void
}

interface TourPlayerProps {
  walkthrough: Walkthrough
  /** on the listing’s floor plans, as far as chapters show them */
  rooms: readonly PlannedRoom[]
  /** its poster is the page's largest picture */
  priority?: boolean
  /** below the player, in narrow columns */
  isStacked?: boolean
  ref?: Ref<TourHandle>
}

/** Plays from one video to the next, from where somebody stopped; its rooms stand beside it. */
export function TourPlayer({
  walkthrough,
  rooms,
  priority,
  isStacked = false,
  ref,
}: TourPlayerProps) {
  const { videos } = walkthrough
  const player = useRef<PlayerHandle>(null)
  const first = useStop(videos)
  const [chosen, setChosen] = useState<number | null>(null)
  const current = chosen ?? first
  const [goesOn, setGoesOn] = useState(false)
  const [openAt, setOpenAt] = useState<number | null>(null)
  const video = videos.at(current) ?? videos.at(0)
  const show = (next: number, at: number | null = null) => {
    setChosen(next)
    setOpenAt(at)
    setGoesOn(true)
  }
  useImperativeHandle(ref, () => ({
    show: ({ videoId, at }) => {
      if (videoId === video?.id && player.current) return player.current.seek(at)
      const next = videos.findIndex(({ id }) => id === videoId)
      if (next >= 0) show(next, at)
    },
  }))
  if (!video) return null
  const index = videos.indexOf(video)
  const columns = isStacked
    ? ''
    : 'lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-8'

  return (
    <div className={`flex flex-col gap-6 ${columns}`}>
      <div className="min-w-0">
        <VideoPlayer
          key={video.id}
          ref={player}
          video={{ ...video, title: videoName(video, index) }}
          startAt={video.starts_at}
          endAt={video.ends_at}
          openAt={openAt}
          chapters={video.chapters}
          autoPlay={goesOn}
          priority={priority}
          onEnded={() => index + 1 < videos.length && show(index + 1)}
        />
        <p aria-live="polite" className="mt-3 flex justify-between gap-4 text-13 text-muted">
          <span className="min-w-0 truncate text-ink">{videoName(video, index)}</span>
          <span className="num whitespace-nowrap">
            {index + 1} of {videos.length}
          </span>
        </p>
      </div>
      <TourContents
        walkthrough={walkthrough}
        rooms={rooms}
        currentId={video.id}
        onVideo={(next) =>
          next === index ? player.current?.seek(video.starts_at ?? 0) : show(next)
        }
        onChapter={(at) => player.current?.seek(at)}
      />
    </div>
  )
}

/** Among these videos, where somebody stopped last time; the first on the server. */
function useStop(videos: Walkthrough['videos']): number {
  const isHydrated = useIsHydrated()
  const slugs = videos.map(({ slug }) => slug).join()
  return useMemo(() => {
    const watched = isHydrated ? lastWatched(slugs.split(',')) : null
    return watched === null ? 0 : slugs.split(',').indexOf(watched)
  }, [isHydrated, slugs])
}
