import { Paintbrush, RotateCcw } from 'lucide-react'
import { Button } from '#app/common/ui/kit/button'
import { Photo } from '#app/common/ui/kit/photo'
import { Spinner } from '#app/common/ui/kit/spinner'
import { Fitted } from '#app/designs/ui/components/fitted'
import { STAGE_SIZES } from '#app/designs/ui/components/stage/stage_sizes'
import type { Design } from '#app/designs/ui/state/types'

interface LookingStageProps {
  design: Design
  /** why nothing was seen; null while somebody looks */
  error: string | null
  onRetry: () => void
  onPaintByHand: () => void
}

/** The photograph while it is looked at, and the ways on where that failed. */
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
          alt="Your photograph"
        />
        {!error && <span aria-hidden className="absolute inset-0 animate-pulse bg-black/35" />}
      </div>
      {error ? (
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
      ) : (
        <p role="status" className="mt-4 flex items-center gap-3 text-muted">
          <span className="shrink-0">
            <Spinner size={20} />
          </span>
          Looking what is what in your photograph. The first time takes some seconds.
        </p>
      )}
    </Fitted>
  )
}
