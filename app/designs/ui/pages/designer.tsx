import { lazy, Suspense } from 'react'
import { Head, router } from '@inertiajs/react'
import { Bench } from '#app/designs/ui/components/bench'
import { DesignerFrame } from '#app/designs/ui/components/designer_frame'
import { TabSkeleton } from '#app/designs/ui/components/tab_skeleton'
import { DesignerContext } from '#app/designs/ui/hooks/designer_context'
import { useDesigner, type DesignerProps } from '#app/designs/ui/hooks/use_designer'
import { collectionAddress } from '#app/designs/ui/state/collection_address'
import { creditsInWords } from '#app/designs/contract/credits_in_words'

const Collection = lazy(async () => ({
  default: (await import('#app/designs/ui/components/collection/collection')).Collection,
}))
const CollectionFilters = lazy(async () => ({
  default: (await import('#app/designs/ui/components/collection/collection_filters'))
    .CollectionFilters,
}))
const PromptList = lazy(async () => ({
  default: (await import('#app/designs/ui/components/prompts/prompt_list')).PromptList,
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
