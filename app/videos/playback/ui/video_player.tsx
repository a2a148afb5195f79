import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Play } from 'lucide-react'
import { useInView } from '#app/kit/hooks/use_in_view'
import { Spinner } from '#app/kit/list/spinner'
import { Photo } from '#app/kit/media/photo'
import type { PlayerProps } from '#app/videos/playback/ui/player_types'

const LivePlayer = lazyPart(() => import('#app/videos/playback/ui/live_player'))

/** Poster and button are there at once; the player itself loads when it nears the viewport. */
export function VideoPlayer(props: PlayerProps) {
  const { video, autoPlay = false, priority } = props
  const [frame, isNear] = useInView<HTMLDivElement>({ margin: '300px 0px', once: true })
  const [isAsked, setAsked] = useState(false)
  const still = (
    <StillPlayer
      video={video}
      priority={priority}
      isLoading={isAsked}
      onPlay={() => setAsked(true)}
    />
  )
  const { width, height } = video
  // upright ones stand in a frame that fits a screen
  const isUpright = width !== null && height !== null && height > width

  return (
    <div
      ref={frame}
      data-theme="dark"
      className={`relative w-full overflow-hidden rounded-6 bg-black text-ink ${isUpright ? 'aspect-4/5 md:aspect-video' : 'aspect-video'}`}
      style={isUpright || !width ? undefined : { aspectRatio: `${width}/${height}` }}
    >
      {isNear ? (
        <Suspense fallback={still}>
          <LivePlayer key={video.slug} {...props} isAsked={isAsked} autoPlay={autoPlay} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  )
}

interface StillPlayerProps extends Pick<PlayerProps, 'video' | 'priority'> {
  isLoading: boolean
  onPlay: () => void
}

function StillPlayer({ video, priority, isLoading, onPlay }: StillPlayerProps) {
  return (
    <>
      <Photo image={video.poster} ratio="fill" alt="" priority={priority} />
      <button
        type="button"
        aria-label={`Play ${video.title || 'video'}`}
        onClick={onPlay}
        className="absolute inset-0 grid place-items-center"
      >
        <span className="grid size-16 place-items-center rounded-full bg-black/60 text-white">
          {isLoading ? <Spinner size={24} /> : <Play size={26} strokeWidth={1.5} aria-hidden />}
        </span>
      </button>
    </>
  )
}
