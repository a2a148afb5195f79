import { cutShort } from '#app/kit/display/cut_short'
import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'
import { ShareButton } from '#app/kit/share/share_button'
import { toast } from '#app/kit/toast/toast'
import { listingWith } from '#app/properties/drafts/ui/draft'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { privateWords } from '#app/properties/publishing/ui/private_words'

/** Asks once, publishes, and then shows the way to the page and to sharing it. */
export function PublishButton() {
  const { session, state, missing } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const [isPublishing, setPublishing] = useState(false)
  const { listing, draft } = state
  const { is_private: isPrivate } = draft.fields
  const name = draft.fields.name ?? 'your listing'

  const publish = async () => {
    setPublishing(true)
    try {
      await session.publish(true)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'We couldn’t publish it. Try again.')
    } finally {
      setPublishing(false)
    }
  }

  return (
    <>
      {!listing.publish && (
        <Button
          variant="primary"
          disabled={missing.length > 0}
          className="max-md:flex-1"
          onClick={() => setOpen(true)}
        >
          Publish listing
        </Button>
      )}
      <Dialog
        title={
          listing.publish ? `${draft.fields.name ?? 'Your listing'} is live` : `Publish ${name}?`
        }
        size="sm"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          listing.publish ? (
            <LiveButtons />
          ) : (
            <>
              <Button onClick={() => setOpen(false)}>Not yet</Button>
              <Button variant="primary" isLoading={isPublishing} onClick={() => void publish()}>
                Publish listing
              </Button>
            </>
          )
        }
      >
        {listing.publish ? (
          <>
            <Photo image={draft.images[0] ?? null} alt="" sizes="420px" className="rounded-6" />
            <p role="status" className="mt-4">
              {isPrivate
                ? `It’s published privately. ${privateWords(listing)}`
                : 'Congratulations! Anyone can see it now. Share it to bring in your first visitors.'}
            </p>
          </>
        ) : (
          <>
            <p>
              {isPrivate
                ? `This is a private listing. It stays hidden from search and feeds. ${privateWords(listing)}`
                : 'Anyone will be able to find it and see its photos, price and location.'}
            </p>
            <p className="mt-3 text-13 text-muted">You can unpublish it at any time.</p>
          </>
        )}
      </Dialog>
    </>
  )
}

function LiveButtons() {
  const { state } = useEditor()
  const { listing, draft } = state
  const path = `/properties/${listing.slug}`
  const { app } = usePage().props
  return (
    <>
      {!draft.fields.is_private && (
        <ShareButton
          url={`${app.url}${path}`}
          title={draft.fields.name ?? ''}
          description={cutShort(listingWith(listing, draft).description ?? '', 160)}
          image={draft.images[0]}
        />
      )}
      <ButtonLink href={path} variant="primary">
        View listing
      </ButtonLink>
    </>
  )
}
