import { Skeleton } from '#app/kit/list/skeleton'

const WIDTHS = ['w-2/5', 'w-1/2 ml-auto', 'w-1/4 ml-auto', 'w-3/5', 'w-1/3']

export function ThreadSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading messages"
      className="mx-auto flex min-h-0 w-full max-w-220 flex-1 flex-col justify-end gap-3 overflow-hidden px-4 py-8 md:px-8"
    >
      {WIDTHS.map((width) => (
        <Skeleton key={width} className={`h-11 rounded-[18px] ${width}`} />
      ))}
    </div>
  )
}
