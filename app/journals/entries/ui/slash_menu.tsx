import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useEditorState, type Editor } from '@tiptap/react'
import { POPUP } from '#app/kit/overlay/popup_style'
import {
  findCommands,
  slashQuery,
  type SlashChoice,
  type SlashCommand,
} from '#app/journals/entries/ui/slash_commands'

interface SlashMenuProps {
  editor: Editor
  onAsk: (what: SlashChoice) => void
}

/** Opens while a paragraph begins with a slash; the focus stays in the text. */
export function SlashMenu({ editor, onAsk }: SlashMenuProps) {
  const id = useId()
  const slash = useEditorState({ editor, selector: ({ editor: now }) => slashQuery(now) })
  const [chosen, setChosen] = useState({ query: '', index: 0 })
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  const commands = slash ? findCommands(slash.query) : []
  const isOpen = slash !== null && commands.length > 0 && dismissedAt !== slash.from
  const index = isOpen && chosen.query === slash.query ? chosen.index : 0

  const run = (command: SlashCommand) => {
    if (!slash) return
    editor.chain().focus().deleteRange(slash).run()
    command.run(editor, onAsk)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      const next = (index + step + commands.length) % commands.length
      setChosen({ query: slash.query, index: next })
    } else if (event.key === 'Enter' || event.key === 'Tab') run(commands[index])
    else if (event.key === 'Escape') setDismissedAt(slash.from)
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    const { dom } = editor.view
    dom.addEventListener('keydown', listen, { capture: true })
    return () => dom.removeEventListener('keydown', listen, { capture: true })
  }, [editor])
  useEffect(() => {
    const { dom } = editor.view
    if (!isOpen) return
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${index}`)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, index, isOpen])

  if (!isOpen) return null
  const { left, bottom } = placeOf(editor, slash.from)
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Insert"
      className={`absolute z-20 max-h-96 w-64 overflow-y-auto ${POPUP}`}
      style={{ left, top: bottom + 6 }}
    >
      {commands.map((command, at) => (
        <li
          key={command.label}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === index}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-2 px-3 text-15 hover:bg-raised aria-selected:bg-raised md:min-h-9"
          onMouseDown={(event) => {
            event.preventDefault()
            run(command)
          }}
        >
          <command.icon size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
          {command.label}
        </li>
      ))}
    </ul>
  )
}

/** Within the text's frame. */
function placeOf(editor: Editor, at: number): { left: number; bottom: number } {
  const frame = editor.view.dom.parentElement!.getBoundingClientRect()
  const { left, bottom } = editor.view.coordsAtPos(at)
  return {
    left: Math.max(0, Math.min(left - frame.left, frame.width - 256)),
    bottom: bottom - frame.top,
  }
}
