import { useId, useState, type KeyboardEvent } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { VEIL } from '#app/kit/overlay/popup_style'
import { PaletteList } from '#app/shell/ui/palette/palette_list'
import type { PaletteItem, PaletteSource } from '#app/kit/shell/palette_source'
import { usePaletteGroups } from '#app/shell/ui/palette/use_palette_groups'

interface CommandPaletteProps {
  /** the places to search, in display order */
  sources: readonly PaletteSource[]
  onClose: () => void
}

/** Finds pages and actions by a few letters; arrow keys choose, Enter runs. */
export function CommandPalette({ sources, onClose }: CommandPaletteProps) {
  const listId = useId()
  const [query, setQuery] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const groups = usePaletteGroups(query.trim(), sources)
  const items = groups.flatMap((group) => group.items)
  // by id, as late results move those already there
  const position = Math.max(
    items.findIndex(({ id }) => id === chosenId),
    0
  )
  const active = items[position]

  const take = (item: PaletteItem | undefined) => {
    if (!item) return
    onClose()
    item.run?.()
    if (item.href) router.visit(item.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, position, items.length)
    if (next === null && event.key !== 'Enter') return
    event.preventDefault()
    if (next === null) take(active)
    else setChosenId(items[next].id)
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={VEIL} />
        <Dialog.Popup className="fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[calc(100vw-32px)] max-w-150 -translate-x-1/2 flex-col overflow-hidden rounded-6 bg-surface text-ink shadow-float outline-none">
          <Dialog.Title className="sr-only">Go to</Dialog.Title>
          <label className="flex items-center gap-3 border-b border-line px-5">
            <Search size={20} strokeWidth={1.5} aria-hidden className="text-muted" />
            <input
              type="text"
              dir="auto"
              role="combobox"
              aria-label="Go to a page or do something"
              aria-expanded={items.length > 0}
              aria-controls={listId}
              aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
              autoComplete="off"
              spellCheck={false}
              placeholder="Where to?"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value)
                setChosenId(null)
              }}
              onKeyDown={onKeyDown}
              className="h-15 flex-1 bg-transparent text-18 outline-none placeholder:text-muted"
            />
            <kbd className="font-sans text-12 text-muted max-md:hidden">esc</kbd>
          </label>
          <PaletteList
            id={listId}
            groups={groups}
            active={active}
            onPoint={(item) => setChosenId(item.id)}
            onTake={take}
          />
          <p
            role="status"
            className={items.length ? 'sr-only' : 'px-5 py-8 text-center text-muted'}
          >
            {items.length ? `${items.length} found` : 'Nothing by that name.'}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The position a key moves to in a list of `length`, wrapping around; null for other keys. */
function stepOf(key: string, position: number, length: number): number | null {
  if (length === 0) return null
  if (key === 'ArrowDown') return (position + 1) % length
  if (key === 'ArrowUp') return (position - 1 + length) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  return null
}
