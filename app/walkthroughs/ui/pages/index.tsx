import { Head } from '@inertiajs/react'
import { Footprints } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { PageReloads } from '#app/kit/calls/page_reloads'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { NewWalkthroughButton } from '#app/walkthroughs/ui/components/new_walkthrough_button'
import { WalkthroughCard } from '#app/walkthroughs/ui/components/walkthrough_card'
import type { Walkthrough } from '#app/walkthroughs/ui/types'

interface WalkthroughIndexProps {
  walkthroughs: {
    data: Walkthrough[]
    next_page_url: string | null
    prev_page_url: string | null
  }
}

const reloads = new PageReloads()

export default function WalkthroughIndex({ walkthroughs }: WalkthroughIndexProps) {
  const { data, next_page_url: next, prev_page_url: previous } = walkthroughs
  const reload = () => reloads.start({ only: ['walkthroughs'] })
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title="Walkthrough index" />
      <SectionHeading level="page" label="Video" action={<NewWalkthroughButton />}>
        Walkthroughs
      </SectionHeading>
      <p className="mt-4 max-w-[60ch] text-18 text-muted">
        Tours of a home, room by room. Viewers watch them straight through or jump to a room.
      </p>
      {data.length === 0 ? (
        <EmptyState icon={Footprints} title="No walkthroughs yet">
          Create one, add a video for each part of the home, and publish it with your listing.
        </EmptyState>
      ) : (
        <ul className="mt-10 grid grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {data.map((walkthrough) => (
            <li key={walkthrough.id} className="min-w-0">
              <WalkthroughCard walkthrough={walkthrough} onFinished={reload} />
            </li>
          ))}
        </ul>
      )}
      {(next || previous) && (
        <nav aria-label="Pages" className="mt-10 flex justify-between gap-4">
          {previous ? <ButtonLink href={pageOf(previous)}>Newer</ButtonLink> : <span />}
          {next && <ButtonLink href={pageOf(next)}>Older</ButtonLink>}
        </nav>
      )}
    </div>
  )
}

const pageOf = (url: string) => `/walkthroughs?${url.split('?')[1] ?? ''}`
