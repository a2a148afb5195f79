import { Paintbrush, RotateCcw } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Photo } from '#app/kit/media/photo'
import { Spinner } from '#app/kit/list/spinner'
import { Fitted } from '#app/designs/ui/components/fitted'
import { STAGE_SIZES } from '#app/designs/ui/components/stage/stage_sizes'
import type { Design } from '#app/designs/ui/state/types'

interface LookingStageProps {
  design: Design
  /** null while the room is being read */
  error: string | null
  onRetry: () => void
  onPaintByHand: () => void
}

export function LookingStage({ design, error, onRetry, onPaintByHand }: LookingStageProps) {
  const { width, height } = design.original_image ?? design.image ?? { width: 3, height: 2 }
  return (
    <Fitted width={width} height={height}>
      <div className="relative overflow-hidden rounded-6">
        <Photo
          image={design.original_image}
          ratio="as-is"
          sizes={STAGE_SIZES}
          priority
          alt="Your photo"
        />
        {!error && (
          <>
            <span aria-hidden className="absolute inset-0 animate-pulse bg-black/35" />
            <p
              role="status"
              className="absolute inset-x-3 top-3 mx-auto flex w-fit items-center gap-3 rounded-6 bg-black/75 px-4 py-3 text-13 text-white md:top-6"
            >
              <span className="shrink-0">
                <Spinner size={20} />
              </span>
              Reading your room. This takes a few seconds.
            </p>
          </>
        )}
      </div>
      {error && (
        <div role="alert" className="mt-4">
          <p>{error}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="ink" icon={RotateCcw} onClick={onRetry}>
              Try again
            </Button>
            <Button icon={Paintbrush} onClick={onPaintByHand}>
              Paint by hand
            </Button>
          </div>
        </div>
      )}
    </Fitted>
  )
}
