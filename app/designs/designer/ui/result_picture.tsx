import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import { STAGE_SIZES } from '#app/designs/ui/fitted'
import type { StageView } from '#app/designs/designer/ui/finished_stage'
import type { Design } from '#app/designs/ui/types'

const CompareSlider = lazyPart(async () => ({
  default: (await import('#app/kit/media/compare_slider')).CompareSlider,
}))

interface ResultPictureProps {
  design: Design
  view: Exclude<StageView, 'versions'>
  /** "Art Deco" */
  title: string
}

export function ResultPicture({ design, view, title }: ResultPictureProps) {
  const { original_image: original } = design
  const result = design.high_res_image ?? design.image
  if (view === 'original') {
    return (
      <Photo
        image={original}
        ratio="as-is"
        sizes={STAGE_SIZES}
        alt="The original photo"
        className="rounded-6"
      />
    )
  }
  const picture = (
    <div className="relative">
      <Photo image={result} ratio="as-is" sizes={STAGE_SIZES} alt={title} className="rounded-6" />
      <span className="absolute right-3 bottom-3">
        <Badge tone="veil">AI-generated</Badge>
      </span>
    </div>
  )
  if (view === 'result' || !original || !result) return picture
  return (
    <Suspense fallback={picture}>
      <CompareSlider
        before={{ ...original, alt: 'Before' }}
        after={{ ...result, alt: `After: ${title}` }}
        label={`${title}, before and after`}
        sizes={STAGE_SIZES}
      >
        <Badge tone="veil">AI-generated</Badge>
      </CompareSlider>
    </Suspense>
  )
}
