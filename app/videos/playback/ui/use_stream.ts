import { useCallback, useEffect, useRef, useState } from 'react'
import { attachHls, type PlayFailure, type Qualities } from '#app/videos/playback/ui/attach_hls'
import type { PlayedVideo } from '#app/videos/playback/ui/player_types'

const HLS = 'application/vnd.apple.mpegurl'

interface StreamOptions {
  /** seconds */
  startAt: number
  opensAtOnce: boolean
}

interface Stream {
  qualities: Qualities | null
  failure: PlayFailure | null
  /** Loads it, once, and plays. */
  open: () => void
  /** After a failure, from where it stopped. */
  retry: () => void
}

/** Connects an element with a video's HLS once somebody wants to watch. */
export function useStream(
  element: HTMLVideoElement | null,
  { sources }: PlayedVideo,
  { startAt, opensAtOnce }: StreamOptions
): Stream {
  const [isOpen, setOpen] = useState(opensAtOnce)
  const [attempt, setAttempt] = useState(0)
  const [qualities, setQualities] = useState<Qualities | null>(null)
  const [failure, setFailure] = useState<PlayFailure | null>(null)
  const position = useRef(startAt)
  const url = sources.find(({ type }) => type === HLS)?.url

  useEffect(() => {
    if (!element || !isOpen || !url) return
    let isOver = false
    let release: (() => void) | null = null
    const attaching = attachHls(element, url, {
      startAt: position.current,
      onQualities: setQualities,
      onFailure: (reason) => {
        if (isOver) return
        position.current = element.currentTime || position.current
        setFailure(reason)
      },
    })
    attaching.then(
      (end) => {
        if (isOver) return end()
        release = end
        // connecting has paused it
        element.play().catch(() => undefined)
      },
      () => !isOver && setFailure('network')
    )
    return () => {
      isOver = true
      release?.()
    }
  }, [element, isOpen, url, attempt])

  const open = useCallback(() => setOpen(true), [])
  const retry = useCallback(() => {
    setFailure(null)
    setAttempt((count) => count + 1)
  }, [])
  return { qualities, failure: isOpen && !url ? 'gone' : failure, open, retry }
}
