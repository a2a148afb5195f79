import type { ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'

/** More that opens on demand, also before scripts run. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group mt-3">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 py-2 text-13 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          strokeWidth={1.5}
          aria-hidden
          className="transition-transform group-open:rotate-90"
        />
        {label}
      </summary>
      {children}
    </details>
  )
}
