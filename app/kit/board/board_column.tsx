import { useId, type ReactNode } from 'react'
import { useDroppable } from '@dnd-kit/core'
import { LoadMore } from '#app/kit/list/load_more'

/** Which stages have more than the page has loaded. */
export interface ColumnPaging<Stage extends string> {
  more: readonly string[]
  /** the stage that loads its next page */
  loading: string | null
  failed: Partial<Record<string, string>>
  load: (stage: Stage) => Promise<void> | void
}

interface BoardColumnProps<Stage extends string> extends ColumnPaging<Stage> {
  stage: Stage
  label: string
  count: number
  emptyText: string
  /** its cards */
  children: ReactNode
}

export function BoardColumn<Stage extends string>(props: BoardColumnProps<Stage>) {
  const { stage, label, count, emptyText, children } = props
  const { setNodeRef, isOver } = useDroppable({ id: stage })
  const id = useId()
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={`flex min-h-80 min-w-0 snap-start flex-col rounded-b-6 border-t px-1.5 pt-3.5 pb-2 ${isOver ? 'border-brass bg-raised' : 'border-line'}`}
    >
      <h2 id={id} className="label num px-0.5 font-sans">
        {label} <span aria-hidden>·</span> {count}
      </h2>
      <ul aria-labelledby={id} className="mt-3 flex flex-col gap-3">
        {children}
      </ul>
      {count === 0 && <p className="mt-1 px-0.5 text-13 text-muted">{emptyText}</p>}
      <LoadMore
        hasMore={props.more.includes(stage)}
        isLoading={props.loading === stage}
        error={props.failed[stage]}
        onMore={() => void props.load(stage)}
      />
    </section>
  )
}
