import { router } from '@inertiajs/react'
import type { MouseEvent } from 'react'
import { Archive, Building2, Ellipsis, Undo2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { Menu, type MenuItem } from '#app/kit/overlay/menu'
import { toast } from '#app/kit/toast/toast'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { nextStep } from '#app/properties/editor/ui/steps'
import { MissingLinks } from '#app/properties/publishing/ui/missing_links'
import { PublishButton } from '#app/properties/publishing/ui/publish_button'

export function EditorBar() {
  const { session, state, step, goTo, missing } = useEditor()
  const next = nextStep(step)
  const page = `/properties/${state.listing.slug}`

  /** Saves first, so the preview shows what was just typed. */
  const preview = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return void session.flush()
    event.preventDefault()
    void session.flush().then(() => router.visit(page))
  }

  return (
    <div className="not-short:sticky bottom-0 z-10 mt-auto flex flex-col gap-3 border-t border-line bg-canvas px-5 pt-3.5 pb-[max(14px,env(safe-area-inset-bottom))] md:flex-row md:items-center md:justify-between md:gap-8 md:px-8">
      <p className="text-13 text-muted">{missing.length ? <MissingLinks /> : readyWords(state)}</p>
      <div className="flex shrink-0 gap-3">
        <StatusMenu />
        <ButtonLink href={page} onClick={preview} className="max-md:flex-1">
          {state.listing.publish ? 'View' : 'Preview'}
        </ButtonLink>
        {next && (
          <Button variant="primary" className="max-md:flex-1" onClick={() => goTo(next)}>
            Continue
          </Button>
        )}
        {!next && <PublishButton />}
      </div>
    </div>
  )
}

function readyWords({ listing }: { listing: { status: string; is_private: boolean } }): string {
  if (listing.status !== 'publish') return 'Ready to publish'
  return listing.is_private ? 'Published privately' : 'Published'
}

function StatusMenu() {
  const { session, state } = useEditor()
  const { status } = state.listing

  const change = async (call: () => Promise<void>, done: string, undo?: () => Promise<void>) => {
    try {
      await call()
      const action = undo && { label: 'Undo', onAct: () => void change(undo, 'Restored.') }
      toast.success(done, { action })
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'That didn’t work. Try again.')
    }
  }
  const archiveWithUndo = () =>
    change(
      () => session.setStatus('archive'),
      'Archived.',
      status === 'publish' ? () => session.publish(true) : () => session.setStatus('draft')
    )
  const unpublish: MenuItem = {
    label: 'Unpublish',
    icon: Undo2,
    onSelect: () => void change(() => session.publish(false), 'Unpublished. It’s a draft again.'),
  }
  const archive: MenuItem = {
    label: 'Archive',
    icon: Archive,
    onSelect: () => void archiveWithUndo(),
  }
  const restore: MenuItem = {
    label: 'Move to drafts',
    icon: Undo2,
    onSelect: () => void change(() => session.setStatus('draft'), 'Moved to drafts.'),
  }
  const items = { draft: [archive], publish: [unpublish, archive], archive: [restore] }[status]

  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label="More for this listing" variant="line" />}
      groups={[items, [{ label: 'My listings', icon: Building2, href: '/dashboard/properties' }]]}
    />
  )
}
