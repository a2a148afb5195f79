import { useEffect, useRef } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { Flag, GripVertical, Heart, ImageIcon, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { ItemContent } from '#app/dreams/items/ui/item_content'
import { itemName } from '#app/dreams/items/ui/item_name'
import type { Item } from '#app/dreams/ui/dream_api'
import { IconButton } from '#app/kit/button/icon_button'
import { Avatar } from '#app/kit/display/avatar'
import { Menu } from '#app/kit/overlay/menu'
import type { SortableHandle } from '#app/kit/sorting/sortable_list'

interface ItemCardProps {
  item: Item
  /** "2 of 9" */
  place: string
  handle: SortableHandle
  isCover: boolean
  /** undefined where it can’t be the cover */
  onCover?: () => void
  onVote: () => void
  onEdit: () => void
  onReport: () => void
  onRemove: () => void
}

export function ItemCard({
  item,
  place,
  handle,
  isCover,
  onCover,
  onVote,
  onEdit,
  onReport,
  onRemove,
}: ItemCardProps) {
  const { setNodeRef, listeners, isDragging } = useSortable({ id: item.id })
  const card = useMasonry()
  const name = itemName(item)
  const isOwn = item.can_edit

  const choices = [
    ...(onCover && !isCover ? [{ label: 'Use as cover', icon: ImageIcon, onSelect: onCover }] : []),
    isOwn
      ? { label: 'Edit words', icon: Pencil, onSelect: onEdit }
      : { label: 'Report', icon: Flag, onSelect: onReport },
    ...(item.can_remove
      ? [{ label: 'Remove', icon: Trash2, isDangerous: true, onSelect: onRemove }]
      : []),
  ]

  return (
    <li
      ref={setNodeRef}
      data-item={item.id}
      {...listeners}
      onDragStart={(event) => event.preventDefault()}
      className={`cursor-grab touch-manipulation break-inside-avoid print:pb-4 ${isDragging ? 'opacity-40' : ''}`}
    >
      <div
        ref={card}
        className="overflow-hidden rounded-6 border border-line bg-surface [-webkit-touch-callout:none]"
      >
        <ItemContent item={item} />
        <div className="flex items-center gap-1 border-t border-line py-1 pr-1 pl-4">
          <span className="mr-auto flex min-w-0 items-center gap-2 text-13 text-muted">
            <Avatar name={item.user.name} src={item.user.avatar} size="xs" />
            <span className="truncate">{isCover ? 'Cover' : item.user.name}</span>
          </span>
          <button
            type="button"
            aria-pressed={item.has_voted}
            aria-label={`Vote for ${name}, ${item.votes_count} so far`}
            onClick={onVote}
            className="inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-2 px-2 text-13 tabular-nums text-muted hover:bg-raised hover:text-ink aria-pressed:text-brass aria-pressed:[&_svg]:fill-current"
          >
            <Heart size={18} strokeWidth={1.5} aria-hidden />
            {item.votes_count}
          </button>
          <button
            type="button"
            aria-label={`Move ${name}, ${place}`}
            {...handle}
            className="grid size-11 cursor-grab place-items-center rounded-2 text-muted hover:bg-raised hover:text-ink print:hidden"
          >
            <GripVertical size={18} strokeWidth={1.5} aria-hidden />
          </button>
          <Menu
            align="end"
            trigger={<IconButton icon={MoreHorizontal} label={`Options for ${name}`} />}
            groups={[choices]}
          />
        </div>
      </div>
    </li>
  )
}

/** px per row of the grid, and between cards */
const ROW = 4
const GAP = 16

/** Lets a card take as many rows of its grid as it is high, so that cards close up. */
function useMasonry() {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = card
    const cell = current?.parentElement
    if (!current || !cell) return
    const fit = () => {
      cell.style.gridRowEnd = `span ${Math.ceil((current.offsetHeight + GAP) / ROW)}`
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return card
}
