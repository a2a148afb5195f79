import { useCallback, useEffect, useState } from 'react'
import {
  MediaProvider,
  useMediaFullscreenRef,
  useMediaRef,
  useMediaSelector,
} from 'media-chrome/react/media-store'
import { Play } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Spinner } from '#app/kit/list/spinner'
import { Photo } from '#app/kit/media/photo'
import type { PlayFailure } from '#app/videos/playback/ui/attach_hls'
import { liftCues } from '#app/videos/playback/ui/lift_cues'
import { PlayerControls } from '#app/videos/playback/ui/player_controls'
import type { PlayerProps, PlayedVideo } from '#app/videos/playback/ui/player_types'
import { usePlayback } from '#app/videos/playback/ui/use_playback'
import { usePlayerKeys } from '#app/videos/playback/ui/use_player_keys'
import { useRest } from '#app/videos/playback/ui/use_rest'

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

/** Captions, and the pictures that scrubbing shows. */
function VideoTracks({ video }: { video: PlayedVideo }) {
  return (
    <>
      {video.captions.map(({ language, label, url }) => (
        <track
          key={language}
          kind="subtitles"
          srcLang={language}
          label={label}
          src={url}
          ref={liftCues}
        />
      ))}
      {video.storyboard && (
        <track kind="metadata" label="thumbnails" src={video.storyboard} default />
      )}
    </>
  )
}

const WORDS: Record<PlayFailure, string> = {
  network: 'The video stopped loading. Check your connection and try again.',
  gone: 'This video isn’t available anymore, or you’ve been signed out.',
  media: 'Your browser couldn’t play this video. Try again, or open the file.',
  unsupported: 'This browser can’t play streamed video. Open the file instead.',
}

interface FailureNoticeProps {
  failure: PlayFailure
  video: PlayedVideo
  onRetry: () => void
}

function FailureNotice({ failure, video, onRetry }: FailureNoticeProps) {
  const file = video.sources.find(({ type }) => type === 'video/mp4')
  const offersFile = file && (failure === 'media' || failure === 'unsupported')
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-black/80 p-6 text-center text-15 text-white"
    >
      <p className="max-w-[36ch]">{WORDS[failure]}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
        {offersFile && (
          <a href={file.url} className="self-center text-13 underline underline-offset-4">
            Open the file
          </a>
        )}
      </div>
    </div>
  )
}
