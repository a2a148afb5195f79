import { ItemCard } from '#app/dreams/items/ui/item_card'
import { ItemContent } from '#app/dreams/items/ui/item_content'
import { itemName } from '#app/dreams/items/ui/item_name'
import type { Board } from '#app/dreams/items/ui/use_board'
import type { Item } from '#app/dreams/ui/dream_api'
import { SortableGrid } from '#app/kit/sorting/sortable_grid'

interface ItemBoardProps {
  board: Board
  onEdit: (item: Item) => void
  onReport: (item: Item) => void
}

/** The board’s items in masonry, sortable. */
export function ItemBoard({ board, onEdit, onReport }: ItemBoardProps) {
  const { dream } = board
  return (
    <>
      <h2 className="sr-only">On this board</h2>
      <SortableGrid
        label="On this board"
        items={dream.items}
        nameOf={itemName}
        hint="Arrow keys move it, Home and End move it to the beginning or the end."
        onOrder={(ids, item) => void board.move(ids, item.id)}
        className="grid auto-rows-[4px] grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 print:block print:columns-2"
        lifted={(item) => (
          <div className="overflow-hidden rounded-6 bg-surface shadow-float">
            <ItemContent item={item} />
          </div>
        )}
      >
        {(item, index, handle) => (
          <ItemCard
            key={item.id}
            item={item}
            place={`${index + 1} of ${dream.items.length}`}
            handle={handle}
            isCover={dream.cover_item_id === item.id}
            onCover={
              dream.is_owner && hasPicture(item)
                ? () => void board.change({ cover_item_id: item.id })
                : undefined
            }
            onVote={() => board.vote(item.id, !item.has_voted)}
            onEdit={() => onEdit(item)}
            onReport={() => onReport(item)}
            onRemove={() => board.remove(item.id)}
          />
        )}
      </SortableGrid>
    </>
  )
}

function hasPicture({ content }: Item): boolean {
  return Boolean(content.image ?? content.design ?? content.property?.featured_image)
}
