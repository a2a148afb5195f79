import { Suspense } from 'react'
import { OptionsPanel } from '#app/designs/ui/components/options/options_panel'
import { OrderBar } from '#app/designs/ui/components/options/order_bar'
import { DesignStrip } from '#app/designs/ui/components/stage/design_strip'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { STAGE_ID } from '#app/designs/ui/components/stage/show_stage'
import { Stage } from '#app/designs/ui/components/stage/stage'
import { StageOnItsWay } from '#app/designs/ui/components/stage/stage_on_its_way'

export function Bench() {
  const { engine, looks, options, choose } = useDesignerState()
  return (
    <div className="grid gap-8 pb-6 lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:gap-12">
      <section
        id={STAGE_ID}
        aria-label="The room"
        className="flex min-w-0 flex-col gap-8 self-start scroll-mt-6 lg:sticky lg:top-6 lg:order-2"
      >
        <Suspense fallback={<StageOnItsWay />}>
          <Stage />
          <DesignStrip />
        </Suspense>
      </section>
      <section aria-label="The look" className="min-w-0 lg:order-1">
        <OptionsPanel {...{ engine, looks, options, choose }} />
        <OrderBar />
      </section>
    </div>
  )
}
