import { useCallback, useEffect, useState } from 'react'
import {
  MediaProvider,
  useMediaFullscreenRef,
  useMediaRef,
  useMediaSelector,
} from 'media-chrome/react/media-store'
import { Play } from 'lucide-react'
import { Spinner } from '#app/kit/list/spinner'
import { Photo } from '#app/kit/media/photo'
import { PlayerControls } from '#app/videos/ui/player/controls/player_controls'
import { FailureNotice } from '#app/videos/ui/player/failure_notice'
import type { PlayerProps } from '#app/videos/ui/player/player_types'
import { usePlayback } from '#app/videos/ui/player/use_playback'
import { usePlayerKeys } from '#app/videos/ui/player/use_player_keys'
import { useRest } from '#app/videos/ui/player/use_rest'
import { VideoTracks } from '#app/videos/ui/player/video_tracks'

interface LivePlayerProps extends PlayerProps {
  /** was told to play before it was there */
  isAsked: boolean
}

/** The player with its controls, in its own file to load on demand. */
export default function LivePlayer(props: LivePlayerProps) {
  return (
    <MediaProvider>
      <Stage {...props} />
    </MediaProvider>
  )
}

function Stage(props: LivePlayerProps) {
  const { video, chapters = [], priority, isAsked } = props
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const keepElement = useMediaRef()
  const fullscreenRef = useMediaFullscreenRef()
  const ref = useCallback(
    (node: HTMLVideoElement | null) => {
      keepElement(node)
      setElement(node)
    },
    [keepElement]
  )
  const playback = usePlayback(element, props)
  const { hasStarted, failure, toggle } = playback
  const isPaused = useMediaSelector((state) => state.mediaPaused ?? true)
  const isWaiting = useMediaSelector((state) => Boolean(state.mediaLoading))
  const onKeyDown = usePlayerKeys(element, playback)
  const { isResting, wake, onPointer } = useRest(!isPaused, toggle)
  const name = video.title || 'Video'

  // the button that had the focus goes away, and the keys are the player's
  useEffect(() => {
    if (isAsked && document.activeElement === document.body) element?.focus()
  }, [element, isAsked])
  const start = () => {
    element?.focus()
    toggle()
  }

  return (
    <div
      ref={fullscreenRef}
      role="region"
      aria-label={`${name}, player`}
      onKeyDown={(event) => {
        wake()
        onKeyDown(event)
      }}
      onPointerMove={wake}
      onFocus={wake}
      className={`group absolute inset-0 bg-black ${isResting ? 'cursor-none' : ''}`}
    >
      <video
        ref={ref}
        playsInline
        preload="auto"
        tabIndex={-1}
        aria-label={name}
        onPointerUp={onPointer}
        className="size-full bg-black object-contain"
      >
        <VideoTracks video={video} />
      </video>
      {!hasStarted && (
        <>
          <span className="pointer-events-none absolute inset-0">
            <Photo image={video.poster} ratio="fill" alt="" priority={priority} />
          </span>
          <button
            type="button"
            aria-label={`Play ${video.title || 'video'}`}
            onClick={start}
            className="absolute inset-0 grid place-items-center"
          >
            <span className="grid size-16 place-items-center rounded-full bg-black/60 text-white transition-colors duration-150 group-hover:bg-black/80">
              <Play size={26} strokeWidth={1.5} aria-hidden />
            </span>
          </button>
        </>
      )}
      {hasStarted && isWaiting && !isPaused && !failure && (
        <span className="pointer-events-none absolute inset-0 grid place-items-center text-white">
          <Spinner size={32} />
        </span>
      )}
      {failure ? (
        <FailureNotice failure={failure} video={video} onRetry={playback.retry} />
      ) : (
        hasStarted && (
          <PlayerControls
            video={video}
            chapters={chapters}
            playback={playback}
            isHidden={isResting}
          />
        )
      )}
    </div>
  )
}
