import { Badge } from '#app/kit/display/badge'
import { Progress } from '#app/kit/display/progress'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { Photo } from '#app/kit/media/photo'
import { stateOf } from '#app/designs/ui/state/restyle_items'
import { stepWord } from '#app/designs/ui/state/step_words'
import type { Design, RestyleItem } from '#app/designs/ui/state/types'

const SIZES = '(min-width: 1280px) 420px, (min-width: 640px) 46vw, 92vw'

interface RestyledPictureProps {
  item: RestyleItem
  name: string
}

/** Before and after, or what is on its way. */
export function RestyledPicture({ item, name }: RestyledPictureProps) {
  const { design, photo } = item
  const state = stateOf(item)
  const before = design?.original_image ?? photo

  if (design?.image && before && (state === 'ready' || state === 'added')) {
    return (
      <div className="aspect-3/2 overflow-hidden rounded-6">
        <CompareSlider
          before={{ ...before, alt: `${name}, as it is today` }}
          after={{ ...design.image, alt: `${name}, redesigned` }}
          label={`${name}, before and after`}
          sizes={SIZES}
          isVertical={false}
          isFilling
        >
          <Badge tone="veil">AI-generated</Badge>
        </CompareSlider>
      </div>
    )
  }
  return (
    <div
      className="relative overflow-hidden rounded-6"
      aria-busy={state === 'running' || undefined}
    >
      <Photo image={before} ratio="3/2" sizes={SIZES} alt="" className="opacity-60" />
      {design?.preview && (
        <img
          src={design.preview}
          alt={`Preview of ${name}`}
          className="absolute inset-0 size-full object-cover blur-xs"
        />
      )}
      {state === 'waiting' && (
        <span className="absolute bottom-3 left-3">
          <Badge tone="veil">Waiting</Badge>
        </span>
      )}
      {design && state === 'running' && <Running design={design} name={name} />}
    </div>
  )
}

function Running({ design, name }: { design: Design; name: string }) {
  const step = design.progress_steps.find(({ completed }) => completed === 'in_progress')
  return (
    <div className="absolute inset-x-3 bottom-3 flex flex-col gap-2">
      <span>
        <Badge tone="veil">{stepWord(step?.message ?? 'Finalizing')}</Badge>
      </span>
      <Progress label={name} value={design.progress} isLabelHidden />
    </div>
  )
}
