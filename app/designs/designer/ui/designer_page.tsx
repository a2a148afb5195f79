import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { Head, router } from '@inertiajs/react'
import { creditsInWords } from '#app/designs/design_limits'
import { DesignStrip } from '#app/designs/designer/ui/design_strip'
import { collectionAddress } from '#app/designs/designer/ui/designer_address'
import { DesignerContext, useDesignerState } from '#app/designs/designer/ui/designer_context'
import { DesignerFrame } from '#app/designs/designer/ui/designer_frame'
import { OrderBar } from '#app/designs/designer/ui/order_bar'
import { Stage } from '#app/designs/designer/ui/stage'
import { StageHead } from '#app/designs/designer/ui/stage_head'
import { useDesigner, STAGE_ID, type DesignerProps } from '#app/designs/designer/ui/use_designer'
import { EngineChoice } from '#app/designs/engines/ui/engine_choice'
import { OptionsPanel } from '#app/designs/looks/ui/options_panel'
import { Fitted, STAGE_SIZES } from '#app/designs/ui/fitted'
import { Skeleton } from '#app/kit/list/skeleton'
import { Photo } from '#app/kit/media/photo'

const Collection = lazyPart(async () => ({
  default: (await import('#app/designs/collection/ui/collection')).Collection,
}))
const CollectionFilters = lazyPart(async () => ({
  default: (await import('#app/designs/collection/ui/collection_filters')).CollectionFilters,
}))
const PromptList = lazyPart(async () => ({
  default: (await import('#app/designs/prompts/ui/prompt_list')).PromptList,
}))

export default function Designer(props: DesignerProps) {
  const { state, address } = useDesigner(props)
  const { shelf, looks, credits } = state

  return (
    <DesignerContext value={state}>
      <Head title="Designer" />
      <DesignerFrame
        tab={address.tab}
        onTab={(tab) => state.goTo({ tab })}
        note={
          <span className="num" aria-live="polite">
            {creditsInWords(credits)}
          </span>
        }
      >
        {address.tab === 'designer' && <Bench />}
        <Suspense fallback={<TabSkeleton />}>
          {address.tab === 'collection' && (
            <>
              <CollectionFilters
                rooms={looks.room_types}
                value={{ isFavorite: false, roomType: null }}
                onChange={(filter) => router.visit(collectionAddress(filter))}
              />
              <Collection shelf={shelf} looks={looks} />
            </>
          )}
          {address.tab === 'prompts' && <PromptList />}
        </Suspense>
      </DesignerFrame>
    </DesignerContext>
  )
}

function Bench() {
  const { engines, engine, chooseEngine, looks, options, choose, isOnStage } = useDesignerState()
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
        <OptionsPanel {...{ engine, looks, options, choose }} hasThemesBelow={isOnStage} />
        <div className="pb-5 empty:hidden">
          <EngineChoice engines={engines} value={engine} onChange={chooseEngine} />
        </div>
        <OrderBar />
      </section>
    </div>
  )
}

/** Keeps the layout while the finished state loads. */
function StageOnItsWay() {
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

function TabSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className="min-h-dvh">
      <div className="mt-8 grid grid-cols-1 gap-x-6 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2].map((tile) => (
          <Skeleton key={tile} className="aspect-3/2 w-full rounded-6" />
        ))}
      </div>
    </div>
  )
}
