import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Check, UserRoundPlus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { StrangersView } from '#app/properties/editor/ui/listing_preview'
import { MissingLinks } from '#app/properties/publishing/ui/missing_links'
import { VisibilityField } from '#app/properties/publishing/ui/visibility_field'

const InviteDialog = lazyPart(() => import('#app/properties/invitations/ui/invite_dialog'))

export function PublishStep() {
  const { state, missing } = useEditor()
  const { images } = state.draft
  return (
    <>
      <div className="flex flex-col gap-2">
        {missing.length > 0 ? (
          <p>
            <MissingLinks />
          </p>
        ) : (
          <p className="flex items-center gap-2">
            <Check size={18} strokeWidth={1.5} aria-hidden className="text-positive" />
            {state.listing.publish ? 'Published' : 'Ready to publish'}
          </p>
        )}
        {images.length > 0 && images.some(({ alt }) => !alt) && (
          <p className="text-13 text-muted">
            Add alt text to the remaining photos, for people who can’t see them.
          </p>
        )}
      </div>
      <VisibilityField />
      {state.listing.is_private && <InviteButton slug={state.listing.slug} />}
      <StrangersView />
    </>
  )
}

function InviteButton({ slug }: { slug: string }) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <div>
      <Button icon={UserRoundPlus} onClick={() => setOpen(true)}>
        Invite people
      </Button>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <InviteDialog slug={slug} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  )
}
