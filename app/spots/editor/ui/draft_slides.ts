import type { Data } from '#data'
import type { Picture } from '#app/kit/media/picture'
import { MAX_SLIDE_SECONDS } from '#app/spots/spot_limits'
import type { Slide } from '#app/spots/ui/types'

export type SlideSources = Data.Spots.Editor.SlideSources
type SourceVideo = SlideSources['videos'][number]

/** A slide being arranged. */
export interface DraftSlide {
  /** of this row, also before it is saved */
  key: string
  label: string
  picture: Picture | null
  source: { video_id: number } | { image_id: number } | { design_id: number }
  video: SourceVideo | null
  /** slug of the listing that it was picked from */
  home?: string
  /** among uploaded photos, which arrive in any order */
  place?: number
  /** seconds of its video */
  cut: readonly [start: number, end: number]
}

let made = 0
const newKey = () => `slide-${++made}`

interface Moment {
  label?: string
  startsAt?: number | null
  endsAt?: number | null
}

export function videoSlide(
  video: SourceVideo,
  { label, startsAt, endsAt }: Moment = {}
): DraftSlide {
  const start = startsAt ?? 0
  const end = Math.min(endsAt ?? video.duration ?? MAX_SLIDE_SECONDS, start + MAX_SLIDE_SECONDS)
  return {
    key: newKey(),
    label: label || video.title || 'Video',
    picture: video.poster,
    source: { video_id: video.id },
    video,
    cut: [start, end],
  }
}

export function imageSlide(image: Picture & { id: number }, label: string): DraftSlide {
  return { ...still, key: newKey(), label, picture: image, source: { image_id: image.id } }
}

/** Puts a slide last, but an uploaded photo before those chosen after it. */
export function withSlide(slides: readonly DraftSlide[], added: DraftSlide): DraftSlide[] {
  const { place } = added
  const later = slides.findIndex((one) => place && one.place && one.place > place)
  return slides.toSpliced(later < 0 ? slides.length : later, 0, added)
}

export function designSlide({ id, image }: SlideSources['designs'][number]): DraftSlide {
  return { ...still, key: newKey(), label: 'Design', picture: image, source: { design_id: id } }
}

const still = { video: null, cut: [0, 0] } as const

/** A saved slide, to be changed. */
export function slideDraftOf(slide: Slide, { videos }: SlideSources): DraftSlide[] {
  const { video_id: videoId, image, design_id: designId } = slide
  if (designId !== null && image) {
    return [designSlide({ id: designId, image, original_image: slide.original_image })]
  }
  if (image) return [imageSlide(image, 'Photo')]
  const video = videos.find(({ id }) => id === videoId)
  return video ? [videoSlide(video, { startsAt: slide.starts_at, endsAt: slide.ends_at })] : []
}

/** With what is known of its video by now, which may have been on its way when it was picked. */
export function withSources(slide: DraftSlide, { videos }: SlideSources): DraftSlide {
  const video = videos.find(({ id }) => id === slide.video?.id)
  if (!video || video === slide.video) return slide
  const [start, end] = slide.cut
  return {
    ...slide,
    video,
    picture: video.poster,
    cut: [start, Math.min(end, video.duration ?? end)],
  }
}

/** As the calls take it; without an end while the length of its video isn’t known. */
export function slideInput({ source, video, cut: [start, end] }: DraftSlide) {
  if (video?.duration) return { ...source, starts_at: start, ends_at: end }
  return start > 0 ? { ...source, starts_at: start } : source
}
