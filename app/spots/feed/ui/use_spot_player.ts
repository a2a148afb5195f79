import { useEffect, useRef, useState, type RefObject } from 'react'
import { useStore } from '#app/kit/hooks/use_store'
import { afterFirstPicture } from '#app/spots/feed/ui/after_first_picture'
import { beginningOf, rewindLater } from '#app/spots/feed/ui/rewind_later'
import { sound } from '#app/spots/feed/ui/spot_choices'
import type { Slide } from '#app/spots/ui/types'
import { SEGMENT_SECONDS } from '#app/videos/video_limits'
import { attachHls, type PlayFailure } from '#app/videos/playback/ui/attach_hls'
import { keepToOneSound } from '#app/videos/playback/ui/one_sound'

/** Two waiting players and the playing one stay below eight megabytes ahead. */
const AHEAD_SECONDS = 6
const AHEAD_BYTES = 2_600_000
const HLS_TYPE = 'application/vnd.apple.mpegurl'

interface Playing {
  slide: Slide
  /** fills the screen and isn’t held */
  isPlaying: boolean
  /** fills the screen */
  isActive: boolean
  /** 0 to 1 */
  onProgress: (share: number) => void
  onEnd: () => void
}

interface SpotPlayer {
  ref: RefObject<HTMLVideoElement | null>
  failure: PlayFailure | null
  /** counts the retries */
  attempt: number
  retry: () => void
}

/** Plays a slide’s part of a video, from its beginning each time it comes to the screen. */
export function useSpotPlayer({
  slide,
  isPlaying,
  isActive,
  onProgress,
  onEnd,
}: Playing): SpotPlayer {
  const ref = useRef<HTMLVideoElement>(null)
  const stay = useRef(() => {})
  const [failure, setFailure] = useState<PlayFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isMuted = !useStore(sound)
  const url = slide.video?.sources.find(({ type }) => type === HLS_TYPE)?.url
  const length = lengthOf(slide)
  const startsAt = (slide.starts_at ?? 0) % SEGMENT_SECONDS

  useEffect(() => {
    const element = ref.current
    if (!element || !url) return
    let detach: (() => void) | null = null
    let isGone = false
    const release = keepToOneSound(element)
    const attach = async () => {
      await afterFirstPicture(element)
      if (isGone) return
      const stop = await attachHls(element, url, {
        startAt: startsAt,
        aheadSeconds: AHEAD_SECONDS,
        aheadBytes: AHEAD_BYTES,
        fills: true,
        onFailure: setFailure,
      })
      if (isGone) stop()
      else detach = stop
    }
    attach().catch(() => setFailure('network'))
    return () => {
      isGone = true
      element.pause()
      release()
      detach?.()
    }
  }, [url, startsAt, attempt])

  useEffect(() => {
    const element = ref.current
    if (element) element.muted = isMuted
  }, [isMuted])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (!isPlaying) return element.pause()
    const play = () => {
      element.play().catch((error: unknown) => {
        // Browsers refuse sound before the first touch.
        if (error instanceof DOMException && error.name === 'NotAllowedError') sound.set(false)
      })
    }
    if (element.readyState >= element.HAVE_CURRENT_DATA) play()
    element.addEventListener('loadeddata', play)
    return () => element.removeEventListener('loadeddata', play)
  }, [isPlaying, isMuted, attempt])

  useEffect(() => {
    if (!isActive) return
    stay.current()
    const element = ref.current
    return () => {
      stay.current = rewindLater(element, startsAt)
    }
  }, [isActive, startsAt])

  useEffect(() => {
    const element = ref.current
    if (!element || !isActive) return
    let frame = 0
    const follow = () => {
      frame = requestAnimationFrame(follow)
      const seconds = length ?? element.duration
      const played = element.currentTime - startsAt
      if (!seconds || !element.readyState) return
      onProgress(Math.min(1, Math.max(0, played / seconds)))
      if (played < seconds - 0.03 && !element.ended) return
      element.currentTime = beginningOf(element, startsAt)
      onEnd()
      if (isPlaying) void element.play().catch(() => {})
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [isActive, isPlaying, length, startsAt, onProgress, onEnd])

  const retry = () => {
    setFailure(null)
    setAttempt((before) => before + 1)
  }
  return { ref, failure, attempt, retry }
}

/** In seconds; null if unknown. */
function lengthOf({ starts_at: startsAt, ends_at: endsAt, video }: Slide): number | null {
  return endsAt === null ? (video?.duration ?? null) : endsAt - (startsAt ?? 0)
}
