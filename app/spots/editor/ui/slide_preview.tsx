import { useEffect, useRef } from 'react'
import { Slider } from '#app/kit/form/slider'
import { Photo } from '#app/kit/media/photo'
import { MAX_SLIDE_SECONDS } from '#app/spots/spot_limits'
import type { DraftSlide } from '#app/spots/editor/ui/draft_slides'
import { formatPlayTime } from '#app/videos/playback/ui/format_clock'

interface SlidePreviewProps {
  slide: DraftSlide
  onCut: (cut: readonly [number, number]) => void
}

const STEP = 0.1
const MIN_SECONDS = 0.5

/** The chosen slide as it will look; a video with the two handles that cut it. */
export function SlidePreview({ slide, onCut }: SlidePreviewProps) {
  const { video, cut } = slide
  const duration = video?.duration ?? 0
  const change = ([start, end]: readonly number[]) => {
    const isStartMoved = start !== cut[0]
    const to = isStartMoved
      ? [Math.min(start, end - MIN_SECONDS), Math.min(end, start + MAX_SLIDE_SECONDS)]
      : [Math.max(start, end - MAX_SLIDE_SECONDS), Math.max(end, start + MIN_SECONDS)]
    onCut([round(to[0]), round(to[1])])
  }
  return (
    <div>
      <div className="relative mx-auto aspect-9/16 max-h-[60dvh] overflow-hidden rounded-6 bg-black">
        {video ? (
          <CutVideo slide={slide} />
        ) : (
          <Photo image={slide.picture} ratio="fill" sizes="360px" alt={slide.label} />
        )}
      </div>
      {duration > 0 && (
        <div className="mt-4">
          <Slider
            label="Cut"
            value={cut}
            onChange={change}
            min={0}
            max={duration}
            step={STEP}
            format={formatPlayTime}
          />
        </div>
      )}
    </div>
  )
}

/** Plays the part between the handles, muted, and shows where a handle is put. */
function CutVideo({ slide: { video, cut, picture } }: { slide: DraftSlide }) {
  const ref = useRef<HTMLVideoElement>(null)
  const url = video?.sources[0]?.url
  const [start, end] = cut

  useEffect(() => {
    const element = ref.current
    if (!element || !url) return
    let detach: (() => void) | null = null
    let isGone = false
    const play = async () => {
      const { attachHls } = await import('#app/videos/playback/ui/attach_hls')
      const stop = await attachHls(element, url, { aheadSeconds: 10 })
      if (isGone) stop()
      else detach = stop
    }
    // The poster stays.
    play().catch(() => {})
    return () => {
      isGone = true
      detach?.()
    }
  }, [url])

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const seek = () => {
      element.currentTime = start
    }
    if (element.readyState) seek()
    else element.addEventListener('loadedmetadata', seek, { once: true })
    const wrap = () => {
      if (element.currentTime >= end) element.currentTime = start
    }
    element.addEventListener('timeupdate', wrap)
    return () => {
      element.removeEventListener('loadedmetadata', seek)
      element.removeEventListener('timeupdate', wrap)
    }
  }, [start, end])

  return (
    <video
      ref={ref}
      poster={picture?.url}
      muted
      playsInline
      controls
      aria-label={video?.title || 'Video'}
      className="size-full object-cover"
    />
  )
}

const round = (seconds: number) => Math.round(seconds * 10) / 10
