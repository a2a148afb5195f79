import { useState } from 'react'
import { ImagePlus, RotateCcw, Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Photo } from '#app/kit/media/photo'
import { Fitted, STAGE_SIZES } from '#app/designs/ui/fitted'
import { StageHead } from '#app/designs/designer/ui/stage_head'
import { useDesignActions } from '#app/designs/designer/ui/use_design_actions'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { GENERATION_FAILED } from '#app/designs/ui/send_photograph'
import type { Design } from '#app/designs/ui/types'

/** Suggests another photo first, because a retry may fail the same way. */
export function FailedStage({ design }: { design: Design }) {
  const { shelf, desk, goTo } = useDesignerState()
  const { retry, remove } = useDesignActions(shelf)
  const [isRetrying, setRetrying] = useState(false)
  const tryAgain = async () => {
    setRetrying(true)
    await retry(desk, design.id)
    setRetrying(false)
  }
  const dismiss = async () => {
    if (await remove(design.id)) goTo({ designId: null })
  }

  return (
    <div className="flex flex-col gap-5">
      <StageHead options={design.options} />
      <div className="relative">
        <div className="opacity-50 grayscale">
          <Fitted width={design.image_width} height={design.image_height}>
            <Photo
              image={design.original_image}
              ratio="as-is"
              sizes={STAGE_SIZES}
              alt="Your photo"
              className="rounded-6"
            />
          </Fitted>
        </div>
        <div
          role="alert"
          className="mt-3 rounded-6 bg-surface p-5 md:absolute md:bottom-6 md:left-6 md:mt-0 md:max-w-96 md:shadow-float"
        >
          <p className="display text-22">We couldn’t finish this design</p>
          <p className="mt-2 text-muted">{design.error ?? GENERATION_FAILED}</p>
          <div className="mt-5 flex flex-wrap gap-2">
            <Button variant="ink" icon={ImagePlus} onClick={() => goTo({ designId: null })}>
              Use another photo
            </Button>
            {design.original_image && (
              <Button icon={RotateCcw} isLoading={isRetrying} onClick={() => void tryAgain()}>
                Try again
              </Button>
            )}
            <IconButton
              icon={Trash2}
              label="Delete design"
              variant="line"
              onClick={() => void dismiss()}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
