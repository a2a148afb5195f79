import type { ReactNode } from 'react'

interface StatProps {
  value: ReactNode
  label: string
}

/** A prominent number. Group several in a `StatRow`. */
export function Stat({ value, label }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="display num text-22 wrap-anywhere md:text-28">{value}</dd>
    </div>
  )
}
