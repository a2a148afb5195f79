import { useRef, useState, type PointerEvent } from 'react'
import {
  MediaActionTypes,
  useMediaDispatch,
  useMediaSelector,
} from 'media-chrome/react/media-store'
import { ScrubPreview } from '#app/videos/ui/player/controls/scrub_preview'
import { clockWords } from '#app/videos/ui/player/format_clock'
import type { PlayerChapter } from '#app/videos/ui/player/player_types'

interface ScrubberProps {
  /** seconds */
  start: number
  end: number
  time: number
  chapters: readonly PlayerChapter[]
  onSeek: (seconds: number) => void
}

/** The line of time: what is loaded, where chapters begin, and a picture of where one points. */
export function Scrubber({ start, end, time, chapters, onSeek }: ScrubberProps) {
  const dispatch = useMediaDispatch()
  const track = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const buffered = useMediaSelector((state) => state.mediaBuffered?.at(-1)?.[1] ?? start)
  const length = Math.max(end - start, 0.1)
  const share = (at: number) => `${Math.min(Math.max((at - start) / length, 0), 1) * 100}%`
  const preview = (at: number | null) => {
    setPointed(at)
    dispatch({ type: MediaActionTypes.MEDIA_PREVIEW_REQUEST, detail: at })
  }
  const point = ({ clientX }: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (!box) return
    preview(start + Math.min(Math.max((clientX - box.left) / box.width, 0), 1) * length)
  }
  const inside = chapters.filter(({ starts_at: at }) => at > start && at < end)

  return (
    <div
      ref={track}
      onPointerMove={point}
      onPointerLeave={() => preview(null)}
      className="group/scrub relative flex h-6 items-center"
    >
      {pointed !== null && (
        <ScrubPreview at={pointed} start={start} left={share(pointed)} chapters={chapters} />
      )}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-x-0 h-1 overflow-hidden rounded-full bg-white/25 transition-[height] duration-150 group-hover/scrub:h-1.5"
      >
        <span
          className="absolute inset-y-0 left-0 bg-white/35"
          style={{ width: share(buffered) }}
        />
        <span className="absolute inset-y-0 left-0 bg-brass" style={{ width: share(time) }} />
        {inside.map(({ title, starts_at: at }) => (
          <span
            key={`${at} ${title}`}
            className="absolute inset-y-0 w-0.5 bg-black"
            style={{ left: share(at) }}
          />
        ))}
      </span>
      <span
        aria-hidden
        className="pointer-events-none absolute size-3 -translate-x-1/2 rounded-full bg-brass"
        style={{ left: share(time) }}
      />
      <input
        type="range"
        data-scrubber
        min={start}
        max={end}
        step={0.1}
        value={time}
        aria-label="Position"
        aria-valuetext={`${clockWords(time - start)} of ${clockWords(length)}`}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
        className="absolute inset-0 w-full cursor-pointer touch-none opacity-0"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 hidden rounded-2 outline-2 outline-offset-2 outline-brass group-has-focus-visible/scrub:outline"
      />
    </div>
  )
}
