import { useEffect, type RefObject } from 'react'
import { useStore } from '#app/kit/hooks/use_store'
import { captions } from '#app/spots/feed/ui/spot_choices'

export interface SpokenText {
  text: string
  language: string
}

interface Captioned {
  ref: RefObject<HTMLVideoElement | null>
  isActive: boolean
  /** changes when the video is attached anew */
  attempt: number
  /** null while nobody speaks */
  onSpoken: (spoken: SpokenText | null) => void
}

/**
 * Tells what the captions say of the slide on the screen, in the reader’s language, else the
 * first. They aren’t the browser’s to draw: it would place them in the picture before it is
 * cropped.
 */
export function useSpotCaptions({ ref, isActive, attempt, onSpoken }: Captioned): void {
  const isOn = useStore(captions) && isActive
  useEffect(() => {
    const element = ref.current
    // hls.js may have added some of its own
    const tracks = [...(element?.textTracks ?? [])].filter(({ kind }) => kind === 'captions')
    if (!isOn || !element || !tracks.length) return
    const track = trackFor(tracks, navigator.languages)
    const tell = () => {
      const text = textOf(track)
      onSpoken(text ? { text, language: track.language } : null)
    }
    const begin = () => {
      track.mode = 'hidden'
    }
    track.addEventListener('cuechange', tell)
    // hls.js empties the tracks that it finds when it begins to load
    if (element.readyState) begin()
    else element.addEventListener('loadeddata', begin, { once: true })
    return () => {
      track.removeEventListener('cuechange', tell)
      element.removeEventListener('loadeddata', begin)
      track.mode = 'disabled'
      onSpoken(null)
    }
  }, [ref, isOn, attempt, onSpoken])
}

function trackFor(tracks: TextTrack[], languages: readonly string[]): TextTrack {
  const spoken = (language: string) => language.split('-')[0]
  const wanted = languages
    .map((language) => tracks.find((track) => spoken(track.language) === spoken(language)))
    .find(Boolean)
  return wanted ?? tracks[0]
}

/** Without its markup. */
function textOf({ activeCues }: TextTrack): string {
  return [...(activeCues ?? [])]
    .map((cue) => (cue instanceof VTTCue ? cue.getCueAsHTML().textContent : ''))
    .join('\n')
    .trim()
}
