export interface BoardItem<Stage extends string> {
  id: number
  stage: Stage
}

/** A place on a board: a stage, and a position in it from 0 on. */
export interface BoardPlace<Stage extends string> {
  stage: Stage
  position: number
}

interface Lifted<Item extends BoardItem<string>> {
  lifted: Item
  /** where it would land */
  draft: BoardPlace<Item['stage']>
}

/** What a stage shows, with a lifted card where it would land. */
export function itemsOf<Item extends BoardItem<string>>(
  items: readonly Item[],
  stage: Item['stage'],
  dragged: Lifted<Item> | null
): Item[] {
  if (!dragged) return items.filter((item) => item.stage === stage)
  const { lifted, draft } = dragged
  const others = items.filter((item) => item.stage === stage && item.id !== lifted.id)
  return draft.stage === stage ? others.toSpliced(draft.position, 0, lifted) : others
}

interface Hovered<Item extends BoardItem<string>> {
  items: readonly Item[]
  lifted: Item
  draft: BoardPlace<Item['stage']> | null
  /** the stage or the card under the pointer */
  over: string | number
  isStage: (value: unknown) => value is Item['stage']
}

/** Where a lifted card would land; null if that stays as it is. */
export function boardDraftOf<Item extends BoardItem<string>>({
  items,
  lifted,
  draft,
  over,
  isStage,
}: Hovered<Item>): BoardPlace<Item['stage']> | null {
  if (over === lifted.id) return null
  const dragged = draft && { lifted, draft }
  if (isStage(over)) {
    if (over === (draft?.stage ?? lifted.stage)) return null
    return { stage: over, position: itemsOf(items, over, dragged).length }
  }
  const card = items.find(({ id }) => id === over)
  if (!card) return null
  const shown = itemsOf(items, card.stage, dragged)
  return { stage: card.stage, position: shown.indexOf(card) }
}

/** The items of a board after one of them moved. @param position undefined for the end */
export function placedOnBoard<Item extends BoardItem<string>>(
  items: readonly Item[],
  id: number,
  { stage, position }: { stage: Item['stage']; position?: number }
): Item[] {
  const item = items.find((one) => one.id === id)
  if (!item) return [...items]
  const rest = items.filter((one) => one.id !== id && one.stage !== stage)
  const shown = items.filter((one) => one.id !== id && one.stage === stage)
  return [...rest, ...shown.toSpliced(position ?? shown.length, 0, { ...item, stage })]
}
