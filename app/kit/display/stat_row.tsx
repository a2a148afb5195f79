import type { ReactNode } from 'react'

interface StatRowProps {
  children: ReactNode
  /** holds short figures only, so that more fit */
  isTight?: boolean
}

/** `Stat`s between hairlines, as many per row as fit. */
export function StatRow({ children, isTight }: StatRowProps) {
  const columns = isTight
    ? 'grid-cols-[repeat(auto-fit,minmax(min(112px,45%),1fr))]'
    : 'grid-cols-[repeat(auto-fit,minmax(min(136px,45%),1fr))]'
  return <dl className={`grid gap-x-6 gap-y-5 border-y border-line py-5 ${columns}`}>{children}</dl>
}
