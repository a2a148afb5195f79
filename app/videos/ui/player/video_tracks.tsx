import type { SyntheticEvent } from 'react'
import type { PlayedVideo } from '#app/videos/ui/player/player_types'

/** Above the controls. */
const CAPTION_LINE = -4

/** Captions, and the pictures that scrubbing shows. */
export function VideoTracks({ video }: { video: PlayedVideo }) {
  return (
    <>
      {video.captions.map(({ language, label, url }) => (
        <track
          key={language}
          kind="subtitles"
          srcLang={language}
          label={label}
          src={url}
          onLoad={lift}
        />
      ))}
      {video.storyboard && (
        <track kind="metadata" label="thumbnails" src={video.storyboard} default />
      )}
    </>
  )
}

function lift({ currentTarget: { track } }: SyntheticEvent<HTMLTrackElement>) {
  for (const cue of track.cues ?? []) {
    if (cue instanceof VTTCue && cue.line === 'auto') cue.line = CAPTION_LINE
  }
}
