import { Photo } from '#app/kit/media/photo'
import { Fitted } from '#app/designs/ui/components/fitted'
import { StageHead } from '#app/designs/ui/components/stage/stage_head'
import { STAGE_SIZES } from '#app/designs/ui/components/stage/stage_sizes'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'

/** Keeps the layout while the finished state loads. */
export function StageOnItsWay() {
  const { shown } = useDesignerState()
  if (!shown) return null
  return (
    <div className="flex min-h-dvh flex-col gap-5" aria-busy>
      <StageHead options={shown.options}>
        <span className="block h-11" />
      </StageHead>
      <Fitted width={shown.image_width} height={shown.image_height}>
        <Photo
          image={shown.high_res_image ?? shown.image ?? shown.original_image}
          ratio="as-is"
          sizes={STAGE_SIZES}
          alt=""
          className="rounded-6"
        />
      </Fitted>
    </div>
  )
}
