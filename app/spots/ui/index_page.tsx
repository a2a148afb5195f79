import { Head } from '@inertiajs/react'
import { Bookmark, Clapperboard, Plus } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import type { Page } from '#app/kit/calls/use_pages'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { EmptyState } from '#app/kit/list/empty_state'
import { Tabs } from '#app/kit/tabs/tabs'
import { SPOT_SHELVES, spotShelf, type SpotShelf } from '#app/spots/spot_shelves'
import { MoreSpots } from '#app/spots/ui/listed_spots'
import type { Spot } from '#app/spots/ui/types'

const TABS = Object.entries(SPOT_SHELVES).map(([value, label]) => ({
  value: spotShelf(value),
  label,
}))

const EMPTY = {
  published: {
    icon: Clapperboard,
    title: 'No published spots yet',
    hint: 'Make one from a video, photos or a design.',
    action: <ButtonLink href="/spots/create">Create a spot</ButtonLink>,
  },
  drafts: {
    icon: Clapperboard,
    title: 'No drafts yet',
    hint: 'Spots you start but don’t publish are kept here.',
    action: <ButtonLink href="/spots/create">Create a spot</ButtonLink>,
  },
  saved: {
    icon: Bookmark,
    title: 'No saved spots yet',
    hint: 'Spots you save in the feed appear here.',
    action: <ButtonLink href="/feed">Open the feed</ButtonLink>,
  },
}

interface SpotIndexProps {
  shelf: SpotShelf
  content: Page<Spot>
}

export default function SpotIndex({ shelf, content }: SpotIndexProps) {
  useFreshAfterBack('content')
  const { icon, title, hint, action } = EMPTY[shelf]
  const create = (
    <ButtonLink variant="primary" icon={Plus} href="/spots/create">
      Create a spot
    </ButtonLink>
  )
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title="Your spots" />
      <div className="mb-8">
        <SectionHeading level="page" label="Video" action={create}>
          Your spots
        </SectionHeading>
      </div>
      <Tabs
        label="Your spots"
        tabs={TABS}
        value={shelf}
        hrefOf={(value) => (value === 'published' ? '/spots' : `/spots?show=${value}`)}
        hasHeading
      >
        <MoreSpots
          key={shelf}
          first={content}
          empty={
            <EmptyState icon={icon} title={title} action={action}>
              {hint}
            </EmptyState>
          }
        />
      </Tabs>
    </div>
  )
}
