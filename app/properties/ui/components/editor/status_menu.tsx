import { Archive, Ellipsis, Undo2 } from 'lucide-react'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { Menu, type MenuItem } from '#app/common/ui/kit/menu'
import { toast } from '#app/common/ui/kit/toast'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'

/** Takes a listing back from where it is: unpublish, archive, out of the archive. */
export function StatusMenu() {
  const { session, state } = useEditor()
  const { status } = state.listing

  const change = async (call: () => Promise<void>, done: string) => {
    try {
      await call()
      toast.success(done)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'That did not work. Try again.')
    }
  }
  const unpublish: MenuItem = {
    label: 'Unpublish',
    icon: Undo2,
    onSelect: () => void change(() => session.publish(false), 'It is a draft again.'),
  }
  const archive: MenuItem = {
    label: 'Archive',
    icon: Archive,
    onSelect: () => void change(() => session.setStatus('archive'), 'Archived.'),
  }
  const restore: MenuItem = {
    label: 'Move to drafts',
    icon: Undo2,
    onSelect: () => void change(() => session.setStatus('draft'), 'It is a draft again.'),
  }
  const items = { draft: [archive], publish: [unpublish, archive], archive: [restore] }[status]

  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label="More for this listing" variant="line" />}
      groups={[items]}
    />
  )
}
