import { Photo } from '#app/common/ui/kit/photo'
import { Fitted } from '#app/designs/ui/components/fitted'
import { RunCanvas } from '#app/designs/ui/components/stage/run_canvas'
import { STAGE_SIZES } from '#app/designs/ui/components/stage/stage_sizes'
import { StageHead } from '#app/designs/ui/components/stage/stage_head'
import type { Design } from '#app/designs/ui/state/types'

/** A design that is being made: as the server knows it, also after a reload in the middle. */
export function RunningStage({ design }: { design: Design }) {
  return (
    <div className="flex flex-col gap-5">
      <StageHead options={design.options}>
        <p className="text-13 text-muted">You may leave; it goes on.</p>
      </StageHead>
      <Fitted width={design.image_width} height={design.image_height}>
        <RunCanvas run={design}>
          <Photo
            image={design.original_image}
            ratio="as-is"
            sizes={STAGE_SIZES}
            alt="Your photograph"
            priority
          />
        </RunCanvas>
      </Fitted>
    </div>
  )
}
