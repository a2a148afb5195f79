import type { ReactNode } from 'react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TextLink } from '#app/kit/button/text_link'
import { Tabs } from '#app/kit/tabs/tabs'
import type { DesignerTab } from '#app/designs/designer/ui/designer_address'

const TABS = [
  { value: 'designer', label: 'Designer' },
  { value: 'collection', label: 'Collection' },
  { value: 'prompts', label: 'Prompts' },
] as const

interface DesignerFrameProps {
  tab: DesignerTab
  onTab: (tab: DesignerTab) => void
  /** shown next to the link to other people's designs */
  note?: ReactNode
  children: ReactNode
}

/** The heading and tabs shared by all designer pages. */
export function DesignerFrame({ tab, onTab, note, children }: DesignerFrameProps) {
  return (
    <div className="gutter mx-auto w-full max-w-400 pt-6 md:pt-8">
      <SectionHeading
        level="page"
        action={
          <p className="flex flex-wrap items-center gap-x-6 text-13 text-muted">
            <TextLink href="/designs" className="inline-flex min-h-6 items-center">
              Inspiration
            </TextLink>
            {note}
          </p>
        }
      >
        Designer
      </SectionHeading>
      <div className="mt-4">
        <Tabs label="Designer" tabs={TABS} value={tab} onChange={onTab}>
          {children}
        </Tabs>
      </div>
    </div>
  )
}
