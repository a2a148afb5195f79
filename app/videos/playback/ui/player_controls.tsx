import { useId, useState } from 'react'
import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Settings2,
} from 'lucide-react'
import {
  MediaActionTypes,
  useMediaDispatch,
  useMediaSelector,
} from 'media-chrome/react/media-store'
import { PlayerButton, VolumeControl } from '#app/videos/playback/ui/volume_control'
import { Scrubber } from '#app/videos/playback/ui/scrubber'
import { SettingsPanel } from '#app/videos/playback/ui/settings_panel'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'
import type { PlayedVideo, PlayerChapter } from '#app/videos/playback/ui/player_types'
import type { Playback } from '#app/videos/playback/ui/use_playback'

interface PlayerControlsProps {
  video: PlayedVideo
  chapters: readonly PlayerChapter[]
  playback: Playback
  /** while nobody moves; keyboard focus shows them still */
  isHidden: boolean
}

export function PlayerControls({ video, chapters, playback, isHidden }: PlayerControlsProps) {
  const { start, end, toggle, seek, qualities } = playback
  const dispatch = useMediaDispatch()
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const [quality, setQuality] = useState<number | null>(null)
  const isPaused = useMediaSelector((state) => state.mediaPaused ?? true)
  const time = useMediaSelector((state) => state.mediaCurrentTime ?? start)
  const isFullscreen = useMediaSelector((state) => Boolean(state.mediaIsFullscreen))
  const isPip = useMediaSelector((state) => Boolean(state.mediaIsPip))
  const hasPip = useMediaSelector((state) => !state.mediaPipUnavailable)
  const isCaptioned = useMediaSelector((state) => Boolean(state.mediaSubtitlesShowing?.length))
  const ends = end ?? time
  const inside = chapters.filter(({ starts_at: at }) => at >= start && (end === null || at < end))
  const request = (type: (typeof MediaActionTypes)[keyof typeof MediaActionTypes]) =>
    dispatch({ type })

  return (
    <>
      {isOpen && (
        <SettingsPanel
          id={panelId}
          start={start}
          chapters={inside}
          qualities={qualities}
          quality={quality}
          onQuality={(height) => {
            setQuality(height)
            qualities?.choose(height)
          }}
          onChapter={(at) => {
            seek(at)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <div
        className={`absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 to-transparent px-2 pt-12 pb-1.5 text-white transition-opacity duration-250 has-focus-visible:opacity-100 sm:px-4 ${isHidden && !isOpen ? 'opacity-0' : ''}`}
      >
        <Scrubber start={start} end={ends} time={time} chapters={chapters} onSeek={seek} />
        <div className="flex items-center gap-0.5 sm:gap-1">
          <PlayerButton
            icon={isPaused ? Play : Pause}
            label={isPaused ? 'Play' : 'Pause'}
            onClick={toggle}
          />
          <VolumeControl />
          <p className="num px-1 text-12 whitespace-nowrap sm:px-2 sm:text-13">
            {formatPlayTime(time - start)}
            <span className="text-white/70"> / {formatPlayTime(ends - start)}</span>
          </p>
          <span className="grow" />
          {video.captions.length > 0 && (
            <PlayerButton
              icon={isCaptioned ? Captions : CaptionsOff}
              label="Captions"
              isPressed={isCaptioned}
              onClick={() => request(MediaActionTypes.MEDIA_TOGGLE_SUBTITLES_REQUEST)}
            />
          )}
          <PlayerButton
            icon={Settings2}
            label="Player settings"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setOpen(!isOpen)}
          />
          {hasPip && (
            <PlayerButton
              icon={PictureInPicture2}
              label="Picture in picture"
              isPressed={isPip}
              className="max-sm:hidden"
              onClick={() =>
                request(
                  isPip
                    ? MediaActionTypes.MEDIA_EXIT_PIP_REQUEST
                    : MediaActionTypes.MEDIA_ENTER_PIP_REQUEST
                )
              }
            />
          )}
          <PlayerButton
            icon={isFullscreen ? Minimize : Maximize}
            label={isFullscreen ? 'Leave fullscreen' : 'Fullscreen'}
            onClick={() =>
              request(
                isFullscreen
                  ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
                  : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST
              )
            }
          />
        </div>
      </div>
    </>
  )
}
