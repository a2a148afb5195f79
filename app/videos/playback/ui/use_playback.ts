import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { keepPosition, keptPosition } from '#app/videos/playback/ui/kept_positions'
import { keepToOneSound } from '#app/videos/playback/ui/one_sound'
import type { PlayerProps } from '#app/videos/playback/ui/player_types'
import { useStream } from '#app/videos/playback/ui/use_stream'

const KEEP_EVERY_SECONDS = 3

export type Playback = ReturnType<typeof usePlayback>

/** Plays a video between its ends, from where somebody stopped last time. Times are those of its sources, in seconds. */
export function usePlayback(
  element: HTMLVideoElement | null,
  {
    video,
    startAt,
    endAt,
    openAt,
    autoPlay,
    isAsked,
    onEnded,
    onTime,
    ref,
  }: PlayerProps & { isAsked: boolean }
) {
  const { slug, duration } = video
  const start = startAt ?? 0
  const end = endAt ?? duration ?? null
  const [firstAt] = useState(() => {
    const kept = keptPosition(slug, end === null ? null : end - start)
    return openAt ?? start + (kept ?? 0)
  })
  const [opensAtOnce] = useState(
    () => isAsked || typeof openAt === 'number' || Boolean(autoPlay && mayAutoplay())
  )
  const stream = useStream(element, video, { startAt: firstAt, opensAtOnce })
  const [hasStarted, setStarted] = useState(opensAtOnce)
  const { open } = stream

  const play = useCallback(() => {
    open()
    setStarted(true)
    void element?.play().catch(() => undefined)
  }, [element, open])

  const seek = useCallback(
    (seconds: number) => {
      if (!element) return
      if (!hasStarted) play()
      moveTo(element, Math.min(Math.max(seconds, start), end ?? seconds))
    },
    [element, hasStarted, play, start, end]
  )

  const toggle = useCallback(() => {
    if (!element) return
    if (!element.paused) return element.pause()
    const isOver = element.ended || (end !== null && element.currentTime >= end - 0.05)
    if (isOver) moveTo(element, start)
    play()
  }, [element, play, start, end])

  useEffect(() => (element ? keepToOneSound(element) : undefined), [element])

  const handlers = useRef({ onEnded, onTime })
  useEffect(() => {
    handlers.current = { onEnded, onTime }
  })
  useEffect(() => {
    if (!element) return
    let keptAt = firstAt
    const finish = () => {
      keepPosition(slug, null)
      handlers.current.onEnded?.()
    }
    const follow = () => {
      const { currentTime, paused } = element
      handlers.current.onTime?.(currentTime)
      if (!paused && end !== null && endAt && currentTime >= end) {
        element.pause()
        finish()
      } else if (Math.abs(currentTime - keptAt) >= KEEP_EVERY_SECONDS) {
        keptAt = currentTime
        keepPosition(slug, currentTime - start)
      }
    }
    const keep = () => {
      if (!element.ended && element.currentTime > 0) keepPosition(slug, element.currentTime - start)
    }
    element.addEventListener('timeupdate', follow)
    element.addEventListener('pause', keep)
    element.addEventListener('ended', finish)
    return () => {
      element.removeEventListener('timeupdate', follow)
      element.removeEventListener('pause', keep)
      element.removeEventListener('ended', finish)
    }
  }, [element, slug, start, end, endAt, firstAt])

  useImperativeHandle(ref, () => ({ currentTime: () => element?.currentTime || firstAt, seek }), [
    element,
    firstAt,
    seek,
  ])

  const retry = () => {
    stream.retry()
    play()
  }
  const { failure, qualities } = stream
  return { hasStarted, failure, qualities, retry, toggle, seek, start, end }
}

function moveTo(element: HTMLMediaElement, seconds: number): void {
  element.currentTime = seconds
}

interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean }
}

/** Nothing plays by itself for people who want less motion or save data. */
function mayAutoplay(): boolean {
  const { connection }: SavingNavigator = navigator
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
