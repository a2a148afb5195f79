import { lazy, Suspense } from 'react'
import { Head } from '@inertiajs/react'
import { SectionHeading } from '#app/common/ui/kit/section_heading'
import { TextLink } from '#app/common/ui/kit/text_link'
import { Tabs } from '#app/common/ui/kit/tabs'
import { Bench } from '#app/designs/ui/components/bench'
import { TabSkeleton } from '#app/designs/ui/components/tab_skeleton'
import { DesignerContext } from '#app/designs/ui/hooks/designer_context'
import { useDesigner, type DesignerProps } from '#app/designs/ui/hooks/use_designer'
import { creditsInWords } from '#app/designs/ui/state/credits_in_words'

const Collection = lazy(async () => ({
  default: (await import('#app/designs/ui/components/collection/collection')).Collection,
}))
const PromptList = lazy(async () => ({
  default: (await import('#app/designs/ui/components/prompts/prompt_list')).PromptList,
}))

const TABS = [
  { value: 'designer', label: 'Designer' },
  { value: 'collection', label: 'Collection' },
  { value: 'prompts', label: 'Prompts' },
] as const

export default function Designer(props: DesignerProps) {
  const { state, address } = useDesigner(props)

  return (
    <DesignerContext value={state}>
      <Head title="Designer index" />
      <div className="gutter mx-auto w-full max-w-400 pt-6 md:pt-8">
        <SectionHeading
          level="page"
          action={
            <p className="flex flex-wrap items-center gap-x-6 text-13 text-muted">
              <TextLink href="/designs" className="inline-flex min-h-6 items-center">
                What others made
              </TextLink>
              <span className="num" aria-live="polite">
                {creditsInWords(state.credits)}
              </span>
            </p>
          }
        >
          Designer
        </SectionHeading>
        <div className="mt-4">
          <Tabs
            label="Designer"
            tabs={TABS}
            value={address.tab}
            onChange={(tab) => state.goTo({ tab })}
          >
            {address.tab === 'designer' && <Bench />}
            <Suspense fallback={<TabSkeleton />}>
              {address.tab === 'collection' && (
                <Collection shelf={state.shelf} looks={state.looks} />
              )}
              {address.tab === 'prompts' && <PromptList />}
            </Suspense>
          </Tabs>
        </div>
      </div>
    </DesignerContext>
  )
}
