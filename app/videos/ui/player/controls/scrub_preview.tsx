import { useMediaSelector } from 'media-chrome/react/media-store'
import { formatClock } from '#app/videos/ui/player/format_clock'
import type { PlayerChapter } from '#app/videos/ui/player/player_types'

interface ScrubPreviewProps {
  /** seconds */
  at: number
  start: number
  /** a share of the line, in CSS */
  left: string
  chapters: readonly PlayerChapter[]
}

/** The picture of a moment, from the storyboard, with its chapter and time. */
export function ScrubPreview({ at, start, left, chapters }: ScrubPreviewProps) {
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
        {formatClock(at - start)}
      </span>
    </div>
  )
}

function sameCoords(one: unknown, other: unknown): boolean {
  return String(one) === String(other)
}
