import { lazy, Suspense, useState } from 'react'
import { Check, UserRoundPlus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Switch } from '#app/kit/form/switch'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { MissingLinks } from '#app/properties/publishing/ui/missing_links'
import { privateWords } from '#app/properties/publishing/ui/private_words'

const InviteDialog = lazy(() => import('#app/properties/invitations/ui/invite_dialog'))

export function PublishStep() {
  const { session, state, missing } = useEditor()
  const { fields, images } = state.draft
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
      <Switch
        label="Private listing"
        hint={
          fields.is_private
            ? `Hidden from search and feeds. ${privateWords(state.listing)}`
            : 'Off: once published, anyone can find it and open its page.'
        }
        checked={fields.is_private}
        onChange={(event) => session.edit({ is_private: event.target.checked })}
        className="border-y border-line py-5"
      />
      {state.listing.is_private && <InviteButton slug={state.listing.slug} />}
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
