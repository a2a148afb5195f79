import type { ReactNode } from 'react'

/** `Stat`s between hairlines, as many per row as fit. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(136px,45%),1fr))] gap-x-6 gap-y-5 border-y border-line py-5">
      {children}
    </dl>
  )
}
