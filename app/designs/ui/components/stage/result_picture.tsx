import { Badge } from '#app/common/ui/kit/badge'
import { CompareSlider } from '#app/common/ui/kit/compare_slider'
import { Photo } from '#app/common/ui/kit/photo'
import { STAGE_SIZES } from '#app/designs/ui/components/stage/stage_sizes'
import type { StageView } from '#app/designs/ui/components/stage/view_choice'
import type { Design } from '#app/designs/ui/state/types'

interface ResultPictureProps {
  design: Design
  view: Exclude<StageView, 'versions'>
  /** what the room is called: "Art deco" */
  title: string
}

/** What was made, with its label, or what it was made from. */
export function ResultPicture({ design, view, title }: ResultPictureProps) {
  const { original_image: original } = design
  const result = design.high_res_image ?? design.image
  if (view === 'original') {
    return (
      <Photo
        image={original}
        ratio="as-is"
        sizes={STAGE_SIZES}
        alt="The original photograph"
        className="rounded-6"
      />
    )
  }
  if (view === 'compare' && original && result) {
    return (
      <CompareSlider
        before={{ ...original, alt: 'Before' }}
        after={{ ...result, alt: `After: ${title}` }}
        label={`${title}, before and after`}
        sizes={STAGE_SIZES}
      >
        <Badge tone="veil">AI-generated</Badge>
      </CompareSlider>
    )
  }
  return (
    <div className="relative">
      <Photo image={result} ratio="as-is" sizes={STAGE_SIZES} alt={title} className="rounded-6" />
      <span className="absolute right-3 bottom-3">
        <Badge tone="veil">AI-generated</Badge>
      </span>
    </div>
  )
}
