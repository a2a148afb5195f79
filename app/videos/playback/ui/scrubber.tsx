import { useRef, useState, type PointerEvent } from 'react'
import {
  MediaActionTypes,
  useMediaDispatch,
  useMediaSelector,
} from 'media-chrome/react/media-store'
import { clockWords, formatPlayTime } from '#app/videos/playback/ui/format_clock'
import type { PlayerChapter } from '#app/videos/playback/ui/player_types'

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

interface ScrubPreviewProps {
  /** seconds */
  at: number
  start: number
  /** a share of the line, in CSS */
  left: string
  chapters: readonly PlayerChapter[]
}

/** The picture of a moment, from the storyboard, with its chapter and time. */
function ScrubPreview({ at, start, left, chapters }: ScrubPreviewProps) {
  const image = useMediaSelector((state) => state.mediaPreviewImage)
  const coords = useMediaSelector<readonly (string | number)[] | undefined>(
    (state) => state.mediaPreviewCoords,
    sameCoords
  )
  const chapter = chapters.findLast(({ starts_at: begins }) => begins <= at)
  const [x = 0, y = 0, width = 0, height = 0] = (coords ?? []).map(Number)
  return (
    <div
      aria-hidden
      data-preview
      className="pointer-events-none absolute bottom-full mb-1 flex -translate-x-1/2 flex-col items-center gap-1"
      style={{ left: `clamp(${width / 2 || 40}px, ${left}, calc(100% - ${width / 2 || 40}px))` }}
    >
      {image && width > 0 && (
        <span
          className="block overflow-hidden rounded-2 border border-white/30 bg-no-repeat"
          style={{
            width,
            height,
            backgroundImage: `url("${image}")`,
            backgroundPosition: `-${x}px -${y}px`,
          }}
        />
      )}
      <span className="num max-w-52 truncate rounded-2 bg-black/80 px-1.5 text-12">
        {chapter ? `${chapter.title} · ` : ''}
        {formatPlayTime(at - start)}
      </span>
    </div>
  )
}

function sameCoords(one: unknown, other: unknown): boolean {
  return String(one) === String(other)
}
