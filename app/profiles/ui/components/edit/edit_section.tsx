import type { ReactNode } from 'react'

interface EditSectionProps {
  title: string
  text: string
  children: ReactNode
}

export function EditSection({ title, text, children }: EditSectionProps) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line py-10 lg:grid-cols-[280px_minmax(0,1fr)]">
      <div>
        <h2 dir="auto" className="text-22">
          {title}
        </h2>
        <p className="mt-2 text-13 text-muted">{text}</p>
      </div>
      <div className="min-w-0 max-w-160">{children}</div>
    </section>
  )
}
