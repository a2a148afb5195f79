import type { KeyboardEvent } from 'react'
import { MediaActionTypes, useMediaDispatch, useMediaStore } from 'media-chrome/react/media-store'
import type { Playback } from '#app/videos/playback/ui/use_playback'

const STEP_SECONDS = 5
const VOLUME_STEP = 0.1

const {
  MEDIA_MUTE_REQUEST,
  MEDIA_UNMUTE_REQUEST,
  MEDIA_ENTER_FULLSCREEN_REQUEST,
  MEDIA_EXIT_FULLSCREEN_REQUEST,
  MEDIA_TOGGLE_SUBTITLES_REQUEST,
  MEDIA_VOLUME_REQUEST,
} = MediaActionTypes

/**
 * Space plays, arrows seek and set the volume, `f`, `m` and `c` toggle fullscreen, sound and captions.
 * Reads the element: the store lags behind when keys follow each other quickly.
 */
export function usePlayerKeys(
  element: HTMLVideoElement | null,
  { toggle, seek, start, end }: Playback
) {
  const dispatch = useMediaDispatch()
  const store = useMediaStore()

  const seekBy = (seconds: number) => seek((element?.currentTime ?? 0) + seconds)
  const louder = (by: number) => {
    const volume = (element?.volume ?? 1) + by
    dispatch({ type: MEDIA_VOLUME_REQUEST, detail: Math.min(1, Math.max(0, volume)) })
  }
  const fillsScreen = () =>
    document.fullscreenEnabled
      ? Boolean(document.fullscreenElement?.contains(element))
      : Boolean(store.getState().mediaIsFullscreen)
  const keys: Record<string, () => void> = {
    ' ': toggle,
    'k': toggle,
    'ArrowLeft': () => seekBy(-STEP_SECONDS),
    'ArrowRight': () => seekBy(STEP_SECONDS),
    'ArrowUp': () => louder(VOLUME_STEP),
    'ArrowDown': () => louder(-VOLUME_STEP),
    'Home': () => seek(start),
    'End': () => end !== null && seek(end - 0.1),
    'm': () => dispatch({ type: element?.muted ? MEDIA_UNMUTE_REQUEST : MEDIA_MUTE_REQUEST }),
    'f': () =>
      dispatch({
        type: fillsScreen() ? MEDIA_EXIT_FULLSCREEN_REQUEST : MEDIA_ENTER_FULLSCREEN_REQUEST,
      }),
    'c': () => dispatch({ type: MEDIA_TOGGLE_SUBTITLES_REQUEST }),
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || hasOwnUse(event)) return
    event.preventDefault()
    act()
  }
}

/** Buttons take the space bar, choices and the volume the arrows. */
function hasOwnUse({ target, key }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (key === ' ') return target.matches('button, input:not([data-scrubber])')
  if (!/^(Arrow|Home|End)/.test(key)) return false
  return target.matches('input:not([data-scrubber])')
}
