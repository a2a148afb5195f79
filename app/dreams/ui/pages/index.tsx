import { Head } from '@inertiajs/react'
import { Plus, Sparkle } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { DreamList } from '#app/dreams/ui/components/dream_list'
import { InvitationList } from '#app/dreams/ui/components/invitation_list'
import { NewDreamDialog } from '#app/dreams/ui/components/new_dream_dialog'
import type { Invitation } from '#app/dreams/ui/types'

export default function DreamIndex({ invitations }: { invitations: Invitation[] }) {
  const create = (
    <NewDreamDialog
      trigger={
        <Button variant="primary" icon={Plus}>
          New board
        </Button>
      }
    />
  )
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title="Dreams" />
      <SectionHeading level="page" label="Your next home" action={create}>
        Dreams
      </SectionHeading>
      <p className="mt-4 max-w-[60ch] text-18 text-muted">
        Boards for the home you’re dreaming of. Collect photos, designs and listings, and vote with
        the people you’ll live with.
      </p>
      <InvitationList invitations={invitations} />
      <DreamList
        kind="own"
        title="Your boards"
        empty={
          <EmptyState icon={Sparkle} title="No boards yet">
            Create one, then paste a photo, a link or a wish.
          </EmptyState>
        }
      />
      <DreamList kind="shared" title="Shared with you" empty={null} />
    </div>
  )
}
