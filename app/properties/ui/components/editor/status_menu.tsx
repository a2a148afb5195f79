import { Archive, Ellipsis, Undo2 } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Menu, type MenuItem } from '#app/kit/overlay/menu'
import { toast } from '#app/kit/toast/toast'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'

export function StatusMenu() {
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
      groups={[items]}
    />
  )
}
