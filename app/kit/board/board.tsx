import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import {
  DndContext,
  DragOverlay,
  pointerWithin,
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core'
import { BoardCard, LiftedCard } from '#app/kit/board/board_card'
import { BoardColumn, type ColumnPaging } from '#app/kit/board/board_column'
import { boardDraftOf, itemsOf, type BoardItem, type BoardPlace } from '#app/kit/board/board_order'
import { MEASURING, SILENT, useDragSensors } from '#app/kit/sorting/dragging'

interface BoardProps<
  Stage extends string,
  Item extends BoardItem<Stage>,
> extends ColumnPaging<Stage> {
  stages: readonly Stage[]
  words: Record<Stage, string>
  /** in the order in which each stage shows them */
  items: readonly Item[]
  /** of all, also of those that aren't loaded */
  counts: Record<Stage, number>
  nameOf: (item: Item) => string
  /** what an empty stage says */
  emptyText: string
  /** the card's content, inside a button: no controls */
  content: (item: Item) => ReactNode
  /** controls below it */
  footer?: (item: Item) => ReactNode
  /** whether people decide about the order within a stage */
  isOrdered?: boolean
  onOpen: (id: number) => void
  /**
   * @param position among the others of the stage; undefined for wherever it belongs
   * @returns whether it was moved
   */
  onMove: (item: Item, stage: Stage, position?: number) => Promise<boolean>
}

/** Cards by stage, moved by mouse, touch or arrow keys. Its drag and drop is heavy: load it lazily. */
export function Board<Stage extends string, Item extends BoardItem<Stage>>(
  props: BoardProps<Stage, Item>
) {
  const { stages, words, items, counts, nameOf, isOrdered = false, onMove } = props
  const hintId = useId()
  const board = useRef<HTMLDivElement>(null)
  const sensors = useDragSensors()
  const [liftedId, setLiftedId] = useState<number | null>(null)
  const [draft, setDraft] = useState<BoardPlace<Stage> | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const focusNext = useRef<number | null>(null)
  const lifted = items.find(({ id }) => id === liftedId)
  const isStage = (value: unknown): value is Stage => stages.some((stage) => stage === value)
  const shownIn = (stage: Stage) =>
    itemsOf(items, stage, lifted && draft ? { lifted, draft } : null)

  // A card that moves loses the focus to the body. Focus anywhere else is the person's own doing.
  useEffect(() => {
    if (focusNext.current === null) return
    const card = board.current?.querySelector<HTMLElement>(`[data-card="${focusNext.current}"]`)
    if (document.activeElement === document.body) card?.focus()
    else if (document.activeElement !== card) focusNext.current = null
  })

  const move = async (item: Item, stage: Stage, position?: number) => {
    const count = counts[stage] + (stage === item.stage ? 0 : 1)
    if (!(await onMove(item, stage, position))) return
    const place = position === undefined ? '' : `, position ${position + 1} of ${count}`
    setAnnouncement(`${nameOf(item)}, moved to ${words[stage]}${place}`)
  }
  const moveByKey = (item: Item, stage: Stage, position?: number) => {
    focusNext.current = item.id
    void move(item, stage, position).finally(() => setTimeout(() => (focusNext.current = null)))
  }
  const takeKey = (event: KeyboardEvent, item: Item) => {
    const across = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const along = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!across && !along) return
    const stage = across && stages[stages.indexOf(item.stage) + across]
    if (along) event.preventDefault()
    if (stage) {
      event.preventDefault()
      moveByKey(item, stage)
    } else if (along && event.shiftKey && isOrdered) {
      const shown = itemsOf(items, item.stage, null)
      const position = shown.indexOf(item) + along
      if (position >= 0 && position < shown.length) moveByKey(item, item.stage, position)
    } else if (along) {
      neighborOf(event.currentTarget, along)?.focus()
    }
  }

  const makeRoom = ({ over }: DragOverEvent) => {
    if (!isOrdered || !lifted || !over) return
    const next = boardDraftOf({ items, lifted, draft, over: over.id, isStage })
    if (next) setDraft(next)
  }
  const drop = ({ over }: DragEndEvent) => {
    setLiftedId(null)
    setDraft(null)
    if (!lifted) return
    if (draft) {
      const before = itemsOf(items, lifted.stage, null).indexOf(lifted)
      if (draft.stage === lifted.stage && draft.position === before) return
      void move(lifted, draft.stage, draft.position)
    } else if (isStage(over?.id) && over.id !== lifted.stage) {
      void move(lifted, over.id)
    }
  }

  return (
    <DndContext
      id={hintId}
      sensors={sensors}
      collisionDetection={cardsFirst}
      measuring={isOrdered ? MEASURING : undefined}
      accessibility={{ announcements: SILENT }}
      onDragStart={({ active }) => setLiftedId(Number(active.id))}
      onDragOver={makeRoom}
      onDragCancel={() => {
        setLiftedId(null)
        setDraft(null)
      }}
      onDragEnd={drop}
    >
      <div
        ref={board}
        className={`-mx-2 grid grid-flow-col auto-cols-[minmax(min(17rem,78vw),1fr)] items-stretch gap-3 overflow-x-auto px-0.5 pb-4 ${lifted ? '' : 'max-md:snap-x max-md:snap-mandatory'}`}
      >
        {stages.map((stage) => (
          <BoardColumn
            key={stage}
            {...props}
            stage={stage}
            label={words[stage]}
            count={counts[stage]}
          >
            {shownIn(stage).map((item) => (
              <BoardCard
                key={item.id}
                id={item.id}
                hintId={`${hintId}-hint`}
                isPlace={isOrdered}
                onOpen={() => props.onOpen(item.id)}
                onKeyDown={(event) => takeKey(event, item)}
                footer={props.footer?.(item)}
              >
                {props.content(item)}
              </BoardCard>
            ))}
          </BoardColumn>
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {lifted && <LiftedCard>{props.content(lifted)}</LiftedCard>}
      </DragOverlay>
      <p id={`${hintId}-hint`} hidden>
        Enter opens it. The left and right arrow keys move it to another stage
        {isOrdered && ', Shift with the up and down arrow keys within its stage'}.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  )
}

/** A card is in a column, so both are under the pointer. */
const cardsFirst: CollisionDetection = (args) => {
  const hits = pointerWithin(args)
  const card = hits.find(({ id }) => typeof id === 'number')
  return card ? [card] : hits
}

/** The card above or below, in the same stage. */
function neighborOf(card: Element, step: number) {
  const row = card.closest('li')
  const next = step < 0 ? row?.previousElementSibling : row?.nextElementSibling
  return next?.querySelector<HTMLElement>('[data-card]')
}
