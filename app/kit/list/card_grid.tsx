import type { ReactNode } from 'react'
import { LoadMoreOf } from '#app/kit/list/load_more'
import type { More } from '#app/kit/list/use_more'

interface CardGridProps<Item extends { id: number }> {
  more: More<Item>
  /** from which width on there are three columns */
  thirdAt?: 'lg' | 'xl'
  /** an item's card; what it pushes down with `mt-auto` lines up within a row */
  children: (item: Item) => ReactNode
}

/** Cards in up to three columns, with the button for more below. */
export function CardGrid<Item extends { id: number }>({
  more,
  thirdAt = 'lg',
  children,
}: CardGridProps<Item>) {
  const third = { lg: 'lg:grid-cols-3', xl: 'xl:grid-cols-3' }[thirdAt]
  return (
    <>
      <ul className={`grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 ${third}`}>
        {more.items.map((item) => (
          <li key={item.id} className="flex min-w-0 flex-col">
            {children(item)}
          </li>
        ))}
      </ul>
      <LoadMoreOf more={more} />
    </>
  )
}
