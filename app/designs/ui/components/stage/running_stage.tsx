import { Photo } from '#app/kit/media/photo'
import { Fitted } from '#app/designs/ui/components/fitted'
import { RunCanvas } from '#app/designs/ui/components/stage/run_canvas'
import { STAGE_SIZES } from '#app/designs/ui/components/stage/stage_sizes'
import { StageHead } from '#app/designs/ui/components/stage/stage_head'
import type { Design } from '#app/designs/ui/state/types'

export function RunningStage({ design }: { design: Design }) {
  return (
    <div className="flex flex-col gap-5">
      <StageHead options={design.options}>
        <p className="text-13 text-muted">You can leave. We’ll keep working.</p>
      </StageHead>
      <Fitted width={design.image_width} height={design.image_height}>
        <RunCanvas run={design}>
          <Photo
            image={design.original_image}
            ratio="as-is"
            sizes={STAGE_SIZES}
            alt="Your photo"
            priority
          />
        </RunCanvas>
      </Fitted>
    </div>
  )
}
