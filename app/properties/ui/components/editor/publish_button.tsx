import { useState } from 'react'
import { Button } from '#app/common/ui/kit/button'
import { Dialog } from '#app/common/ui/kit/dialog'
import { toast } from '#app/common/ui/kit/toast'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'

/** Asks once more, saying who will see it, and publishes. */
export function PublishButton() {
  const { session, state, missing } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const [isPublishing, setPublishing] = useState(false)
  const { name, is_private: isPrivate } = state.draft.fields

  const publish = async () => {
    setPublishing(true)
    try {
      await session.publish(true)
      toast.success(isPrivate ? 'Published, for you only.' : 'Published. Anyone can see it now.')
      setOpen(false)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'It could not be published.')
    } finally {
      setPublishing(false)
    }
  }

  return (
    <Dialog
      title={`Publish ${name ?? 'the listing'}?`}
      size="sm"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="primary" disabled={missing.length > 0} className="max-md:flex-1">
          Publish listing
        </Button>
      }
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Not yet</Button>
          <Button variant="primary" isLoading={isPublishing} onClick={() => void publish()}>
            Publish listing
          </Button>
        </>
      }
    >
      <p>
        {isPrivate
          ? 'It is a private listing: it stays out of search and feeds, and only you can open it.'
          : 'Anyone can find it in search and open its page, with its price and its place on the map.'}
      </p>
      <p className="mt-3 text-13 text-muted">You can take it back at any time.</p>
    </Dialog>
  )
}
