import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'

export function UndoButtons() {
  const { session, state } = useEditor()
  return (
    <div className="-my-1.5 flex">
      <IconButton
        icon={Undo2}
        label="Undo"
        size="sm"
        disabled={!state.canUndo}
        onClick={() => session.undo()}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        size="sm"
        disabled={!state.canRedo}
        onClick={() => session.redo()}
      />
    </div>
  )
}
